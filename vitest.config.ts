import { defineConfig } from 'vitest/config'

const server = {
  include: ['apps/server/**/*.test.ts'],
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 60_000,
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
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/wait-for-screens.ts'],
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
