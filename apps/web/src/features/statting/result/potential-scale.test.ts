import { describe, expect, it } from 'vitest'
import { potentialScale, RULER_WIDTH } from './potential-scale.ts'

describe('potentialScale', () => {
  it.each([
    { start: 108, now: 108, after: -29, full: -28, none: -75 },
    { start: 89, now: 89, after: 89, full: -23, none: -61 },
    { start: 46, now: 367, after: 348, full: -95, none: -255 },
    { start: 1, now: 1, after: 1, full: 0, none: -1 },
    { start: 100, now: 50, after: -4000, full: -26, none: -69 },
  ])('keeps every mark inside the drawing and in order: %o', (input) => {
    const scale = potentialScale(input)
    const marks = [scale.now, scale.after, scale.full, scale.none, ...scale.ticks.map((t) => t.x)]
    for (const x of marks) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(RULER_WIDTH)
    }
    expect(scale.full).toBeLessThanOrEqual(scale.none)
    expect(scale.after >= scale.now).toBe(input.after <= input.now)
    expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
    expect(scale.ticks.length).toBeLessThanOrEqual(6)
  })

  it('leaves a number out that would stand across a line', () => {
    // 0 % lies at −49.5 (recipe 71): the tick of −50 is there too.
    const { ticks, none } = potentialScale({ start: 89, now: 71, after: 47, full: -19, none: -50 })
    const tick = ticks.find(({ potential }) => potential === -50)
    expect(Math.abs((tick?.x ?? 0) - none)).toBeLessThan(2)
    expect(tick?.label).toBeNull()
    expect(ticks.find(({ potential }) => potential === 50)?.label?.text).toBe('50')
  })

  it.each([
    { start: 89, now: 39, after: -1500, full: -12, none: -32 },
    { start: 3000, now: 39, after: -12, full: -12, none: -32 },
    { start: 89, now: 39, after: 20, full: -12, none: -32 },
    { start: 5, now: 5, after: -2000, full: 4, none: 1 },
  ])('100 % and 0 % stand beside one another: %o', (input) => {
    const { labels } = potentialScale(input)
    expect(labels.noneMiddle - labels.fullEnd).toBeGreaterThanOrEqual(16)
    expect(labels.fullEnd).toBeGreaterThanOrEqual(38)
    expect(labels.noneMiddle).toBeLessThanOrEqual(RULER_WIDTH - 16)
  })
})
