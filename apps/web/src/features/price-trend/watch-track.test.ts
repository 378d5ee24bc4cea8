import { describe, expect, it } from 'vitest'
import { distanceToLine, watchTrack } from './watch-track.ts'

const priced = (median: number) =>
  ({ median, level: 'high', members: 6, windowDays: 7, newestDay: '2026-11-24' }) as const

describe('the track of a watch', () => {
  it('keeps line and price apart from its ends, in their order', () => {
    const track = watchTrack({ amount: 12_000_000, now: priced(12_400_000) })
    expect(track?.line).toBeGreaterThan(0.05)
    expect(track?.now).toBeGreaterThan(track?.line ?? 1)
    expect(track?.now).toBeLessThan(0.95)
  })

  it('has a width where both are the same, and for the smallest and largest amounts', () => {
    for (const value of [1, 12_000_000, 10 ** 15]) {
      const track = watchTrack({ amount: value, now: priced(value) })
      expect(track?.line).toBeCloseTo(0.5)
      expect(track?.now).toBeCloseTo(0.5)
    }
    const wide = watchTrack({ amount: 1, now: priced(10 ** 15) })
    expect(wide?.line).toBeGreaterThanOrEqual(0)
    expect(wide?.now).toBeLessThanOrEqual(1)
  })

  it('is not drawn without a price', () => {
    expect(watchTrack({ amount: 1, now: null })).toBeNull()
    expect(distanceToLine({ amount: 1, now: null })).toBeNull()
  })
})

it('the distance is told in tenths of a percent of the price', () => {
  expect(distanceToLine({ amount: 12_000_000, now: priced(12_400_000) })).toBe(32)
  expect(distanceToLine({ amount: 100, now: priced(100) })).toBe(0)
})
