import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { apply, DEFAULT_SETTINGS, type Session, startSession } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { firstOptions, pickerGroups } from './option-search.ts'

const session = startSession(OPTION_CATALOGUE, DEFAULT_SETTINGS)
const keys = (query: string, from: Session = session) =>
  pickerGroups(from, 0, { query, category: null }).flatMap((group) =>
    group.options.map((item) => item.option.key),
  )

describe('option picker', () => {
  it.each([
    ['크뎀', 'crit_damage'],
    ['크리', 'crit_rate'],
    ['공속', 'aspd'],
    ['시전', 'cspd'],
    ['물관', 'phys_pierce_pct'],
    ['마관', 'magic_pierce_pct'],
    ['물내', 'phys_resist_pct'],
    ['어글', 'aggro_pct'],
    ['ㅎㅍ', 'dodge'],
    ['회ㅍ', 'dodge'],
    ['atk', 'atk'],
    ['zmflxlzjf', 'crit_rate'],
  ])('finds %s', (query, key) => {
    expect(keys(query).slice(0, 4)).toContain(key)
  })

  it('gives the first options under their headings, and nothing twice', () => {
    const groups = pickerGroups(session, 0, { query: '', category: null })
    const all = groups.flatMap(({ options }) => options)
    for (const count of [0, 1, 5, 18, all.length, all.length + 9]) {
      const first = firstOptions(groups, count)
      expect(first.flatMap(({ options }) => options)).toEqual(all.slice(0, count))
      expect(first.every(({ options }) => options.length > 0)).toBe(true)
    }
  })

  it('lists everything that can be offered in the eleven categories', () => {
    const groups = pickerGroups(session, 0, { query: '', category: null })
    expect(groups).toHaveLength(11)
    expect(groups.flatMap((group) => group.options)).toHaveLength(OPTION_CATALOGUE.length - 6)
  })

  it('says why an option cannot be picked', () => {
    const used = apply(session, { type: 'pick', slot: 3, option: 'str' })
    if (!used.ok) throw new Error('picking failed')
    const item = pickerGroups(used.value, 0, { query: 'str', category: null })
      .flatMap((group) => group.options)
      .find(({ option }) => option.key === 'str')
    expect(item?.refusal).toMatchObject({ code: 'OPTION_ALREADY_USED', slot: 3 })
  })

  it('finds what reaches an amount, the farthest first', () => {
    const found = (query: string) =>
      pickerGroups(session, 0, { query, category: null }).flatMap(({ options }) => options)
    expect(found('크확 10 이상').map(({ option }) => option.key)).toContain('crit_rate')
    expect(found('물관 100 이상')).toEqual([])
    expect(
      found('관통 5')
        .map(({ option }) => option.key)
        .toSorted(),
    ).toEqual(['magic_pierce_pct', 'phys_pierce_pct'])
    const groups = pickerGroups(session, 0, { query: 'HP 10', category: null })
    expect(groups.length).toBeGreaterThan(1)
    for (const { options } of groups) {
      const reaches = options.map(({ reach }) => reach ?? 0)
      expect(reaches).toEqual(reaches.toSorted((left, right) => right - left))
    }
    expect(found('크확').every(({ reach }) => reach === null)).toBe(true)
  })

  it('finds nothing for nonsense', () => {
    expect(keys('꿹뛟')).toEqual([])
  })
})
