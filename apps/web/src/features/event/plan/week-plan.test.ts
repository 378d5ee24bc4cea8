import type { EventSummary } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { chooseForWeek, isTimed, planWeek, readWeek, shiftWeek, weekOf } from './week-plan.ts'

const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()

type Given = Partial<EventSummary> & { readonly id: string }

function event({ id, ...given }: Given): EventSummary {
  return {
    id,
    title: id,
    kind: 'event',
    startAt: at('2026-11-24', '20:00'),
    endKind: 'at',
    endAt: at('2026-11-24', '22:00'),
    state: 'published',
    version: 1,
    ...given,
  }
}

const raid = (day: string) =>
  event({
    id: 'raid',
    occurrence: day,
    startAt: at(day, '20:00'),
    endAt: at(day, '22:00'),
  })
const party = event({
  id: 'party',
  startAt: at('2026-11-24', '21:00'),
  endAt: at('2026-11-24', '23:00'),
})
const harvest = event({ id: 'harvest', startAt: at('2026-11-20', '15:00'), endAt: null })
const NOW = Date.parse(at('2026-11-23', '12:00'))
const EVENTS = [raid('2026-11-24'), raid('2026-11-26'), party, harvest]
const MARKED = { marks: ['raid', 'party', 'harvest'], skips: [] }

describe('a week', () => {
  it('begins on Sunday, as the calendar does', () => {
    expect(weekOf('2026-11-24')).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
    expect(weekOf('2026-11-28')[0]).toBe('2026-11-22')
    expect(shiftWeek('2026-11-24', -1)).toBe('2026-11-17')
    expect(readWeek('2026-02-30')).toBeNull()
    expect(readWeek('nov')).toBeNull()
  })
})

describe('the plan of a week', () => {
  it('has the times of short events by their days, and long ones at any time', () => {
    const { days, anytime, others, clashes } = planWeek(EVENTS, MARKED, NOW)
    expect(days.map(({ day, times }) => [day, times.map(({ key }) => key)])).toEqual([
      ['2026-11-24', ['raid 2026-11-24', 'party']],
      ['2026-11-26', ['raid 2026-11-26']],
    ])
    expect(anytime.map(({ id }) => id)).toEqual(['harvest'])
    expect(others).toEqual([])
    expect(clashes).toBe(1)
    expect(days[0]?.times.map((time) => time.clashes)).toEqual([['party'], ['raid']])
  })

  it('does not clash with what is left out or over', () => {
    const skips = ['raid 2026-11-24']
    expect(planWeek(EVENTS, { ...MARKED, skips }, NOW).clashes).toBe(0)
    expect(planWeek(EVENTS, MARKED, Date.parse(at('2026-11-25', '00:00'))).clashes).toBe(0)
  })

  it('offers each of the others once', () => {
    expect(planWeek(EVENTS, { marks: [], skips: [] }, NOW).others.map(({ id }) => id)).toEqual([
      'raid',
      'party',
      'harvest',
    ])
  })

  it('calls twelve hours a time to be there, and more or an open end any time', () => {
    const from = at('2026-11-24', '06:00')
    expect(isTimed(event({ id: 'a', startAt: from, endAt: at('2026-11-24', '18:00') }))).toBe(true)
    expect(isTimed(event({ id: 'a', startAt: from, endAt: at('2026-11-24', '18:01') }))).toBe(false)
    expect(isTimed(harvest)).toBe(false)
  })
})

describe('the choice for a week', () => {
  it('takes another day of what comes again', () => {
    const { skipped, kept, missed } = chooseForWeek(planWeek(EVENTS, MARKED, NOW))
    expect(skipped).toEqual(['raid 2026-11-24'])
    expect(kept.toSorted()).toEqual(['party', 'raid 2026-11-26'])
    expect(missed).toEqual([])
  })

  it('names what no time is left for', () => {
    const only = [raid('2026-11-24'), party]
    const { missed, kept } = chooseForWeek(planWeek(only, MARKED, NOW))
    expect(kept).toHaveLength(1)
    expect(missed).toHaveLength(1)
  })

  it('goes nowhere while the game is down', () => {
    const down = event({
      id: 'down',
      kind: 'maintenance',
      startAt: at('2026-11-26', '14:00'),
      endAt: at('2026-11-26', '21:00'),
    })
    const plan = planWeek([...EVENTS, down], MARKED, NOW)
    const [, thursday] = plan.days
    expect(thursday?.times[0]?.maintenance?.id).toBe('down')
    // Thursday is no way out any more: one of the two on Tuesday has to be missed.
    expect(chooseForWeek(plan).missed).toHaveLength(1)
    expect(chooseForWeek(plan).skipped).toContain('raid 2026-11-26')
  })
})
