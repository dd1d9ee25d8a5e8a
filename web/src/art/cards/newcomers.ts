/** Which cards of a hand came since the question before: they are marked as new until the next one. */

const counted = (cards: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** Asked anew with every state: the hand, and what distinguishes one question from the next. */
export function newcomers(): (hand: readonly string[], question: string) => ReadonlySet<string> {
  let before: Map<string, number> | null = null
  let now = new Map<string, number>()
  let asked = ''
  return (hand, question) => {
    // While nothing is asked others play: what one draws then is new, too.
    if (question && question !== asked) {
      before = asked ? now : null
      asked = question
    }
    if (question) now = counted(hand)
    const known = before
    if (!known) return new Set()
    return new Set([...counted(hand)].filter(([card, count]) => count > (known.get(card) ?? 0)).map(([card]) => card))
  }
}
