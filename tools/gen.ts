import { runSteps } from './run/run-step.ts'

/** Writes every generated file anew: the API's document, the font subset, the brand pictures. */
const results = await runSteps([
  { name: 'openapi', command: 'node', args: ['apps/server/src/cli/write-openapi.ts'] },
  { name: 'font', command: 'node', args: ['tools/font/build-font.ts'] },
  { name: 'picture font', command: 'node', args: ['tools/font/build-picture-font.ts'] },
  { name: 'brand pictures', command: 'node', args: ['tools/font/build-brand-images.ts'] },
])
process.exitCode = results.every((result) => result.ok) ? 0 : 1
