import { describe, expect, it } from 'vitest'
import { handInsByMap, handInsOf } from './hand-ins.ts'
import type { DropSource, Episode, Ingredient } from './model.ts'
import { indexQuest } from './quest-index.ts'

const name = (ko: string) => ({ ko, evidence: 'guess' as const })
const source = (monster: string, map: string, recommended = true): DropSource => {
  return { name: name(monster), dropMap: name(map), kind: 'GENERAL', recommended, levels: [] }
}
const leaf: Ingredient = {
  itemName: name('콜론의 잎'),
  count: 5,
  monsters: [source('콜론', '루지오 유적', false), source('콜론', '조성 중 지구')],
}
const claw: Ingredient = {
  itemName: name('맹수의 발톱'),
  count: 3,
  countUnconfirmed: true,
  monsters: [source('폭시거', '조성 중 지구')],
}
const meat: Ingredient = { itemName: name('양고기'), count: 1, monsters: [source('울리', '초원')] }
const episode = (no: number, ingredients: readonly Ingredient[]): Episode => {
  return { no, chapter: 1, index: no, title: name(`${no}화`), exp: 10, ingredients }
}
const quest = indexQuest({
  asOf: '2026-06',
  levelCap: 325,
  chapters: [
    {
      no: 1,
      title: null,
      episodes: [episode(1, [leaf]), episode(2, [claw, meat]), episode(3, [leaf])],
    },
  ],
})

describe('hand-ins', () => {
  it('[ITM1] multiplies by the passes and adds up episodes that want the same', () => {
    const handIns = handInsOf(quest, [
      { start: 1, end: 3, times: 2 },
      { start: 1, end: 1, times: 1 },
    ])
    expect(handIns.map(({ item, count }) => [item.ko, count])).toEqual([
      ['콜론의 잎', 25],
      ['맹수의 발톱', 6],
      ['양고기', 2],
    ])
    expect(handIns[0]?.episodes).toEqual([
      { no: 1, count: 5, times: 3 },
      { no: 3, count: 5, times: 2 },
    ])
    expect(handIns[1]?.isCountUnconfirmed).toBe(true)
  })

  it('[ITM1] is restricted to the range', () => {
    expect(handInsOf(quest, [{ start: 3, end: 3, times: 1 }])).toHaveLength(1)
    expect(handInsOf(quest, [])).toEqual([])
  })

  it('[ITM2] lists every item once, on the map of its recommended source', () => {
    const maps = handInsByMap(handInsOf(quest, [{ start: 1, end: 3, times: 1 }]))
    expect(
      maps.map(({ map, items }) => [map.ko, items.map(({ handIn }) => handIn.item.ko)]),
    ).toEqual([
      ['조성 중 지구', ['콜론의 잎', '맹수의 발톱']],
      ['초원', ['양고기']],
    ])
    expect(maps[0]?.items[0]?.handIn.sources).toHaveLength(2)
    expect(maps[0]?.items[0]?.monsters.map(({ dropMap }) => dropMap.ko)).toEqual(['조성 중 지구'])
  })
})
