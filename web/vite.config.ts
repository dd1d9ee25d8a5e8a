import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

declare const process: { env: Record<string, string | undefined> }

// The built app goes where the Python package serves it from; git ignores that folder.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/munera/server/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
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
