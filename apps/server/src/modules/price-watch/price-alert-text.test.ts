import { expect, it } from 'vitest'
import { toAlertText, toTakenBackText } from './price-alert-text.ts'

const alert = {
  item: { name: '불꽃의 정수', variant: '', unitQuantity: 1 },
  direction: 'below',
  amount: 13_000_000,
  price: { median: 12_400_000, windowDays: 7, members: 6 },
} as const

it.each([
  [{}, '불꽃의 정수 1,240만 — 1,300만 아래예요 · 7일 중앙값 · 6명'],
  [
    { direction: 'above', amount: 12_000_000 },
    '불꽃의 정수 1,240만 — 1,200만 위예요 · 7일 중앙값 · 6명',
  ],
  [{ amount: 12_400_000 }, '불꽃의 정수 1,240만 — 1,240만이 됐어요 · 7일 중앙값 · 6명'],
  [
    {
      item: { name: '마소', variant: '', unitQuantity: 1000 },
      amount: 990_000,
      price: { median: 980_000, windowDays: 30, members: 1200 },
    },
    '마소 1,000당 98만 — 99만 아래예요 · 30일 중앙값 · 1,200명',
  ],
  [
    { item: { name: '검', variant: '드랍', unitQuantity: 1 } },
    '검 (드랍) 1,240만 — 1,300만 아래예요 · 7일 중앙값 · 6명',
  ],
] as const)('%j says %s (AL5)', (others, text) => {
  expect(toAlertText({ ...alert, ...others })).toBe(text)
})

it.each([
  [alert.price, '불꽃의 정수 1,350만에서 되돌아갔어요 — 지금 1,240만 · 7일 중앙값 · 6명'],
  [null, '불꽃의 정수 1,350만에서 되돌아갔어요 — 지금은 믿을 만한 시세가 없어요'],
])('%j is told when the price of an alert did not last (AL6)', (price, text) => {
  expect(toTakenBackText({ item: alert.item, told: 13_500_000, price })).toBe(text)
})
