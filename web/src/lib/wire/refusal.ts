/** A request that the server did not carry out; `code` has words in every language, which may name `facts`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, number> = {},
  ) {
    super(code)
  }
}

/** Why something went wrong: what the server said, or that it said nothing. */
export const codeOf = (why: unknown): string => (why instanceof Refusal ? why.code : 'busy')
