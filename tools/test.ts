import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighFirstLoads } from './first-load.ts'
import {
  failedRun,
  NOTHING,
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
  sumTallies,
  type Tally,
} from './run/read-reports.ts'
import { runStep } from './run/run-step.ts'
import { toldStories } from './run/told-stories.ts'
import { hasBrowser, hasPostgres, installCommand, missingPackages } from './run/system-packages.ts'

/** So many of the slowest tests are named. */
const MOST_TOLD = 30

const DIST = join(import.meta.dirname, '../apps/web/dist')

const reports = mkdtempSync(join(tmpdir(), 'gyeol-test-'))
const needsPostgres = process.env.CI !== undefined

async function check(): Promise<Tally> {
  const { ok } = await runStep({ name: 'check', command: 'node', args: ['tools/check.ts'] })
  return ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: ['npm run check'] }
}

async function vitest(): Promise<Tally> {
  const skipsPostgres = !hasPostgres()
  if (skipsPostgres) {
    console.log('PostgreSQL is missing: the server suite on PostgreSQL is SKIPPED')
    console.log(`  to run it: ${installCommand(['postgresql'])}`)
  }
  const file = join(reports, 'vitest.json')
  const { ok } = await runStep({
    name: 'unit, web and server tests',
    command: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(skipsPostgres ? ['--project', '!server-postgres'] : []),
    ],
  })
  const tally = readVitestReport(file)
  const told = failedRun(tally, ok, 'vitest: an error outside every test, see its output')
  if (!skipsPostgres || !needsPostgres) return told
  return sumTallies([told, { ...NOTHING, failed: 1, failures: ['PostgreSQL is missing'] }])
}

async function browser(): Promise<Tally> {
  if (!hasBrowser()) {
    console.error(`browser tests need Chromium: ${installCommand(missingPackages())}`)
    return { ...NOTHING, failed: 1, failures: ['Chromium is missing'] }
  }
  const file = join(reports, 'playwright.json')
  const { ok } = await runStep({
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return failedRun(readPlaywrightReport(file), ok, 'playwright: see its output')
}

async function otherEngines(): Promise<Tally> {
  return toldStories({ isSmoke: true })
}

async function build(): Promise<Tally> {
  const { ok } = await runStep({ name: 'build', command: 'node', args: ['tools/build-web.ts'] })
  return ok ? NOTHING : { ...NOTHING, failed: 1, failures: ['npm run build'] }
}

/** What pages fetch at first in the build just made. */
async function firstLoad(): Promise<Tally> {
  console.log('\n▶ first load')
  try {
    const pages = await weighFirstLoads(DIST)
    for (const { line } of pages) console.log(line)
    const failures = pages.filter(({ isWithin }) => !isWithin).map(({ line }) => line)
    return { ...NOTHING, passed: pages.length - failures.length, failed: failures.length, failures }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return { ...NOTHING, failed: 1, failures: [`first load: ${message}`] }
  }
}

const tallies: Tally[] = []
for (const part of [check, build, firstLoad, vitest, browser, otherEngines])
  tallies.push(await part())
const run = sumTallies(tallies)
const { passed, failed, skipped, failures } = run
console.log(`\nthe slowest:\n${slowestTests(run, MOST_TOLD).join('\n')}`)
if (failures.length > 0) console.log(`\nfailed:\n${failures.map((name) => `- ${name}`).join('\n')}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
