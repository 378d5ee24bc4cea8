import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toldStories } from './run/told-stories.ts'
import { runStep } from './run/run-step.ts'

/** `npm run browsers`: every story of apps/e2e/browsers in Firefox and in WebKit. */
async function browsers(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const build = await runStep({
    name: 'build',
    command: 'node',
    args: [join('tools', 'build-web.ts')],
  })
  const { passed, failed } = build.ok
    ? await toldStories({ only: positionals })
    : { passed: 0, failed: 1 }
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failed} failed`)
}

await browsers()
