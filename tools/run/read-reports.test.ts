import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  failedRun,
  NOTHING,
  readPlaywrightReport,
  readVitestReport,
  slowestTests,
  sumTallies,
} from './read-reports.ts'
import { ROOT } from './run-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))

function report(value: unknown): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(value))
  return path
}

function story(title: string, status: string, message?: string) {
  const error = message === undefined ? {} : { error: { message } }
  return {
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, projectName: 'phone', results: [{ ...error, duration: 2500 }] }],
  }
}

describe('reports', () => {
  it('counts a test file that broke before its first test as a failure', () => {
    const path = report({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          status: 'failed',
          name: 'broken.test.ts',
          message: 'no such module',
          assertionResults: [],
        },
        {
          status: 'failed',
          name: 'one.test.ts',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'adds',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2\n    at one.test.ts:3'],
            },
            { status: 'passed', fullName: 'takes away', duration: 1500 },
          ],
        },
      ],
    })
    expect(readVitestReport(path)).toMatchObject({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: [
        'broken.test.ts\n    no such module',
        'one.test.ts > adds\n    expected 1\n    to be 2',
      ],
    })
  })

  it('counts a browser test that needed its second try, and global errors, as failures', () => {
    const path = report({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                story('opens', 'unexpected', 'no heading'),
                story('closes', 'flaky', 'too late'),
                story('stays', 'expected'),
              ],
            },
          ],
        },
      ],
    })
    expect(readPlaywrightReport(path)).toMatchObject({
      passed: 5,
      failed: 3,
      skipped: 0,
      failures: [
        'the server did not start',
        'a.spec.ts:7 > opens\n    no heading',
        'a.spec.ts:7 > closes\n    too late',
      ],
    })
  })

  it('counts a missing report as a failure', () => {
    expect(readVitestReport(join(folder, 'absent'))).toMatchObject({ failed: 1 })
    expect(readPlaywrightReport(join(folder, 'absent'))).toMatchObject({ failed: 1 })
  })

  it('adds runners up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, failures: ['one'], timed: [] }
    expect(sumTallies([one, one])).toEqual({
      passed: 2,
      failed: 4,
      skipped: 6,
      failures: ['one', 'one'],
      timed: [],
    })
  })

  it('tells the slowest, of all runners', () => {
    const tests = report({
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [
        {
          status: 'passed',
          name: join(ROOT, 'one.test.ts'),
          assertionResults: [
            { status: 'passed', fullName: 'adds', duration: 1500 },
            { status: 'passed', fullName: 'takes away', duration: 20 },
          ],
        },
      ],
    })
    const stories = report({
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
      suites: [{ specs: [story('opens', 'expected')] }],
    })
    const run = sumTallies([readVitestReport(tests), readPlaywrightReport(stories)])
    expect(slowestTests(run, 2)).toEqual([
      '    2.5 s  [phone] a.spec.ts:7 > opens',
      '    1.5 s  one.test.ts > adds',
    ])
  })

  it('takes a run that ended badly for failed, also where its report names no failure', () => {
    const fine = { ...NOTHING, passed: 4 }
    expect(failedRun(fine, true, 'run')).toEqual(fine)
    expect(failedRun(fine, false, 'run')).toEqual({ ...fine, failed: 1, failures: ['run'] })
    const told = { ...fine, failed: 2, failures: ['a', 'b'] }
    expect(failedRun(told, false, 'run')).toEqual(told)
  })
})
