import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { defaultAllowedNegatives, PURPOSES } from './default-negatives.ts'

const armor = { ...DEFAULT_SETTINGS, equipment: 'armor' } as const

const keysOf = (list: readonly { readonly option: string }[]) => list.map(({ option }) => option)

describe('the usual negatives', () => {
  it.each(PURPOSES)('[NEG1] spare what a weapon attacks with: %s', (purpose) => {
    const taste = { purpose, allowFlatMpRegen: false }
    const keys = keysOf(defaultAllowedNegatives(OPTION_CATALOGUE, DEFAULT_SETTINGS, taste))
    expect(keys).toHaveLength(9)
    expect(keys).not.toContain('mp_regen')
    const more = defaultAllowedNegatives(OPTION_CATALOGUE, DEFAULT_SETTINGS, {
      purpose,
      allowFlatMpRegen: true,
    })
    expect(keysOf(more)).toEqual([...keys, 'mp_regen'])
  })

  it.each([
    ['physical', ['matk', 'matk_pct', 'magic_pierce_pct', 'accuracy', 'accuracy_pct']],
    ['magic', ['atk', 'atk_pct', 'phys_pierce_pct', 'accuracy', 'accuracy_pct']],
  ] as const)('[NEG1] take the other attack from %s armor', (purpose, expected) => {
    const taste = { purpose, allowFlatMpRegen: true }
    expect(keysOf(defaultAllowedNegatives(OPTION_CATALOGUE, armor, taste))).toEqual(expected)
  })

  it('[NEG1] take both attacks from armor without a purpose', () => {
    const taste = { purpose: 'none', allowFlatMpRegen: false } as const
    expect(defaultAllowedNegatives(OPTION_CATALOGUE, armor, taste)).toHaveLength(8)
  })

  it('[NEG1] leave out what a catalogue does not have', () => {
    const taste = { purpose: 'none', allowFlatMpRegen: false } as const
    const few = OPTION_CATALOGUE.filter(({ key }) => key === 'dodge' || key === 'crit_rate')
    expect(defaultAllowedNegatives(few, DEFAULT_SETTINGS, taste)).toEqual([
      { option: 'dodge', deepest: 'max' },
    ])
  })
})
