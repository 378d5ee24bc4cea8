import { configDefaults, defineConfig } from 'vitest/config'
import { testsOnPostgres } from './apps/server/test/postgres-tests.ts'
import { languageBuild } from './apps/web/language-build.ts'

/** Tests of what only the English build says or reads. */
const IN_ENGLISH = '**/*.in-english.test.{ts,tsx}'

/** Generous: what hangs is found all the same, and a slow machine is no fault. */
const MOST_MS = 180_000

const server = {
  include: ['apps/server/**/*.test.ts'],
  environment: 'node',
  testTimeout: MOST_MS,
  hookTimeout: MOST_MS,
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
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/*.test.ts'],
          exclude: [...configDefaults.exclude, IN_ENGLISH],
          environment: 'node',
          // Pure functions: one file leaves nothing behind for the next.
          isolate: false,
          testTimeout: MOST_MS,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, IN_ENGLISH],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['apps/web/fresh-page.ts', 'apps/web/wait-for-screens.ts'],
          // Keeps what it shows in its modules: made anew with the others.
          server: { deps: { inline: ['react-toastify'] } },
          testTimeout: MOST_MS,
        },
      },
      {
        // Modules give way to their English ones, as in the English build.
        plugins: [languageBuild('english')],
        test: {
          name: 'english',
          include: [IN_ENGLISH],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['apps/web/fresh-page.ts'],
          env: { VITE_LANGUAGE: 'english' },
          testTimeout: MOST_MS,
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
          include: testsOnPostgres(),
          globalSetup: ['apps/server/test/postgres-cluster.ts'],
          env: { TEST_DIALECT: 'postgres' },
        },
      },
    ],
  },
})
