import { defineConfig } from 'vitest/config'

const server = {
  include: ['apps/server/**/*.test.ts'],
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A file starts an application of its own; the code of the server itself keeps nothing between them.
  isolate: false,
}

export default defineConfig({
  test: {
    // The usual number leaves a core of two idle, and many server tests wait more than they work.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          // Pure functions: one file leaves nothing behind for the next.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['apps/web/fresh-page.ts', 'apps/web/wait-for-screens.ts'],
          // Keeps what it shows in its modules: made anew with the others.
          server: { deps: { inline: ['react-toastify'] } },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server-sqlite',
          ...server,
          globalSetup: ['apps/server/test/sqlite-file.ts'],
          env: { TEST_DIALECT: 'sqlite' },
        },
      },
      {
        test: {
          name: 'server-postgres',
          ...server,
          globalSetup: ['apps/server/test/postgres-cluster.ts'],
          env: { TEST_DIALECT: 'postgres' },
        },
      },
    ],
  },
})
