import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { figure, type FigureProps } from './src/art/figures'

declare const process: { env: Record<string, string | undefined> }

/** What the pictures are drawn with is loaded with the first board, and each game's own pictures with its board. */
const OWN = 'duel|houses|schools|gladius|for_glory|spartacus|serpents'
const ART = [
  { name: 'art', test: new RegExp(`src/art/(?:figures|scenes)/(?!beasts|.*/(?:${OWN})\\.)[\\w/]+\\.(?:ts|txt)`) },
  { name: 'art-beasts', test: /src\/art\/figures\/beasts\// },
  { name: 'art-gladius', test: /src\/art\/.*\/(?:gladius|duel)\./ },
  { name: 'art-for_glory', test: /src\/art\/.*\/(?:for_glory|schools)\./ },
  { name: 'art-spartacus', test: /src\/art\/.*\/(?:spartacus|houses)\./ },
  { name: 'art-serpents', test: /src\/art\/.*\/serpents\./ },
]

/** Who is in the pictures of the games: drawn here, so that the first visit loads nothing that draws everybody. */
const PEOPLE: Record<string, FigureProps[]> = {
  gladius: [
    { id: 'home-secutor', style: 'secutor', side: 'batiatus', size: 118, at: [40, 27] },
    { id: 'home-retiarius', style: 'retiarius', side: 'glaber', size: 118, at: [164, 27], facing: 'left' },
  ],
  spartacus: [
    { id: 'home-thracian', style: 'thracian', side: 'batiatus', pose: 'strike', size: 130, at: [40, 6] },
    { id: 'home-murmillo', style: 'murmillo', side: 'glaber', pose: 'block', size: 130, at: [150, 6], facing: 'left' },
  ],
  for_glory: [
    { id: 'home-hoplomachus', style: 'hoplomachus', side: 'batiatus', size: 84, at: [18, 62] },
    { id: 'home-samnite', style: 'samnite', side: 'tullius', size: 84, at: [118, 62] },
    { id: 'home-provocator', style: 'provocator', side: 'glaber', size: 84, at: [218, 62], facing: 'left' },
  ],
  school: [
    { id: 'home-trainer', style: 'trainer', side: 'batiatus', size: 66, at: [34, 10] },
    { id: 'home-dimachaerus', style: 'dimachaerus', side: 'glaber', size: 66, at: [106, 10], facing: 'left' },
  ],
}
const DRAWN = 'virtual:posters'
const posters = {
  name: 'posters',
  resolveId: (id: string) => (id === DRAWN ? `\0${DRAWN}` : undefined),
  load: (id: string) => {
    if (id !== `\0${DRAWN}`) return undefined
    const drawn = Object.entries(PEOPLE).map(([game, all]) => [game, all.map(figure).join('')])
    return `export const people = ${JSON.stringify(Object.fromEntries(drawn))}`
  },
}

// The built app goes where the Python package serves it from; git ignores that folder.
export default defineConfig({
  plugins: [svelte(), posters],
  build: {
    outDir: '../src/munera/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: ART } } },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of the Python package
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      // To open a personal link is a page of the app; its button posts.
      '/seat': { target: 'http://127.0.0.1:8000', bypass: ({ method }) => (method === 'GET' ? '/' : undefined) },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // One jsdom for each worker, not one for each file: that took most of the time.
  test: { environment: 'jsdom', pool: 'vmThreads', include: ['src/**/*.test.ts'], globalSetup: './printed.setup.js' },
})
