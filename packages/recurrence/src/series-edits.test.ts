import { describe, expect, it } from 'vitest'
import type { Recurrence, Series } from './model.ts'
import { nextOccurrences } from './occurrences.ts'
import { recurrenceProblem, type WishedSeries } from './rule-problem.ts'
import {
  endedBefore,
  movedByDays,
  startedOn,
  withException,
  withoutException,
} from './series-edits.ts'

const kst = (text: string) => Date.parse(`${text}+09:00`)
const RULE: Recurrence = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [],
}
const thursdays = (recurrence: Partial<Recurrence> = {}): Series => ({
  startAt: kst('2026-12-03T14:00'),
  endAt: kst('2026-12-03T17:00'),
  recurrence: { ...RULE, ...recurrence },
})
const daysOf = (series: Series) => nextOccurrences(series, 0, 10).map(({ on }) => on)
const change = {
  startAt: '2026-12-11T01:00:00.000Z',
  endAt: '2026-12-11T03:00:00.000Z',
  title: null,
  body: null,
}

describe('an occurrence', () => {
  it('is left out, changed and put back', () => {
    const left = withException(RULE, '2026-12-10', null)
    expect(left.exceptions).toEqual([{ on: '2026-12-10', change: null }])
    const changed = withException(withException(left, '2026-12-03', null), '2026-12-10', change)
    expect(changed.exceptions).toEqual([
      { on: '2026-12-03', change: null },
      { on: '2026-12-10', change },
    ])
    expect(withoutException(changed, '2026-12-10').exceptions).toHaveLength(1)
  })
})

describe('a series cut in two', () => {
  it('has the same days as before, each once', () => {
    const whole = thursdays({
      count: 6,
      exceptions: [
        { on: '2026-12-10', change: null },
        { on: '2026-12-24', change },
      ],
    })
    const on = '2026-12-17'
    const head = { ...whole, recurrence: endedBefore(whole.recurrence, on) }
    const tail = {
      startAt: kst('2026-12-17T14:00'),
      endAt: kst('2026-12-17T17:00'),
      recurrence: startedOn(whole, on),
    }
    expect(head.recurrence.exceptions.map((one) => one.on)).toEqual(['2026-12-10'])
    expect(tail.recurrence.exceptions.map((one) => one.on)).toEqual(['2026-12-24'])
    expect(tail.recurrence.count).toBe(4)
    expect([...daysOf(head), ...daysOf(tail)].toSorted()).toEqual(daysOf(whole).toSorted())
  })
})

describe('[RC10] a series moved by days', () => {
  it('turns its weekdays and keeps its exceptions with the same times', () => {
    const whole = thursdays({
      weekdays: [1, 4],
      until: '2026-12-31',
      exceptions: [{ on: '2026-12-10', change }],
    })
    expect(movedByDays(whole, 3)).toEqual({
      ...RULE,
      weekdays: [0, 4],
      until: '2027-01-03',
      exceptions: [
        {
          on: '2026-12-13',
          change: {
            ...change,
            startAt: '2026-12-14T01:00:00.000Z',
            endAt: '2026-12-14T03:00:00.000Z',
          },
        },
      ],
    })
  })

  it('by months goes by the place of the time, not by its date', () => {
    const monthly = thursdays({ every: 'month', exceptions: [{ on: '2027-02-03', change: null }] })
    // The third time of the 30th is 30 March: February has none.
    expect(movedByDays(monthly, 27).exceptions).toEqual([{ on: '2027-03-30', change: null }])
  })

  it('and back is as it was', () => {
    const whole = thursdays({ weekdays: [2, 4, 6], exceptions: [{ on: '2026-12-15', change }] })
    const days = 11
    const there = {
      startAt: kst('2026-12-14T14:00'),
      endAt: kst('2026-12-14T17:00'),
      recurrence: movedByDays(whole, days),
    }
    expect(movedByDays(there, -days)).toEqual(whole.recurrence)
  })
})

it('[RC11] is moved at once, whatever an older row holds', () => {
  const until = '2999-12-31'
  const exceptions = [{ on: until, change: null }]
  const startAt = kst('1000-01-02T14:00')
  const before = process.cpuUsage()
  for (const interval of [1, 2]) {
    const recurrence = { ...RULE, weekdays: [0, 1, 2, 3, 4, 5, 6], interval, until, exceptions }
    const moved = movedByDays({ startAt, endAt: startAt, recurrence }, 1)
    expect(moved.exceptions).toHaveLength(1)
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(150)
})

describe('[RC9] what cannot repeat', () => {
  const EVERY_DAY = { every: 'day' } as const
  const problem = (wish: Partial<WishedSeries>, recurrence: Partial<Recurrence> = {}) =>
    recurrenceProblem({ ...thursdays(recurrence), ...wish })
  it.each([
    ['NO_END', { endAt: null }, {}],
    ['TWO_ENDS', {}, { until: '2027-01-01', count: 3 }],
    ['FIRST_DAY', {}, { weekdays: [5] }],
    ['UNTIL_BEFORE_START', {}, { until: '2026-12-02' }],
    ['YEARS', { startAt: kst('1999-12-31T14:00'), endAt: kst('1999-12-31T15:00') }, EVERY_DAY],
    ['YEARS', {}, { until: '2101-01-01' }],
    [null, { startAt: kst('2000-01-01T14:00'), endAt: kst('2000-01-01T15:00') }, EVERY_DAY],
    [null, {}, { until: '2100-12-31' }],
    ['OVERLAP', { endAt: kst('2026-12-10T14:01') }, {}],
    ['OVERLAP', { endAt: kst('2026-12-05T14:00') }, { weekdays: [4, 5] }],
    [
      'TWICE',
      {},
      {
        exceptions: [
          { on: '2026-12-10', change: null },
          { on: '2026-12-10', change },
        ],
      },
    ],
    [
      'CHANGE_BACKWARDS',
      {},
      { exceptions: [{ on: '2026-12-10', change: { ...change, endAt: '2026-12-01T00:00:00Z' } }] },
    ],
    [null, { endAt: kst('2026-12-10T14:00') }, {}],
    [null, {}, { until: '2026-12-03' }],
    [null, { endAt: kst('2027-12-10T14:00') }, { count: 1 }],
  ])('is told: %s', (expected, wish, recurrence) => {
    expect(problem(wish, recurrence)).toBe(expected)
  })
})
