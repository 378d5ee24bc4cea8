import { defineConfig } from 'vitest/config'
const server = {
  root: '/work/main',
  include: ['apps/server/**/*.test.ts'],
  environment: 'node' as const,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'server-sqlite', ...server, env: { TEST_DIALECT: 'sqlite' } } },
      {
        test: {
          name: 'server-postgres',
          ...server,
          env: { TEST_DIALECT: 'postgres' },
          globalSetup: ['/work/main/apps/server/test/postgres-cluster.ts'],
        },
      },
    ],
  },
})
