import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './run-step.ts'

/** How long a test took. */
export type TimedTest = { readonly name: string; readonly seconds: number }

/** What a test runner says of its run. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by name: told once more at the end, where a long output is read. */
  readonly failures: readonly string[]
  readonly timed: readonly TimedTest[]
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], timed: [] }

/** Adds up tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
      timed: [...sum.timed, ...tally.timed],
    }),
    NOTHING,
  )
}

/** The slowest tests of a run, the slowest first: one line each. */
export function slowestTests({ timed }: Pick<Tally, 'timed'>, most: number): readonly string[] {
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** A run that ended badly has failed, also where its report names no failure. */
export function failedRun(tally: Tally, hasEndedWell: boolean, name: string): Tally {
  if (hasEndedWell || tally.failed > 0) return tally
  return sumTallies([tally, { ...NOTHING, failed: 1, failures: [name] }])
}

const TOLD_LINES = 4

/** The beginning of an error's words, without colours and without the stack behind them. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line))
    .slice(0, TOLD_LINES)
    .join('\n    ')
}

type VitestFile = {
  readonly status: string
  readonly name?: string
  readonly message?: string
  readonly assertionResults: {
    readonly status?: string
    readonly fullName?: string
    /** Milliseconds; absent of a test that did not run. */
    readonly duration?: number
    readonly failureMessages?: string[]
  }[]
}

/** Reads Vitest's JSON report; a missing report counts as one failure. */
export function readVitestReport(path: string): Tally {
  if (!existsSync(path)) return { ...NOTHING, failed: 1, failures: ['no report of Vitest'] }
  const report: {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: VitestFile[]
  } = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = report.testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName = '', failureMessages = [] }) =>
          `${name} > ${fullName}\n    ${firstLines(failureMessages[0] ?? '')}`,
      ),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
    failures: [
      ...brokenFiles.map(({ name = '', message = '' }) => `${name}\n    ${firstLines(message)}`),
      ...tests,
    ],
    timed: report.testResults.flatMap(({ name = '', assertionResults }) =>
      assertionResults.map(({ fullName = '', duration = 0 }) => ({
        name: `${relative(ROOT, name)} > ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  }
}

type PlaywrightSuite = {
  readonly file?: string
  readonly specs?: {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: {
      readonly status: string
      readonly projectName?: string
      readonly results: {
        /** Milliseconds. */
        readonly duration?: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
  readonly suites?: PlaywrightSuite[]
}

function failedStories({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error?.message ?? ''
        return `${file}:${line} > ${title}\n    ${firstLines(message)}`
      }),
  )
  return [...own, ...suites.flatMap(failedStories)]
}

function timedStories({ specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName = '', results }) => ({
      name: `[${projectName}] ${file}:${line} > ${title}`,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(timedStories)]
}

/**
 * Reads Playwright's JSON report. A test that passes only at another try has failed: nobody mends
 * what the gate lets through. A missing report is one failure.
 */
export function readPlaywrightReport(path: string): Tally {
  if (!existsSync(path)) return { ...NOTHING, failed: 1, failures: ['no report of Playwright'] }
  const report: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: { message?: string }[]
    suites?: PlaywrightSuite[]
  } = JSON.parse(readFileSync(path, 'utf8'))
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.errors.map(({ message = '' }) => firstLines(message)),
      ...(report.suites ?? []).flatMap(failedStories),
    ],
    timed: (report.suites ?? []).flatMap(timedStories),
  }
}
