import { describe, expect, it } from 'vitest'
import { isDue, isLate } from './backup-lateness.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEVER = { at: null, rows: 0, scheduledAt: null, failedAt: null, trial: null }
const now = 1_000 * DAY

describe('a backup is late', () => {
  const late = (last: object, everyHours: number, beginning: number | null = 0) =>
    isLate({ ...NEVER, ...last }, { now, everyHours, beginning })

  it('by the clock once twice its time has passed', () => {
    expect(late({ scheduledAt: now - 2 * DAY }, 24)).toBe(false)
    expect(late({ scheduledAt: now - 2 * DAY - 1 }, 24)).toBe(true)
    // What somebody downloads says nothing about the clock.
    expect(late({ at: now, scheduledAt: now - 3 * DAY }, 24)).toBe(true)
  })
  it('without a clock after a month, whoever made the last', () => {
    expect(late({ at: now - 30 * DAY }, 0)).toBe(false)
    expect(late({ at: now - 31 * DAY }, 0)).toBe(true)
  })
  it('not before a new site had that time', () => {
    expect(late({}, 0, now - 29 * DAY)).toBe(false)
    expect(late({}, 0, now - 31 * DAY)).toBe(true)
    expect(late({}, 24, now - DAY)).toBe(false)
    expect(late({}, 24, null)).toBe(false)
  })
  it('where all that is known of lies a year ahead, noted by a clock that ran ahead', () => {
    expect(late({ scheduledAt: now + 365 * DAY }, 24)).toBe(true)
    expect(late({ at: now + 365 * DAY }, 0, now - DAY)).toBe(false)
    expect(late({ at: now + 365 * DAY }, 0, now + 365 * DAY)).toBe(true)
  })
  it('when one has failed', () => expect(late({ at: now, failedAt: now }, 0)).toBe(true))
  it('when the last trial has failed', () => {
    const trial = { at: now, rows: 7, failure: null }
    expect(late({ at: now, trial }, 0)).toBe(false)
    expect(late({ at: now, trial: { ...trial, failure: 'keys' } }, 0)).toBe(true)
  })
})

describe('a backup is due', () => {
  const due = (last: object, everyHours: number) =>
    isDue({ ...NEVER, ...last }, { now, everyHours, beginning: 0 })

  it('not before anybody has come', () =>
    expect(isDue(NEVER, { now, everyHours: 24, beginning: null })).toBe(false))

  it.each([
    [{}, 24, true],
    [{}, 0, false],
    [{ scheduledAt: now - DAY }, 24, true],
    [{ scheduledAt: now - DAY + 1 }, 24, false],
    [{ at: now }, 24, true],
    [{ failedAt: now - HOUR + 1 }, 24, false],
    [{ failedAt: now - HOUR }, 24, true],
    // A clock that was set back must not stop backups.
    [{ failedAt: now + DAY }, 24, true],
    [{ scheduledAt: now + 365 * DAY }, 24, true],
  ] as const)('after %j every %i hours: %s', (last, everyHours, expected) => {
    expect(due(last, everyHours)).toBe(expected)
  })
})
