import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['apps/e2e/browsers/*.test.ts'],
    root: new URL('../../..', import.meta.url).pathname,
    globalSetup: ['apps/e2e/browsers/start-site.ts'],
    // One worker for each engine: a browser of its own, alike for all of its stories.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
})
