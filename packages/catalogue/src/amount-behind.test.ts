import { expect, it } from 'vitest'
import { amountBehind } from './amount-behind.ts'

it.each([
  ['크확 10 이상', { words: '크확', operator: '>=', value: 10 }],
  ['크확10이상', { words: '크확', operator: '>=', value: 10 }],
  ['크확 10', { words: '크확', operator: '>=', value: 10 }],
  ['물리 관통 5% 이상', { words: '물리 관통', operator: '>=', value: 5 }],
  ['ATK >= 12', { words: 'ATK', operator: '>=', value: 12 }],
  ['공속 500 이하', { words: '공속', operator: '<=', value: 500 }],
  ['MP 1,000', { words: 'MP', operator: '>=', value: 1000 }],
  ['어글 -10', { words: '어글', operator: '<=', value: -10 }],
] as const)('takes the amount behind %s', (text, read) => {
  expect(amountBehind(text)).toEqual(read)
})

it.each(['크확', '10', '크확 10 물관', ''])('finds none behind %j', (text) => {
  expect(amountBehind(text)).toBeNull()
})
