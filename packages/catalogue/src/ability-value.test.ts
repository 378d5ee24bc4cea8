import { expect, it } from 'vitest'
import { ABILITY_TIERS, abilityValue } from '../index.ts'

it('adds the same for every tier', () => {
  expect(ABILITY_TIERS.map((tier) => abilityValue({ perTier: 50 }, tier))).toEqual([
    50, 100, 150, 200, 250,
  ])
  expect(abilityValue({ perTier: null }, 3)).toBeNull()
})
