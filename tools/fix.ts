import { runSteps } from './run/run-step.ts'

const results = await runSteps([
  { name: 'lint', command: 'oxlint', args: ['--fix', '.'] },
  { name: 'format', command: 'biome', args: ['format', '--write', '.'] },
])
process.exitCode = results.every((result) => result.ok) ? 0 : 1
