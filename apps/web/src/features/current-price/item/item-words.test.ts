import type { CurrentPrice, PriceEstimateView } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import {
  becameWords,
  changeWords,
  doubtWords,
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

describe('[PR24] why a price is 참고만', () => {
  const low = { level: 'low', members: 4, q1: 100, q3: 110, newestDay: '2026-11-24', since: null }
  const words = (others: object) =>
    doubtWords({ ...low, filteredCount: 0, ...others } as PriceEstimateView, '2026-11-24')

  it('is said in words: four voices of new members weigh too little', () => {
    expect(words({})).toEqual([
      '4명이 말했지만 가입한 지 얼마 안 된 회원이 많아 참고만이에요. 가입하고 30일이 지난 회원의 말이 가장 무거워요.',
    ])
    expect(words({ members: 3, newestDay: '2026-11-16' })).toEqual([
      '아직 3명이라 참고만이에요. 네 명부터 ‘보통’이 될 수 있어요.',
      '일주일 안에 알린 사람이 없어 참고만이에요.',
    ])
  })

  it('is said of no better one', () => {
    expect(words({ level: 'medium' })).toEqual([])
    expect(words({ level: 'none', q1: null, q3: null, newestDay: null })).toEqual([])
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
    const report = { use, excludedReason: null, isMine: false }
    expect(becameWords(report, { reason })).toBe(words)
  })

  it('[PR44] a withdrawn report says who still sees it', () => {
    const report = { use: 'withdrawn', excludedReason: null } as const
    const own = becameWords({ ...report, isMine: true }, { reason: null })
    expect(own).toBe('거둔 제보예요 · 나와 편집자에게만 보여요')
    const other = becameWords({ ...report, isMine: false }, { reason: null })
    expect(other).toBe('회원이 거둔 제보예요 · 편집자에게만 보여요')
  })

  it('[PR44] a changed report says when, who, what it was and why', () => {
    const now = Date.parse('2026-11-24T05:00:00Z')
    const change = {
      at: '2026-11-24T03:00:00.000Z',
      isByEditor: true,
      by: null,
      reason: '0이 하나 더',
      basis: 'sold',
      amount: 12_400_000,
      quantity: 1,
      unit: 12_400_000,
    } as const
    const words = '오늘 12:00 · 편집자가 고쳤어요 · 전에는 1,240만 · 0이 하나 더'
    expect(changeWords(change, now)).toBe(words)
    const named = { ...change, by: '나무', reason: null }
    expect(changeWords(named, now)).toBe('오늘 12:00 · 나무 님(편집자)이 고쳤어요 · 전에는 1,240만')
    const own = { ...named, isByEditor: false, by: null }
    expect(changeWords(own, now)).toBe('오늘 12:00 · 회원이 고쳤어요 · 전에는 1,240만')
  })

  it('[PR33] an excluded report says why', () => {
    const report = { use: 'excluded', excludedReason: '다른 품목', isMine: false } as const
    expect(becameWords(report, { reason: 'SCATTERED' })).toBe('편집자가 뺐어요: 다른 품목')
  })
})
