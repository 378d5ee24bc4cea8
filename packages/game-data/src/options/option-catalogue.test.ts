import { readFileSync } from 'node:fs'
import { levelSteps, limitsOf } from '@gyeol/statting'
import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { MATERIALS, OPTION_CATEGORIES } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { LINEAGE_REDUCTION_CATALOGUE } from './lineage-reduction-catalogue.ts'
import { OPTION_CATALOGUE } from './option-catalogue.ts'

type LimitsFixture = {
  readonly levels: readonly {
    readonly level: number
    readonly maxSteps: number
    readonly bonusSteps: number
    readonly limits: readonly (readonly [string, number, number, number, number])[]
  }[]
}

// The fixture is our own file; its shape is the type above.
const fixture = JSON.parse(
  readFileSync(new URL('../../fixtures/option-limits.json', import.meta.url), 'utf8'),
) as LimitsFixture

describe('option catalogue', () => {
  it('has 79 options, each key once', () => {
    expect(OPTION_CATALOGUE).toHaveLength(79)
    expect(new Set(OPTION_CATALOGUE.map(({ key }) => key)).size).toBe(79)
  })

  it.each(fixture.levels)(
    'has the recorded limits of every option at level $level',
    ({ level, limits, maxSteps, bonusSteps }) => {
      expect(levelSteps(level)).toEqual({ maxSteps, bonusSteps })
      const settings = { ...DEFAULT_SETTINGS, level }
      const ours = OPTION_CATALOGUE.map((option) => {
        const { maxSteps, minSteps, maxValue, minValue } = limitsOf(option, settings)
        return [option.key, maxSteps, minSteps, maxValue, minValue]
      })
      expect(ours).toEqual(limits)
    },
  )

  it('the recorded limits cover 13 levels', () => {
    expect(fixture.levels).toHaveLength(13)
  })

  it('every material and every category is in use', () => {
    expect(new Set(OPTION_CATALOGUE.map(({ material }) => material))).toEqual(new Set(MATERIALS))
    const categories = new Set(OPTION_CATALOGUE.map(({ category }) => category))
    expect(categories).toEqual(new Set(OPTION_CATEGORIES))
  })

  it('costs are whole tenths: 1.5, 16.5 and 33.5 are the only broken ones', () => {
    const broken = OPTION_CATALOGUE.map(({ costTimes10 }) => costTimes10).filter(
      (cost) => cost % 10,
    )
    expect(new Set(broken)).toEqual(new Set([15, 165, 335]))
  })

  it('only element grants say when they are offered, six for each setting', () => {
    const elements = OPTION_CATALOGUE.filter(({ scope }) => scope === 'element')
    expect(OPTION_CATALOGUE.filter((option) => 'whenElementMatches' in option)).toEqual(elements)
    expect(elements.map(({ potential }) => potential)).toEqual([
      ...Array.from({ length: 6 }, () => 100),
      ...Array.from({ length: 6 }, () => 10),
    ])
  })

  it('the lineage differs in material and cost of six damage reductions and in nothing else', () => {
    const changed = LINEAGE_REDUCTION_CATALOGUE.flatMap((option, index) => {
      const ours = OPTION_CATALOGUE[index]
      const { material, costTimes10, ...rest } = option
      expect(ours).toMatchObject(rest)
      const isSame = ours?.material === material && ours.costTimes10 === costTimes10
      return isSame
        ? []
        : [`${option.key} ${ours?.material} ${ours?.costTimes10} ${material} ${costTimes10}`]
    })
    expect(changed).toEqual([
      'reduce_straight_line_pct beast 150 wood 150',
      'reduce_charge_pct beast 150 wood 150',
      'reduce_meteor_pct medicine 100 wood 150',
      'reduce_bullet_pct wood 100 wood 150',
      'reduce_bowling_pct wood 100 wood 150',
      'reduce_floor_pct medicine 100 wood 150',
    ])
  })
})
