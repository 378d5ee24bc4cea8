import { existsSync, readFileSync } from 'node:fs'

/** What a test runner says of its run. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

/** Adds up tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NOTHING,
  )
}

/** Reads Vitest's JSON report; a missing report counts as one failure. */
export function readVitestReport(path: string): Tally {
  if (!existsSync(path)) return { ...NOTHING, failed: 1 }
  const report: {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  } = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests,
  }
}

/**
 * Reads Playwright's JSON report. A test that passes only at another try has failed: nobody mends
 * what the gate lets through. A missing report is one failure.
 */
export function readPlaywrightReport(path: string): Tally {
  if (!existsSync(path)) return { ...NOTHING, failed: 1 }
  const report: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  } = JSON.parse(readFileSync(path, 'utf8'))
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}
