import type { StatLine } from '@gyeol/catalogue'
import { describe, expect, it } from 'vitest'
import { createThingSearch } from './thing-search.ts'

const thing = (name: string, ...stats: readonly StatLine[]) => ({
  name,
  nameEn: null,
  aliases: [],
  stats,
})

const THINGS = [
  thing('바람 활', { stat: 'atk_pct', value: 9 }),
  thing('바위 활', { stat: 'atk_pct', value: 12 }, { stat: 'max_hp', value: -300 }),
  thing('안개 활', { stat: 'crit_damage', value: 5 }),
]

const find = (query: string) => createThingSearch(THINGS)(query).map(({ name }) => name)

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
