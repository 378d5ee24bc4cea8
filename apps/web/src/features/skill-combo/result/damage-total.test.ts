import { expect, it } from 'vitest'
import { damageTotal } from './damage-total.ts'

it('adds up what hits, and passes over buffs', () => {
  const effects = [{ damagePercent: 100 }, { damagePercent: null }, { damagePercent: 70 }]
  expect(damageTotal(effects)).toEqual({ damage: 170, hits: 2 })
  expect(damageTotal([])).toEqual({ damage: 0, hits: 0 })
})
