import { readFileSync } from 'node:fs'
import { dishValue, MAX_WANTED, readHouseCode } from '@gyeol/cook'
import { FOODS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { FOOD_FACTS, FOOD_GROUPS, FOODS_PROVENANCE, SAMPLE_HOUSES } from '../../index.ts'

/** Values of level 1–10 as the tables print them, not worked out by our rule. */
const PRINTED: { readonly foods: Readonly<Record<string, readonly number[]>> } = JSON.parse(
  readFileSync(new URL('../../fixtures/dish-values.json', import.meta.url), 'utf8'),
)

describe('the dishes', () => {
  it('[CK3] grow as the printed tables say, all 380 numbers', () => {
    expect(Object.keys(PRINTED.foods)).toEqual([...FOODS])
    for (const food of FOODS) {
      const { growth } = FOOD_FACTS[food]
      const values = Array.from({ length: 10 }, (_, index) => dishValue(growth, index + 1))
      expect([food, values]).toEqual([food, PRINTED.foods[food]])
    }
  })

  it('[CK9] are as many as one may wish for', () => {
    expect(FOODS).toHaveLength(MAX_WANTED)
    expect(Object.keys(FOOD_FACTS).toSorted()).toEqual([...FOODS].toSorted())
  })

  it('have a name of their own, and every group has some', () => {
    const names = FOODS.map((food) => FOOD_FACTS[food].name)
    expect(new Set(names).size).toBe(names.length)
    const groups = new Set(FOODS.map((food) => FOOD_FACTS[food].group))
    expect([...groups].toSorted()).toEqual([...FOOD_GROUPS].toSorted())
    expect(names.join('')).not.toContain('%')
  })

  it('say where they come from', () => {
    expect(FOODS_PROVENANCE.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(FOODS.filter((food) => FOOD_FACTS[food].dish === null)).toHaveLength(14)
  })
})

describe('the sample houses', () => {
  it('[CK14] are plainly invented: codes that count up from nothing, and words that say so', () => {
    for (const [index, { code, memo }] of SAMPLE_HOUSES.entries()) {
      expect(code).toBe(String(index + 1).padStart(8, '0'))
      expect(readHouseCode(code)).toBe(code)
      expect(memo).toContain('예시')
    }
  })

  it('[CK1] cook every dish once, at a level there is', () => {
    for (const { dishes } of SAMPLE_HOUSES) {
      expect(new Set(dishes.map(({ food }) => food)).size).toBe(dishes.length)
      for (const { level } of dishes) expect([level >= 1, level <= 10]).toEqual([true, true])
    }
  })
})
