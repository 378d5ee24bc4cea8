import type { BossValue } from '@gyeol/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseValues, valuesText } from './values-text.ts'

it.each<[string, BossValue[] | null]>([
  ['', []],
  ['1,200', [{ value: 1200, when: null }]],
  [
    '100 | 62 [2페이즈]',
    [
      { value: 100, when: null },
      { value: 62, when: '2페이즈' },
    ],
  ],
  [
    '-30\n1만 [ 분노 ]',
    [
      { value: -30, when: null },
      { value: 10_000, when: '분노' },
    ],
  ],
  ['많음', null],
  ['[분노]', null],
  ['1.5', null],
])('reads %j', (text, expected) => {
  expect(parseValues(text)).toEqual(expected)
})

it('reads what it writes', () => {
  const state = fc.stringMatching(/^[가-힣0-9]([가-힣0-9 ]{0,8}[가-힣0-9])?$/)
  const value = fc.record({
    value: fc.integer({ min: -99_999, max: 99_999 }),
    when: fc.option(state, { nil: null }),
  })
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), (values) => {
      expect(parseValues(valuesText(values))).toEqual(values)
    }),
  )
})
