/** The people in the pictures of the games, drawn when the app is built (`vite.config.ts`). */
declare module 'virtual:posters' {
  export const people: Record<string, string>
}
