import { runSteps, type Step } from './run/run-step.ts'

const steps: Step[] = [
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  { name: 'styles', command: 'stylelint', args: ['apps/web/src/**/*.css'] },
  // More checkers to a project ask the same questions again, each for itself.
  { name: 'types', command: 'tsc', args: ['-b', '--checkers', '1'] },
  { name: 'structure', command: 'node', args: ['tools/structure/check-structure.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
]

const results = await runSteps(steps)
const failed = results.filter((result) => !result.ok)
console.log(`\ncheck: ${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
