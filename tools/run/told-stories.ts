import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedRun, NOTHING, readVitestReport, type Tally } from './read-reports.ts'
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
    if (isSmoke && process.env.CI === undefined) return NOTHING
    return { ...NOTHING, failed: 1, failures: ['Firefox or WebKit is missing'] }
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
  return failedRun(readVitestReport(file), ok, 'stories in Firefox and WebKit: see their output')
}
