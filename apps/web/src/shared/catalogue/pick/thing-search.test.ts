import type { StatLine } from '@gyeol/catalogue'
import { describe, expect, it } from 'vitest'
import { createThingSearch, factsOf } from './thing-search.ts'

const thing = (name: string, ...stats: readonly StatLine[]) => ({
  name,
  nameEn: null,
  aliases: [],
  stats,
})

const THINGS = [
  thing('바람 활', { stat: 'crit_rate', value: 3 }, { stat: 'atk_pct', value: 9 }),
  thing('바위 활', { stat: 'max_hp', value: -300 }, { stat: 'atk_pct', value: 12 }),
  thing('안개 활', { stat: 'crit_damage', value: 5 }),
]

const search = createThingSearch(THINGS)
const find = (query: string) => search(query).items.map(({ name }) => name)

describe('the list of a picker', () => {
  it('is searched by names and their 초성', () => {
    expect(find('안개')).toEqual(['안개 활'])
    expect(find('ㅂㅇ')).toEqual(['바위 활'])
  })

  it('is searched by what a thing gives, the most first', () => {
    expect(find('ATK%')).toEqual(['바위 활', '바람 활'])
    expect(find('ATK 10%')).toEqual(['바위 활'])
  })

  it('takes a name and a stat together, and leaves out what takes something away', () => {
    expect(find('바람 ATK%')).toEqual(['바람 활'])
    expect(find('노페널티 ATK%')).toEqual(['바람 활'])
  })
})

describe('things that tell nothing by lines', () => {
  it('are found by names that are words for stats', () => {
    const names = ['마법공격 Up', '물리공격 Up', '공격속도 Up'].map((name) => thing(name))
    const found = createThingSearch(names)('마법공격')
    expect(found.items.map(({ name }) => name)).toEqual(['마법공격 Up'])
    expect(found.sought.size).toBe(0)
  })
})

describe('the row of a thing', () => {
  const facts = (query: string, at: number) => {
    const { sought } = search(query)
    return factsOf(THINGS[at]?.stats ?? [], sought).map(({ text, isSought }) => [text, isSought])
  }

  it('tells what was asked for first', () => {
    expect(facts('ATK%', 0)).toEqual([
      ['ATK +9%', true],
      ['크리티컬률 +3', false],
    ])
  })

  it('tells what it has in its order where nothing was asked for', () => {
    expect(facts('바람', 0).map(([text]) => text)).toEqual(['크리티컬률 +3', 'ATK +9%'])
    expect(facts('', 0).map(([, isSought]) => isSought)).toEqual([false, false])
  })

  it('tells everything that was asked for, however much that is, and three of the rest', () => {
    const lines = (['atk', 'matk', 'aspd', 'cspd', 'dodge'] as const).map((stat) => ({
      stat,
      value: 1,
    }))
    expect(factsOf(lines, new Set())).toHaveLength(3)
    expect(factsOf(lines, new Set(lines.map(({ stat }) => stat)))).toHaveLength(5)
  })
})

describe('pieces', () => {
  const PIECES = [
    { ...thing('돌 검'), atk: 120, def: null, stability: 80, potential: 60 },
    { ...thing('쇠 검'), atk: 310, def: null, stability: 70, potential: 90 },
  ]
  const pieces = createThingSearch(PIECES, { hasBases: true })
  const names = (query: string) => pieces(query).items.map(({ name }) => name)

  it('are searched by their own values too, the largest first', () => {
    expect(names('ATK 100 이상')).toEqual(['쇠 검', '돌 검'])
    expect(names('안정 75 이상')).toEqual(['돌 검'])
    expect(names('검 잠재력 50 이상')).toEqual(['쇠 검', '돌 검'])
    expect(pieces('안정 75 이상').bases).toEqual(new Set(['stability']))
  })
})
