import { DEFAULT_SETTING, type MainQuestSetting } from '@gyeol/main-quest'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlanHash, readPlanHash, writePlanHash } from './plan-link.ts'
import { QUEST } from '../quest.ts'

const setting: MainQuestSetting = {
  ...DEFAULT_SETTING,
  level: 243,
  percent: 40,
  target: 268,
  start: 90,
  end: 120,
  repeat: true,
}

describe('share link', () => {
  it('is short and can be read by eye', () => {
    expect(writePlanHash(QUEST, setting)).toBe('#v1=243.40.268.0.90.120.1.1.2026-06')
  })

  it('writes empty target and end out, so that both see the same', () => {
    const reading = readPlanHash(QUEST, writePlanHash(QUEST, DEFAULT_SETTING))
    expect(reading).toEqual({
      kind: 'plan',
      setting: { ...DEFAULT_SETTING, target: 325, end: 129 },
      asOf: '2026-06',
    })
  })

  it('brings every setting back', () => {
    const settings = fc
      .record({
        level: fc.integer({ min: 1, max: 999 }),
        percent: fc.integer({ min: 0, max: 99 }),
        target: fc.integer({ min: 1, max: 999 }),
        targetPercent: fc.integer({ min: 0, max: 99 }),
        ends: fc.tuple(fc.integer({ min: 1, max: 129 }), fc.integer({ min: 1, max: 129 })),
        repeat: fc.boolean(),
        skipVenena: fc.boolean(),
      })
      .map(({ ends, ...rest }) => ({ ...rest, start: Math.min(...ends), end: Math.max(...ends) }))
    fc.assert(
      fc.property(settings, (one) => {
        const hash = writePlanHash(QUEST, one)
        expect(isPlanHash(hash)).toBe(true)
        expect(readPlanHash(QUEST, hash)).toEqual({ kind: 'plan', setting: one, asOf: '2026-06' })
      }),
    )
  })

  it.each([
    '#v1=',
    '#v1=1.2.3',
    '#v1=243.40.268.0.90.120.1.1',
    '#v1=243.40.268.0.120.90.1.1.2026-06',
    '#v1=0.40.268.0.90.120.1.1.2026-06',
    '#v1=243.40.268.0.90.120.1.2.2026-06',
    '#v1=243.40.268.0.90.999.1.1.2026-06',
    '#v0=243.40.268.0.90.120.1.1.2026-06',
  ])('calls %s broken', (hash) => {
    expect(readPlanHash(QUEST, hash)).toEqual({ kind: 'broken' })
  })

  it('tells a newer link, or one over a longer table, from a broken one', () => {
    expect(readPlanHash(QUEST, '#v2=whatever')).toEqual({ kind: 'newer' })
    expect(readPlanHash(QUEST, '#v1=1.0.330.0.1.136.0.1.2027-01')).toEqual({ kind: 'newer' })
  })

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['plan', 'broken', 'newer']).toContain(readPlanHash(QUEST, `#v1=${text}`).kind)
      }),
    )
  })

  it.each(['', '#', '#section', '#a1=AAAA'])('does not claim %j', (hash) => {
    expect(isPlanHash(hash)).toBe(false)
  })
})
