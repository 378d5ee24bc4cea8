import { describe, expect, it } from 'vitest'
import { sinceOf, visitHome, visitOn } from './visit.saved.ts'

describe('the day from which on changes are told', () => {
  it('is yesterday for whoever comes first, or came yesterday', () => {
    expect(sinceOf(visitOn(null, '2026-11-21'))).toBe('2026-11-20')
    const daily = visitOn({ day: '2026-11-20', before: '2026-11-19' }, '2026-11-21')
    expect(sinceOf(daily)).toBe('2026-11-20')
  })

  it('is the last visit for whoever was away longer', () => {
    const back = visitOn({ day: '2026-11-02', before: null }, '2026-11-21')
    expect(back).toEqual({ day: '2026-11-21', before: '2026-11-02' })
    expect(sinceOf(back)).toBe('2026-11-02')
  })

  it('stays the same all day, and turns at midnight in Korea', () => {
    const noon = Date.parse('2026-11-21T12:00:00+09:00')
    expect(visitHome(noon - 10 * 86_400_000)).toBe('2026-11-10')
    expect(visitHome(noon)).toBe('2026-11-11')
    expect(visitHome(noon + 11 * 3_600_000)).toBe('2026-11-11')
    expect(visitHome(noon + 13 * 3_600_000)).toBe('2026-11-21')
  })
})
