import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCombo, step } from '../../test/combo-steps.ts'
import { comboCost } from './cost.ts'
import {
  checkStatEquipment,
  DEFAULT_STAT_EQUIPMENT,
  motionSpeedOfAspd,
  STAT_EQUIPMENT_REFUSALS,
  type StatEquipment,
  simulateCombo,
} from './simulate.ts'
import { COMBO_BLOCKED_TEXTS, STAT_EQUIPMENT_REFUSAL_TEXTS } from './texts.ts'

const equipment = (change: Partial<StatEquipment> = {}): StatEquipment => ({
  maxMp: 1000,
  attackMpRecovery: 100,
  combatMpRecovery: 0,
  motionSpeed: 0,
  attackSeconds: 1,
  skillSeconds: 2,
  ...change,
})

describe('sixty seconds of fighting', () => {
  it('[SIM1] spends the MP, then recovers by normal attacks', () => {
    // One combo: 500 MP, 4 s. Two at once (0–8 s), then five attacks and a combo, again and again.
    const { events, combos, attacks, recoveringMs, lowestMp } = simulateCombo(
      [step(300), step(200)],
      equipment(),
    )
    expect(events.slice(0, 3)).toEqual([
      { at: 4000, kind: 'combo', mp: 500 },
      { at: 8000, kind: 'combo', mp: 0 },
      { at: 9000, kind: 'attack', mp: 100 },
    ])
    // 8 s + 5 · 9 s = 53 s, then five attacks; the next combo would end at 62 s.
    expect({ combos, attacks, recoveringMs, lowestMp }).toEqual({
      combos: 7,
      attacks: 30,
      recoveringMs: 30_000,
      lowestMp: 0,
    })
    expect(events.at(-1)?.at).toBe(58_000)
  })

  it('[SIM2] recovers every three seconds in battle', () => {
    const { events } = simulateCombo([step(300)], equipment({ combatMpRecovery: 50 }))
    // The first combo ends at 2 s, the second one at 4 s: one recovery lies between.
    expect(events.slice(0, 2).map(({ mp }) => mp)).toEqual([700, 450])
  })

  it('[SIM3] motion speed shortens motions, swift up to the limit of 50 %', () => {
    const ms = (motionSpeed: number, tag: 'swift' | null) =>
      simulateCombo([step(0), step(0, tag)], equipment({ motionSpeed })).comboMs
    expect(ms(0, null)).toBe(4000)
    expect(ms(30, null)).toBe(2800)
    expect(ms(0, 'swift')).toBe(3000)
    expect(ms(30, 'swift')).toBe(2400)
    expect(simulateCombo([step(0, null, { motionSeconds: 0.7 })], equipment()).comboMs).toBe(700)
  })

  it('[SIM4] tells the HP tenacity may take', () => {
    const { tenacityHpPercent, comboMp } = simulateCombo(
      [step(100), step(300, 'tenacity')],
      equipment(),
    )
    expect({ tenacityHpPercent, comboMp }).toEqual({ tenacityHpPercent: 30, comboMp: 100 })
  })

  it('[SIM5] turns ASPD into motion speed', () => {
    expect([0, 1000, 1179, 1180, 5500, 10_000, 20_000].map(motionSpeedOfAspd)).toEqual([
      0, 0, 0, 1, 25, 50, 50,
    ])
  })

  it('[SIM1] says why nothing is possible', () => {
    expect(simulateCombo([], equipment())).toMatchObject({ blocked: 'EMPTY', events: [] })
    expect(simulateCombo([step(1100)], equipment())).toMatchObject({
      blocked: 'MP_TOO_HIGH',
      combos: 0,
      lowestMp: 1000,
    })
    for (const text of Object.values(COMBO_BLOCKED_TEXTS)) expect(text).toMatch(/요$/)
  })

  it('[SIM1] takes other lengths up to ten minutes', () => {
    const combos = (seconds: number) =>
      simulateCombo([step(0)], equipment({ skillSeconds: 1 }), seconds).combos
    expect([0, 10, 600, Number.POSITIVE_INFINITY, Number.NaN].map(combos)).toEqual([
      0, 10, 600, 600, 0,
    ])
  })

  it('[SIM1] MP stays within 0 and the maximum, and no event comes after the end', () => {
    fc.assert(
      fc.property(
        anyCombo,
        fc.record({
          maxMp: fc.integer({ min: 100, max: 3000 }),
          attackMpRecovery: fc.integer({ min: 0, max: 500 }),
          combatMpRecovery: fc.integer({ min: 0, max: 100 }),
          motionSpeed: fc.integer({ min: 0, max: 50 }),
          attackSeconds: fc.integer({ min: 1, max: 20 }).map((tenths) => tenths / 10),
          skillSeconds: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10),
        }),
        (steps, stats) => {
          const result = simulateCombo(steps, stats)
          expect(result.comboMp).toBe(comboCost(steps).mp)
          expect(result.combos + result.attacks).toBe(result.events.length)
          let before = 0
          for (const { at, mp } of result.events) {
            expect(at).toBeGreaterThan(before)
            expect(at).toBeLessThanOrEqual(60_000)
            expect(mp).toBeGreaterThanOrEqual(0)
            expect(mp).toBeLessThanOrEqual(stats.maxMp)
            before = at
          }
        },
      ),
    )
  })
})

describe('stat equipment', () => {
  it('accepts the defaults', () => {
    expect(checkStatEquipment(DEFAULT_STAT_EQUIPMENT)).toEqual([])
  })

  it('names every wrong field', () => {
    const wrong = equipment({
      maxMp: 99,
      attackMpRecovery: 1.5,
      motionSpeed: 51,
      skillSeconds: Number.NaN,
    })
    const found = checkStatEquipment(wrong)
    expect(found).toEqual([
      { field: 'maxMp', code: 'BELOW_MINIMUM', limit: 100 },
      { field: 'attackMpRecovery', code: 'NOT_A_WHOLE_NUMBER' },
      { field: 'motionSpeed', code: 'ABOVE_MAXIMUM', limit: 50 },
      { field: 'skillSeconds', code: 'NOT_A_NUMBER' },
    ])
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(STAT_EQUIPMENT_REFUSALS))
    for (const refusal of found) {
      expect(STAT_EQUIPMENT_REFUSAL_TEXTS[refusal.code](refusal)).toMatch(/요$/)
    }
  })
})
