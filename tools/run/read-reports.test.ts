import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport, sumTallies } from './read-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))

function report(value: unknown): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(value))
  return path
}

describe('reports', () => {
  it('counts a test file that broke before its first test as a failure', () => {
    const path = report({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
      ],
    })
    expect(readVitestReport(path)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts a browser test that needed its second try, and global errors, as failures', () => {
    const path = report({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{}],
    })
    expect(readPlaywrightReport(path)).toEqual({ passed: 5, failed: 3, skipped: 0 })
  })

  it('counts a missing report as a failure', () => {
    expect(readVitestReport(join(folder, 'absent'))).toMatchObject({ failed: 1 })
    expect(readPlaywrightReport(join(folder, 'absent'))).toMatchObject({ failed: 1 })
  })

  it('adds runners up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(sumTallies([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  })
})
