import { describe, expect, it } from 'vitest'
import { dishValue } from './dish-value.ts'
import { levelOf } from './dish-level.ts'
import { closureOf, freshnessOf, type HouseMark } from './freshness.ts'
import { readHouseCode } from './house-code.ts'

it.each([
  ['0123456', '0123456'],
  ['１２３４-５６７８', '12345678'],
  [' 123 4567 ', '1234567'],
  ['\u202a123\u200b4567\u202c', '1234567'],
  ['1234567\u3164', '1234567'],
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
  /** Names that begin with `new` are newcomers'. */
  const mark = (kind: HouseMark['kind'], member: string, day: number): HouseMark => {
    at += 1
    return { kind, member, at, day, isSettled: !member.startsWith('new') }
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

  it('is neither closed nor opened by newcomers alone, however many (CK15)', () => {
    const newcomers = ['new1', 'new2', 'new3'].map((name) => mark('closed', name, 20))
    expect(closureOf([added, ...newcomers], 'author')).toEqual({ isClosed: false, reports: 0 })
    const agreed = [added, ...newcomers, mark('closed', 'a', 20)]
    expect(closureOf(agreed, 'author')).toEqual({ isClosed: true, reports: 4 })
    const opened = [...agreed, mark('confirmed', 'new1', 21), mark('confirmed', 'new2', 21)]
    expect(closureOf(opened, 'author').isClosed).toBe(true)
    expect(closureOf([...opened, mark('confirmed', 'b', 21)], 'author').isClosed).toBe(false)
  })

  it('counts the closing of somebody past probation though a newcomer confirms it (CK15)', () => {
    const said = [added, mark('closed', 'a', 1), mark('confirmed', 'new1', 1)]
    expect(closureOf(said, 'author')).toEqual({ isClosed: false, reports: 1 })
    expect(closureOf([...said, mark('closed', 'b', 1)], 'author').isClosed).toBe(true)
  })
})

it('a level is as it was written until two say the same, one of them past probation (CK16)', () => {
  const voice = (level: number, at: number, isSettled = true) => ({ level, at, isSettled })
  expect(levelOf(10, [])).toBe(10)
  expect(levelOf(10, [voice(7, 1)])).toBe(10)
  expect(levelOf(10, [voice(7, 1, false), voice(7, 2, false)])).toBe(10)
  expect(levelOf(10, [voice(7, 1, false), voice(6, 2), voice(7, 3)])).toBe(7)
  expect(levelOf(10, [voice(7, 1), voice(6, 2), voice(7, 3), voice(6, 4)])).toBe(6)
})
