import { createStatFinder, type StatSpellings } from '@gyeol/catalogue'
import { STAT_IDS, type StatId } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { OPTION_NAMES } from '../options/option-names.ts'
import { STAT_DICTIONARY } from './stat-dictionary.ts'
import { STAT_SEARCH_WORDS } from './stat-search-words.ts'

const optionNames: Readonly<Record<string, string>> = OPTION_NAMES

describe('the stat dictionary', () => {
  it('has a percent unit exactly where the id says so', () => {
    for (const id of STAT_IDS)
      expect([id, STAT_DICTIONARY[id].unit === 'percent']).toEqual([id, id.endsWith('_pct')])
  })

  it('has flags exactly where the id says so', () => {
    for (const id of STAT_IDS)
      expect([id, STAT_DICTIONARY[id].unit === 'flag']).toEqual([id, id.endsWith('_unavailable')])
  })

  it('calls what the option grant knows as it is called there', () => {
    for (const id of STAT_IDS) {
      const name = optionNames[id]
      if (name === undefined) continue
      const label = name.replace('%', '').replaceAll(/\s+/g, ' ').trim()
      expect(STAT_DICTIONARY[id].label).toBe(label)
    }
  })

  it('tells every stat apart by label and unit', () => {
    const shown = STAT_IDS.map((id) => `${STAT_DICTIONARY[id].label} ${STAT_DICTIONARY[id].unit}`)
    expect(new Set(shown).size).toBe(STAT_IDS.length)
  })

  const spellings = Object.fromEntries(
    STAT_IDS.map((id) => [
      id,
      [...STAT_SEARCH_WORDS[id].spellings, ...STAT_SEARCH_WORDS[id].aliases],
    ]),
    // One entry for every id of the list.
  ) as Record<StatId, string[]> as StatSpellings

  it.each([
    ['ATK 업(INT%)', 'atk_up_int_pct'],
    ['MATK다운(STR%)', 'matk_down_str_pct'],
    ['폭발 경감', 'reduce_explosion_pct'],
    ['젬 가루', 'gem_dust_drop_pct'],
    ['무적 보조', 'invincible_aid_sec'],
    ['기죽음 방지', 'flinch_unavailable'],
  ] as const)('knows %j, which only equipment has', (word, id) => {
    expect(createStatFinder(STAT_DICTIONARY, spellings)(word)).toBe(id)
  })

  it('finds every stat by each of its spellings', () => {
    const find = createStatFinder(STAT_DICTIONARY, spellings)
    for (const id of STAT_IDS)
      for (const word of STAT_SEARCH_WORDS[id].spellings)
        expect([word, find(word)]).toEqual([word, id])
  })

  it('lets no two stats claim one spelling', () => {
    const all = STAT_IDS.flatMap((id) => STAT_SEARCH_WORDS[id].spellings)
    expect(new Set(all).size).toBe(all.length)
  })
})
