import { runSteps, type Step } from './run/run-step.ts'

const PROJECTS = [
  'packages/tsconfig.json',
  'packages/tsconfig.test.json',
  'apps/server',
  'apps/web',
  'apps/e2e',
  'tools',
]

const steps: Step[] = [
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  ...PROJECTS.map((project) => ({
    name: `types ${project}`,
    command: 'tsc',
    args: ['-p', project],
  })),
  { name: 'structure', command: 'node', args: ['tools/structure/check-structure.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
]

const results = await runSteps(steps)
const failed = results.filter((result) => !result.ok)
console.log(`\ncheck: ${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
