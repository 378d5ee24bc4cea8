import { describe, expect, it } from 'vitest'
import type { PriceLevel } from '@gyeol/terms'
import { hasFallenBack, lookAtWatch, setWatch } from './watch.ts'

const price = (median: number, level: PriceLevel = 'high') => ({ median, level })
const BELOW = { direction: 'below', amount: 1000 } as const
const ABOVE = { direction: 'above', amount: 1000 } as const
const ARMED = { isArmed: true, lastDay: null }

describe('a watch', () => {
  it('starts unarmed when the price is already there (AL3)', () => {
    expect(setWatch(BELOW, price(1000))).toEqual({ isArmed: false, lastDay: null, isBeyond: true })
    expect(setWatch(BELOW, price(900, 'low')).isArmed).toBe(true)
    expect(setWatch(ABOVE, { median: null, level: 'none' }).isArmed).toBe(true)
  })

  it('fires at the line, on a confident price only (AL1, AL2)', () => {
    const fired = { isArmed: false, lastDay: 7, fires: true }
    expect(lookAtWatch(BELOW, ARMED, { price: price(1000, 'medium'), day: 7 })).toEqual(fired)
    expect(lookAtWatch(BELOW, ARMED, { price: price(1001), day: 7 }).fires).toBe(false)
    expect(lookAtWatch(ABOVE, ARMED, { price: price(1000), day: 7 })).toEqual(fired)
    expect(lookAtWatch(BELOW, ARMED, { price: price(1, 'low'), day: 7 })).toEqual({
      ...ARMED,
      fires: false,
    })
  })

  it.each([
    [BELOW, 1049, false],
    [BELOW, 1050, true],
    [ABOVE, 951, false],
    [ABOVE, 950, true],
  ])('%o is armed again 5 %% before the line: %i is %s (AL2)', (line, median, isArmed) => {
    const look = lookAtWatch(line, { isArmed: false, lastDay: 7 }, { price: price(median), day: 8 })
    expect(look).toEqual({ isArmed, lastDay: 7, fires: false })
  })

  it.each([
    ['behind the line again', price(1001), 7, true],
    ['the day after', price(1001), 8, true],
    ['two days after', price(1001), 9, false],
    ['still there', price(900), 7, false],
    ['no longer to be trusted', price(900, 'low'), 7, true],
    ['gone', { median: null, level: 'none' } as const, 7, true],
  ])('takes its alert back when the price is %s (AL6)', (_, now, day, isBack) => {
    expect(hasFallenBack(BELOW, { lastDay: 7 }, { price: now, day })).toBe(isBack)
  })

  it('takes nothing back that it never told (AL6)', () => {
    expect(hasFallenBack(BELOW, { lastDay: null }, { price: price(1001), day: 7 })).toBe(false)
  })

  it('fires once a day at most, and on the next when it is still there (AL2)', () => {
    const state = { isArmed: true, lastDay: 7 }
    expect(lookAtWatch(BELOW, state, { price: price(900), day: 7 }).fires).toBe(false)
    expect(lookAtWatch(BELOW, state, { price: price(900), day: 8 }).fires).toBe(true)
  })
})
