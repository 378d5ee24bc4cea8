import { MONSTER_ELEMENTS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { ELEMENT_STATS, matchElements, type StatLine } from '../index.ts'

const thing = (id: string, ...stats: readonly StatLine[]) => ({ id, stats })
const things = [
  thing('plain', { stat: 'atk_pct', value: 9 }),
  thing('resist', { stat: 'res_fire_pct', value: 10 }),
  thing('better', { stat: 'res_fire_pct', value: 25 }, { stat: 'vs_water_pct', value: 5 }),
  thing('attack', { stat: 'vs_fire_pct', value: 3 }),
  thing('worse', { stat: 'res_fire_pct', value: -20 }),
]
const ids = (...elements: Parameters<typeof matchElements>[1][]) =>
  matchElements(
    things,
    elements.flatMap((some) => [...some]),
  ).map((match) => match.thing.id)

describe('what helps against a foe', () => {
  it('hits its element harder, or resists it', () => {
    expect(ids(['fire'])).toEqual(['attack', 'better', 'resist'])
    expect(matchElements(things, ['fire'])[1]).toMatchObject({
      attack: [],
      resist: [{ stat: 'res_fire_pct', value: 25 }],
    })
  })

  it('may be for any of several elements', () => {
    expect(ids(['fire', 'water'])).toEqual(['better', 'attack', 'resist'])
    expect(ids(['dark'])).toEqual([])
    expect(ids([])).toEqual([])
  })

  it('is told by two stats of each element', () => {
    for (const element of MONSTER_ELEMENTS)
      expect(ELEMENT_STATS[element]).toEqual({
        attack: `vs_${element}_pct`,
        resist: `res_${element}_pct`,
      })
  })
})
