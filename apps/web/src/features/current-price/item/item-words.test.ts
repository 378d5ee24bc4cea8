import type { CurrentPrice } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { shownSeries, voiceRange, weekDay, whenWords } from './item-words.ts'

const prices = (headline: 'deal' | 'ask' | null, deal: number, ask: number) =>
  ({ headline, deal: { voiceCount: deal }, ask: { voiceCount: ask } }) as CurrentPrice

describe('[PR13] the series a page leads with', () => {
  it('is the one with a price, else the one somebody spoke in', () => {
    expect(shownSeries(prices('ask', 5, 5))).toBe('ask')
    expect(shownSeries(prices(null, 0, 2))).toBe('ask')
    expect(shownSeries(prices(null, 1, 2))).toBe('deal')
    expect(shownSeries(prices(null, 0, 0))).toBe('deal')
  })
})

it('says when, in Korean days', () => {
  const now = Date.parse('2026-11-24T12:00:00+09:00')
  expect(whenWords(Date.parse('2026-11-24T00:05:00+09:00'), now)).toBe('오늘 00:05')
  expect(whenWords(Date.parse('2026-11-25T23:59:00+09:00'), now)).toBe('내일 23:59')
  expect(whenWords(Date.parse('2026-11-23T21:40:00+09:00'), now)).toBe('어제 21:40')
  expect(whenWords(Date.parse('2026-11-20T21:40:00+09:00'), now)).toBe('11.20 금')
  expect(weekDay('2026-11-24')).toBe('11.24 화')
})

it('[PR18] spans the voices where there is no price', () => {
  expect(voiceRange({ min: 1, max: 9, voices: [] })).toEqual({ min: 1, max: 9 })
  expect(voiceRange({ min: null, max: null, voices: [600, 4100, 900] })).toEqual({
    min: 600,
    max: 4100,
  })
  expect(voiceRange({ min: null, max: null, voices: [600] })).toBeNull()
})
