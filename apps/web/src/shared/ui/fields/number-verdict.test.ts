import { parseKoreanNumber } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { judgeNumber, stepNumber, writeNumber } from './number-verdict.ts'

const rules = { parse: parseKoreanNumber, min: -30, max: 30, signed: true }

it.each([
  ['21', 21],
  ['+21', 21],
  ['-20', -20],
  ['−20', -20],
  ['１２', 12],
  [' 7 ', 7],
])('takes %j as %i', (text, value) => {
  expect(judgeNumber(text, rules)).toEqual({ isValid: true, value })
})

it.each([
  ['41', '최대 +30까지 넣을 수 있어요'],
  ['−31', '최소 −30부터 넣을 수 있어요'],
  ['', '숫자로 적어 주세요.'],
  ['-', '숫자로 적어 주세요.'],
  ['열', '숫자로 적어 주세요.'],
  ['1.5', '소수점 없이 적어 주세요.'],
])('refuses %j: %s', (text, reason) => {
  expect(judgeNumber(text, rules)).toEqual({ isValid: false, reason })
})

it('takes an emptied field for its empty value', () => {
  expect(judgeNumber('', { ...rules, emptyValue: 0 })).toEqual({ isValid: true, value: 0 })
})

it('reads commas and big units', () => {
  const money = { parse: parseKoreanNumber, min: 0 }
  expect(judgeNumber('1,210', money)).toEqual({ isValid: true, value: 1210 })
  expect(judgeNumber('1억2천', money)).toEqual({ isValid: true, value: 120_000_000 })
})

it.each([
  [0, 1, 1],
  [30, 1, 30],
  [-25, -10, -30],
  [29.9, 0.1, 30],
])('steps %d by %d to %d', (from, by, to) => {
  expect(stepNumber(from, by, rules)).toBe(to)
})

it('writes signs as the design does', () => {
  expect([writeNumber(21, rules), writeNumber(-20, rules), writeNumber(0, rules)]).toEqual([
    '+21',
    '−20',
    '0',
  ])
  expect(writeNumber(1210, {})).toBe('1,210')
})
