/** What each game shows, for pages that show any game: it is loaded when it is asked for. */

const games = import.meta.glob(['./*.ts', '!./index.ts'])

export async function openArt(game: string): Promise<void> {
  await games[`./${game}.ts`]?.()
}
