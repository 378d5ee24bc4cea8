import { describe, expect, it } from 'vitest'
import { dishValue } from './dish-value.ts'
import { closureOf, freshnessOf, type HouseMark } from './freshness.ts'
import { readHouseCode } from './house-code.ts'

it.each([
  ['0123456', '0123456'],
  ['１２３４-５６７８', '12345678'],
  [' 123 4567 ', '1234567'],
  ['123456', null],
  ['123456789', null],
  ['12a4567', null],
  ['', null],
])('the code %j is read as %j (CK2)', (typed, code) => {
  expect(readHouseCode(typed)).toBe(code)
})

it('a dish grows faster above level five (CK3)', () => {
  const growth = { first: 400, later: 600 }
  expect([1, 5, 6, 10].map((level) => dishValue(growth, level))).toEqual([400, 2000, 2600, 5000])
})

it('a house is fresh for 14 days and old after 60 (CK4)', () => {
  expect([0, 14, 15, 60, 61].map(freshnessOf)).toEqual(['fresh', 'fresh', 'aging', 'aging', 'old'])
})

describe('a house', () => {
  let at = 0
  const mark = (kind: HouseMark['kind'], member: string, day: number): HouseMark => {
    at += 1
    return { kind, member, at, day }
  }
  const added = mark('confirmed', 'author', 0)

  it('is closed by one when nobody confirmed it for more than 14 days, else by two (CK6)', () => {
    expect(closureOf([added, mark('closed', 'a', 15)], 'author').isClosed).toBe(true)
    const young = [added, mark('closed', 'a', 14)]
    expect(closureOf(young, 'author')).toEqual({ isClosed: false, reports: 1 })
    expect(closureOf([...young, mark('closed', 'a', 14)], 'author').isClosed).toBe(false)
    expect(closureOf([...young, mark('closed', 'b', 14)], 'author').isClosed).toBe(true)
  })

  it('is closed and opened by its author at once (CK6, CK7)', () => {
    const closed = [added, mark('closed', 'author', 1)]
    expect(closureOf(closed, 'author').isClosed).toBe(true)
    expect(closureOf([...closed, mark('confirmed', 'author', 2)], 'author').isClosed).toBe(false)
  })

  it('is opened by two others within seven days (CK7)', () => {
    const closed = [added, mark('closed', 'author', 1), mark('confirmed', 'a', 2)]
    expect(closureOf(closed, 'author').isClosed).toBe(true)
    expect(closureOf([...closed, mark('confirmed', 'b', 9)], 'author').isClosed).toBe(true)
    expect(closureOf([...closed, mark('confirmed', 'b', 8)], 'author').isClosed).toBe(false)
  })

  it('forgets who called it closed once it is confirmed (CK6)', () => {
    const marks = [added, mark('closed', 'a', 1), mark('confirmed', 'b', 2), mark('closed', 'c', 3)]
    expect(closureOf(marks, 'author')).toEqual({ isClosed: false, reports: 1 })
  })
})
