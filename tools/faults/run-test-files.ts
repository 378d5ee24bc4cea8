import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readPlaywrightReport, readVitestReport } from '../run/read-reports.ts'
import { ROOT } from '../run/run-step.ts'
import type { FaultRunner } from './fault.ts'

const STORIES = 'apps/e2e'

/** Files of one runner. */
export type TestRun = {
  readonly project: FaultRunner
  readonly files: readonly string[]
  /** One failure says enough. */
  readonly isFirstEnough: boolean
}

/** What a run says: the files with a test that failed, the first of these tests, and where its output is. */
export type TestRunResult = {
  readonly red: readonly string[]
  readonly firstFailure: string | null
  /** Something was tested. */
  readonly hasRun: boolean
  readonly log: string
}

/** Builds the web app where stories need it, and runs test files. */
export async function runTestFiles(run: TestRun): Promise<TestRunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-faults-'))
  const report = join(folder, 'report.json')
  const log = join(folder, 'output.txt')
  const isBrowser = run.project === 'browser'
  if (isBrowser && !(await buildQuietly(log)))
    return { red: [], firstFailure: null, hasRun: false, log }
  await (isBrowser ? playwright(run, { report, log }) : vitest(run, { report, log }))
  const { passed, failures } = isBrowser ? readPlaywrightReport(report) : readVitestReport(report)
  // Only a test that failed counts: a file that cannot even be read shows no test to be of use.
  const failedIn = (file: string) =>
    failures.find((line) =>
      line.startsWith(isBrowser ? `${relative(STORIES, file)}:` : `${join(ROOT, file)} > `),
    )
  const told = run.files.map(failedIn).find((line) => line !== undefined)
  return {
    red: run.files.filter((file) => failedIn(file) !== undefined),
    firstFailure: told === undefined ? null : titleOf(told),
    hasRun: told !== undefined || passed > 0,
    log,
  }
}

/** Builds the web app; false where that does not work. */
export function buildQuietly(log: string): Promise<boolean> {
  return quietly('node', { args: ['tools/build-web.ts'], log })
}

/** The test's name of a line of failures, without its file and what it said. */
function titleOf(failure: string): string {
  const [line = ''] = failure.split('\n')
  return line.slice(line.indexOf(' > ') + 3)
}

type Places = { readonly report: string; readonly log: string }

function vitest({ project, files, isFirstEnough }: TestRun, { report, log }: Places) {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
  const bail = isFirstEnough ? ['--bail=1'] : []
  return quietly('vitest', {
    args: [...args, `--outputFile.json=${report}`, ...bail, ...files],
    log,
  })
}

function playwright({ files, isFirstEnough }: TestRun, { report, log }: Places) {
  const config = ['--config', `${STORIES}/playwright.config.ts`, '--reporter=list,json']
  return quietly('playwright', {
    args: ['test', ...config, ...(isFirstEnough ? ['-x'] : []), ...files],
    log,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
}

type Quiet = {
  readonly args: readonly string[]
  readonly log: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command with its output in a file, and says whether it ended well. */
function quietly(command: string, { args, log, env }: Quiet): Promise<boolean> {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  // Nothing goes on testing a fault that is gone.
  const stop = () => child.kill()
  process.once('exit', stop)
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      process.off('exit', stop)
      closeSync(output)
      resolve(isGood)
    }
    child.once('error', () => end(false))
    child.once('exit', (code) => end(code === 0))
  })
}
