import type { CurrentPrice } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import {
  becameWords,
  noPriceWords,
  shownSeries,
  voiceRange,
  weekDay,
  whenWords,
} from './item-words.ts'

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

describe('without a price', () => {
  it('[PR23] tells how many members are there, [PR18] or that they contradict one another', () => {
    expect(noPriceWords({ reason: 'FEW_MEMBERS', members: 2 })).toContain('지금 2명')
    const words = noPriceWords({ reason: 'SCATTERED', members: 4 })
    expect(words).toBe('제보가 서로 너무 달라요 · 4명')
  })

  it.each([
    ['SCATTERED', 'single', '제보가 서로 너무 달라 시세를 내지 못했어요'],
    ['SCATTERED', 'filtered', '집계에서 뺐어요: 다른 제보와 너무 달라요'],
    ['SCATTERED', 'old', '기간이 지나 지금 시세에는 없어요'],
    ['FEW_MEMBERS', 'single', '아직 세 명이 안 돼 시세를 내지 못했어요'],
    [null, 'filtered', '집계에서 뺐어요: 시세와 너무 달라요'],
  ] as const)('[PR26] of %s a report that is %s says so', (reason, use, words) => {
    expect(becameWords({ use, excludedReason: null }, { reason })).toBe(words)
  })

  it('[PR33] an excluded report says why', () => {
    const report = { use: 'excluded', excludedReason: '다른 품목' } as const
    expect(becameWords(report, { reason: 'SCATTERED' })).toBe('편집자가 뺐어요: 다른 품목')
  })
})
