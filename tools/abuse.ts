import { spawnSync } from 'node:child_process'
import { ROOT } from './run/run-step.ts'

/**
 * `npm run abuse`: plays every attack the site is known to withstand against an application of its
 * own, without end until it is refused, and tells the figures. `npm test` plays them short.
 */
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'server-sqlite',
    '--reporter',
    'verbose',
    'apps/server/test/abuse',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ABUSE: 'whole' } },
)
process.exitCode = status ?? 1
