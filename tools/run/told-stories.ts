import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOTHING, readVitestReport, type Tally } from './read-reports.ts'
import { runStep } from './run-step.ts'
import { hasOtherEngines, installCommand, missingPackages } from './system-packages.ts'

type Choice = {
  /** Only what every `npm test` has to tell. */
  readonly isSmoke?: boolean
  /** Words of the name: of an engine (`Firefox`, `WebKit`), of a story, or of both in this order. */
  readonly only?: readonly string[]
}

/** Tells the stories of apps/e2e/browsers in the engines that are not Chromium's. */
export async function toldStories({ isSmoke = false, only = [] }: Choice): Promise<Tally> {
  if (!hasOtherEngines()) {
    console.error('Firefox or WebKit is missing: their stories are SKIPPED')
    console.error(`  to tell them: ${installCommand(missingPackages())}`)
    return { ...NOTHING, failed: isSmoke && process.env.CI === undefined ? 0 : 1 }
  }
  const file = join(mkdtempSync(join(tmpdir(), 'gyeol-stories-')), 'vitest.json')
  const { ok } = await runStep({
    name: 'stories in Firefox and WebKit',
    command: 'vitest',
    args: [
      'run',
      '--config=apps/e2e/browsers/vitest.config.ts',
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(only.length > 0 ? ['-t', only.join('.*')] : []),
    ],
    env: isSmoke ? { STORIES: 'smoke' } : {},
  })
  const tally = readVitestReport(file)
  return { ...tally, failed: Math.max(tally.failed, ok ? 0 : 1) }
}
