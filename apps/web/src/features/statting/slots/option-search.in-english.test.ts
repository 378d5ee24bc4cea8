import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { DEFAULT_SETTINGS, startSession } from '@gyeol/statting'
import { expect, it } from 'vitest'
import { pickerGroups } from './option-search.ts'

const session = startSession(OPTION_CATALOGUE, DEFAULT_SETTINGS)
const keys = (query: string) =>
  pickerGroups(session, 0, { query, category: null }).flatMap(({ options }) =>
    options.map(({ option }) => option.key),
  )

it.each([
  ['cr', 'crit_rate'],
  ['cd', 'crit_damage'],
  ['crit dmg', 'crit_damage'],
  ['aspd', 'aspd'],
  ['cspd', 'cspd'],
  ['pp', 'phys_pierce_pct'],
  ['p.pierce', 'phys_pierce_pct'],
  ['mres', 'magic_resist_pct'],
  ['foe epi', 'reduce_foe_epicenter_pct'],
  ['dte fire', 'vs_fire_pct'],
  ['dark res', 'res_dark_pct'],
  ['flee', 'dodge'],
  ['물관', 'phys_pierce_pct'],
])('the picker finds %s', (query, key) => {
  expect(keys(query).slice(0, 4)).toContain(key)
})

it('finds nothing for nonsense', () => {
  expect(keys('qqzx')).toEqual([])
})
