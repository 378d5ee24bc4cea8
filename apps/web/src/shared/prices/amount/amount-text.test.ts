import { describe, expect, it } from 'vitest'
import { addToAmount, amountText, readAmount } from './amount-text.ts'

describe('[PR2] what is typed', () => {
  it.each([
    ['3,675만', 36_750_000],
    ['1억2천', 120_000_000],
    ['1억 2,400만', 124_000_000],
    ['１２３４', 1234],
    ['1.5억', 150_000_000],
    ['12400000', 12_400_000],
    ['3만 스피나', 30_000],
    ['1000조', 1_000_000_000_000_000],
  ])('%s is read', (text, value) => expect(readAmount(text)).toEqual({ value, reason: null }))

  it.each([
    ['영', /읽지 못했어요/],
    ['0', /1 스피나부터/],
    ['-5', /1 스피나부터/],
    ['1001조', /1,000조/],
    ['1.5', /1 스피나보다 작은/],
  ])('%s is refused', (text, reason) => {
    const typed = readAmount(text)
    expect(typed.value).toBeNull()
    expect(typed.reason).toMatch(reason)
  })

  it('says nothing while nothing is typed', () => {
    expect(readAmount('  ')).toEqual({ value: null, reason: null })
  })
})

it('writes an amount so that reading it gives the same', () => {
  for (const value of [1, 9_999, 36_750_000, 123_456_789, 1_000_000_000_000_000])
    expect(readAmount(amountText(value)).value).toBe(value)
})

it('adds up to the most that may be reported', () => {
  expect(addToAmount(null, 10_000)).toBe(10_000)
  expect(addToAmount(36_750_000, 100_000_000)).toBe(136_750_000)
  expect(addToAmount(1_000_000_000_000_000, 10_000)).toBe(1_000_000_000_000_000)
})
