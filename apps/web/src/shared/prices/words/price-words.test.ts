import { describe, expect, it } from 'vitest'
import {
  ageWords,
  changeWords,
  fullSpina,
  noPriceWords,
  provenanceWords,
  spinaWords,
  unitWords,
} from './price-words.ts'

it('writes an amount with two units, and whole where it is copied', () => {
  expect(spinaWords(124_000_000)).toBe('1억 2,400만')
  expect(spinaWords(123_456_789)).toBe('1억 2,346만')
  expect(fullSpina(123_456_789)).toBe('123,456,789 스피나')
})

describe('how old a price is', () => {
  it.each([
    ['2026-11-24', '오늘'],
    ['2026-11-23', '어제'],
    ['2026-11-21', '3일 전'],
    ['2026-11-25', '오늘'],
  ])('%s', (day, words) => expect(ageWords(day, '2026-11-24')).toBe(words))
})

it('says what a price rests on, and of which day a copy is', () => {
  const price = { windowDays: 7, members: 6, newestDay: '2026-11-24' }
  expect(provenanceWords(price, { today: '2026-11-24' })).toBe('7일 중앙값 · 6명 · 오늘')
  expect(provenanceWords(price, { today: '2026-11-25', asOf: '11.24' })).toBe(
    '7일 중앙값 · 6명 · 11.24에 본 값',
  )
})

describe('[PR27] a change', () => {
  it.each([
    [42, '4.2%'],
    [-18, '1.8%'],
    [0, '0.0%'],
    [8_999, '899.9%'],
    [9_000, '10배'],
    [11_000, '12배'],
  ])('%d', (change, words) => expect(changeWords(change)).toBe(words))
})

it('[PR23] says why there is none', () => {
  expect(noPriceWords('FEW_MEMBERS', 1)).toBe('세 명이 알리면 나와요 (지금 1명)')
  expect(noPriceWords('SCATTERED', 5)).toBe('제보가 서로 너무 달라요')
  expect(noPriceWords('NO_REPORTS', 0)).toBe('아직 제보가 없어요')
})

it('names the unit a price is about', () => {
  expect([unitWords(1), unitWords(1000)]).toEqual(['개당', '1,000개당'])
})
