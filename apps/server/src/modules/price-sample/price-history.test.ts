import { koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { itemPoints } from '@gyeol/prices'
import { describe, expect, it } from 'vitest'
import { rollUpHistory } from './history-roll-ups.ts'
import { inventHistory, until } from './price-history.ts'

const today = koreanDay(Date.UTC(2026, 10, 24))
const plan = {
  seed: 7,
  today,
  days: 120,
  reportsADay: 4,
  people: 30,
  startPrice: 12_000_000,
  unitQuantity: 1,
}

describe('an invented history', () => {
  it('is the same every time, and another one with another seed', () => {
    expect(inventHistory(plan)).toEqual(inventHistory(plan))
    expect(inventHistory({ ...plan, seed: 8 })).not.toEqual(inventHistory(plan))
  })

  it('has about as many reports as planned, by as many people, in the order of time', () => {
    const reports = inventHistory(plan)
    expect(reports.length).toBeGreaterThan(120 * 3)
    expect(reports.length).toBeLessThan(120 * 5)
    const voices = new Set(reports.map(({ voice }) => voice))
    expect(voices.size).toBeGreaterThan(20)
    expect(Math.min(...voices)).toBe(0)
    expect(Math.max(...voices)).toBeLessThan(30)
    const moments = reports.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(reports.every(({ day, at }) => koreanDay(at) === day)).toBe(true)
  })

  it('counts bulk goods by the unit', () => {
    const bulk = inventHistory({ ...plan, startPrice: 280_000, unitQuantity: 1000 })
    expect(bulk.some(({ quantity }) => quantity > 1000)).toBe(true)
    const units = bulk.map(({ unit }) => unit).sort((a, b) => a - b)
    expect(units[units.length >> 1]).toBeGreaterThan(100_000)
    expect(units[units.length >> 1]).toBeLessThan(800_000)
  })

  it('says nothing of the rest of today', () => {
    const noon = startOfKoreanDay(today) + 12 * 3_600_000
    expect(until(inventHistory(plan), noon).every(({ at }) => at <= noon)).toBe(true)
  })
})

describe('the roll-ups of a long history', () => {
  it('are those worked out from all reports at once', () => {
    const kept = inventHistory(plan).map((report, index) => ({
      ...report,
      id: String(index).padStart(6, '0'),
      voice: `v${report.voice}`,
    }))
    const now = startOfKoreanDay(today + 1) - 1
    const points = itemPoints(
      kept.map((report) => ({ ...report, state: 'active' })),
      now,
    )
    for (const { series, days, weeks } of rollUpHistory(kept, today)) {
      expect(days).toEqual(points[series].day)
      expect(weeks).toEqual(points[series].week)
    }
  })
})
