import { describe, expect, it } from 'vitest'
import { mpPoints, stepPath } from './mp-points.ts'

describe('MP over time', () => {
  const events = [
    { at: 1000, kind: 'combo', mp: 500 },
    { at: 2000, kind: 'attack', mp: 750 },
  ] as const

  it('begins full and holds until the end', () => {
    expect(mpPoints({ events }, { maxMp: 1000, endMs: 4000 })).toEqual([
      { ms: 0, mp: 1000, isCombo: false },
      { ms: 1000, mp: 500, isCombo: true },
      { ms: 2000, mp: 750, isCombo: false },
      { ms: 4000, mp: 750, isCombo: false },
    ])
  })

  it('is drawn in steps, full MP at the top', () => {
    const points = mpPoints({ events }, { maxMp: 1000, endMs: 4000 })
    expect(stepPath(points, { width: 400, height: 100 })).toBe('M0 0H100V50H200V25H400V25')
  })

  it('is a straight line where nothing happens', () => {
    const points = mpPoints({ events: [] }, { maxMp: 0, endMs: 4000 })
    expect(stepPath(points, { width: 400, height: 100 })).toBe('M0 100H400V100')
  })
})
