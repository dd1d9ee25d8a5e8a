import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

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

// The built app goes where the Python package serves it from; git ignores that folder.
export default defineConfig({
  plugins: [svelte()],
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
