import { DAY_MS } from '@gyeol/korean'
import { describe, expect, it } from 'vitest'
import type { Recurrence, Series } from './model.ts'
import { lastOccurrence, nextOccurrences, occurrenceOn, occurrencesIn } from './occurrences.ts'

const kst = (text: string) => Date.parse(`${text}+09:00`)
const PLAIN: Recurrence = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [],
}
const series = (start: string, end: string, recurrence: Partial<Recurrence>): Series => ({
  startAt: kst(start),
  endAt: kst(end),
  recurrence: { ...PLAIN, ...recurrence },
})
/** Thursdays 14:00–17:00 from 3 December 2026 on. */
const thursdays = (recurrence: Partial<Recurrence> = {}) =>
  series('2026-12-03T14:00', '2026-12-03T17:00', recurrence)
const days = (whole: Series, count = 5) =>
  nextOccurrences(whole, whole.startAt - 1, count).map(({ on }) => on)

describe('the days of a rule', () => {
  it('[RC1, RC3] are the chosen weekdays from the first on', () => {
    expect(days(thursdays())).toEqual([
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
    ])
    expect(days(thursdays({ weekdays: [1, 4] }), 4)).toEqual([
      '2026-12-03',
      '2026-12-07',
      '2026-12-10',
      '2026-12-14',
    ])
  })

  it('[RC3] of every other week count weeks from Sunday', () => {
    // Sunday 6 December begins the week that is left out.
    expect(days(thursdays({ weekdays: [0, 4], interval: 2 }), 4)).toEqual([
      '2026-12-03',
      '2026-12-13',
      '2026-12-17',
      '2026-12-27',
    ])
  })

  it('[RC2] every third day, over the end of a year', () => {
    expect(
      days(series('2026-12-28T00:00', '2026-12-28T01:00', { every: 'day', interval: 3 }), 3),
    ).toEqual(['2026-12-28', '2026-12-31', '2027-01-03'])
  })

  it('[RC4, RC5] by the number of a day leave out months without it', () => {
    const monthly = series('2027-01-31T10:00', '2027-01-31T11:00', { every: 'month' })
    expect(days(monthly, 4)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31', '2027-07-31'])
  })

  it('[RC4] by the second Tuesday, by the last Friday', () => {
    const second = { every: 'month', monthBy: 'weekday' } as const
    expect(days(series('2026-12-08T10:00', '2026-12-08T11:00', second), 3)).toEqual([
      '2026-12-08',
      '2027-01-12',
      '2027-02-09',
    ])
    const last = { every: 'month', monthBy: 'last-weekday' } as const
    expect(days(series('2027-01-29T10:00', '2027-01-29T11:00', last), 3)).toEqual([
      '2027-01-29',
      '2027-02-26',
      '2027-03-26',
    ])
  })

  it('[RC5] a fifth Friday is where there is one', () => {
    const fifth = { every: 'month', monthBy: 'weekday' } as const
    expect(days(series('2027-01-29T10:00', '2027-01-29T11:00', fifth), 3)).toEqual([
      '2027-01-29',
      '2027-04-30',
      '2027-07-30',
    ])
  })

  it('[RC6] end with a day that may be the last one, or after a number of times', () => {
    expect(days(thursdays({ until: '2026-12-17' }))).toEqual([
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
    ])
    expect(days(thursdays({ until: '2026-12-16' }))).toHaveLength(2)
    expect(days(thursdays({ count: 2 }))).toEqual(['2026-12-03', '2026-12-10'])
    const left = { on: '2026-12-10', change: null }
    expect(days(thursdays({ count: 3, exceptions: [left] }))).toEqual(['2026-12-03', '2026-12-17'])
  })

  it('[RC5] of 29 February come every leap year, and a rule without end is asked without one', () => {
    const leap = { every: 'month', interval: 12 } as const
    const whole = series('2028-02-29T10:00', '2028-02-29T11:00', leap)
    expect(days(whole, 2)).toEqual(['2028-02-29', '2032-02-29'])
    expect(days(whole, 100_000)).toHaveLength(236)
  })
})

describe('exceptions', () => {
  const moved = {
    on: '2026-12-10',
    change: {
      startAt: new Date(kst('2026-12-11T10:00')).toISOString(),
      endAt: new Date(kst('2026-12-11T12:00')).toISOString(),
      title: '옮긴 점검',
      body: null,
    },
  }

  it('[RC8] are found where they are now', () => {
    const whole = thursdays({ exceptions: [moved] })
    const at = (text: string) =>
      occurrencesIn(whole, { from: kst(text), to: kst(text) + DAY_MS }, 10).map(({ on }) => on)
    expect(at('2026-12-10T00:00')).toEqual([])
    expect(at('2026-12-11T00:00')).toEqual(['2026-12-10'])
    expect(occurrenceOn(whole, '2026-12-10')).toMatchObject({
      startAt: kst('2026-12-11T10:00'),
      title: '옮긴 점검',
      body: null,
      isChanged: true,
    })
  })

  it('[RC8] moved past the next one come after it', () => {
    const late = { ...moved.change, startAt: '2026-12-20T00:00:00Z', endAt: '2026-12-20T01:00:00Z' }
    const whole = thursdays({ exceptions: [{ on: '2026-12-10', change: late }] })
    expect(days(whole, 4)).toEqual(['2026-12-03', '2026-12-17', '2026-12-10', '2026-12-24'])
  })

  it('[RC7] say nothing on a day the rule has not, and stay when the hour changes', () => {
    expect(days(thursdays({ exceptions: [{ on: '2026-12-11', change: null }] }), 2)).toEqual([
      '2026-12-03',
      '2026-12-10',
    ])
    const stray = { ...moved, on: '2026-12-12' }
    expect(days(thursdays({ exceptions: [stray] }), 2)).toEqual(['2026-12-03', '2026-12-10'])
    const left = { exceptions: [{ on: '2026-12-10', change: null }] }
    const later = series('2026-12-03T20:00', '2026-12-03T21:00', left)
    expect(days(later, 2)).toEqual(['2026-12-03', '2026-12-17'])
    expect(occurrenceOn(later, '2026-12-10')).toBeNull()
    expect(occurrenceOn(later, '2026-12-11')).toBeNull()
  })
})

describe('now', () => {
  it('the one that runs is the next, the one that is over the last', () => {
    const whole = thursdays()
    const [running] = nextOccurrences(whole, kst('2026-12-10T16:59'), 1)
    expect(running?.on).toBe('2026-12-10')
    expect(nextOccurrences(whole, kst('2026-12-10T17:00'), 1)[0]?.on).toBe('2026-12-17')
    expect(lastOccurrence(whole, kst('2026-12-10T16:59'))?.on).toBe('2026-12-03')
    expect(lastOccurrence(whole, kst('2026-12-10T17:00'))?.on).toBe('2026-12-10')
    expect(lastOccurrence(whole, kst('2026-12-03T15:00'))).toBeNull()
  })

  it('the last of something long over is still found', () => {
    const whole = thursdays({ count: 2 })
    expect(lastOccurrence(whole, kst('2099-01-01T00:00'))?.on).toBe('2026-12-10')
    expect(nextOccurrences(whole, kst('2099-01-01T00:00'), 3)).toEqual([])
  })
})

describe('[RC11] what lies centuries back or ahead', () => {
  const NOW = kst('2026-11-28T20:00')
  it.each<[string, Series, string | null]>([
    [
      'days that ended in 1990',
      series('1000-01-01T00:00', '1000-01-01T01:00', { every: 'day', until: '1990-12-31' }),
      '1990-12-31',
    ],
    [
      'days of which the last two hundred were left out',
      series('1000-01-01T00:00', '1000-01-01T01:00', {
        every: 'day',
        until: '1990-12-31',
        exceptions: Array.from({ length: 200 }, (_, back) => ({
          on: new Date(Date.UTC(1990, 11, 31 - back)).toISOString().slice(0, 10),
          change: null,
        })),
      }),
      '1990-06-14',
    ],
    [
      'a thousand times with two hundred exceptions',
      series('1000-01-01T00:00', '1000-01-01T01:00', {
        every: 'day',
        count: 1000,
        exceptions: Array.from({ length: 200 }, (_, ahead) => ({
          on: new Date(Date.UTC(1000, 0, 2 + ahead)).toISOString().slice(0, 10),
          change: {
            startAt: '1002-01-01T00:00Z',
            endAt: '1002-01-01T01:00Z',
            title: null,
            body: null,
          },
        })),
      }),
      // Neither 1000 nor 1001 is a leap year: it is the 270th day of 1002.
      '1002-09-27',
    ],
    [
      'a day every 99 months',
      series('1004-02-29T00:00', '1004-02-29T01:00', {
        every: 'month',
        interval: 99,
        until: '1990-01-01',
      }),
      // 119 times 99 months are 981 years and 9 months; once more would be after 1990.
      '1985-11-29',
    ],
    ['what has not begun', series('2990-01-01T00:00', '2990-01-01T01:00', { every: 'day' }), null],
  ])('is found at once: %s', (_name, whole, expected) => {
    const before = process.cpuUsage()
    for (let times = 0; times < 100; times += 1) {
      const last = lastOccurrence(whole, NOW)
      expect(last?.on ?? null).toBe(expected)
      nextOccurrences(whole, NOW, 1)
      occurrencesIn(whole, { from: NOW, to: NOW + DAY_MS }, 10)
      occurrenceOn(whole, '2026-11-28')
    }
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })
})
