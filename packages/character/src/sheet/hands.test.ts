import { describe, expect, it } from 'vitest'
import { isDualSwords, pairFits, wornKinds } from './hands.ts'

describe('the two hands', () => {
  it('[CH9] go together or not', () => {
    expect(pairFits('bow', 'arrow')).toBe(true)
    expect(pairFits('bow', 'shield')).toBe(false)
    expect(pairFits('twoHandSword', 'arrow')).toBe(false)
    expect(pairFits('twoHandSword', null)).toBe(true)
    expect(pairFits('bowgun', 'ninjutsuScroll')).toBe(false)
  })

  it('[CH9] [CH5] two swords count as dual swords and as swords', () => {
    const sword = { kind: 'oneHandSword', atk: 1, refine: 0, stability: 0 } as const
    expect(isDualSwords({ main: sword, sub: sword })).toBe(true)
    expect(isDualSwords({ main: sword, sub: { kind: 'dagger' } })).toBe(false)
    expect([...wornKinds({ main: sword, sub: sword, armor: null })].toSorted()).toEqual([
      'dualSwords',
      'noArmor',
      'oneHandSword',
    ])
    const normal = { make: 'normal', def: 0, refine: 0 } as const
    expect(wornKinds({ main: sword, sub: null, armor: normal }).has('normalArmor')).toBe(true)
  })
})
