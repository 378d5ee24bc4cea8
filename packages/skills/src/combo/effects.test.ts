import { describe, expect, it } from 'vitest'
import { step } from '../../test/combo-steps.ts'
import { comboEffects } from './effects.ts'
import type { ComboStep } from './tags.ts'

const percents = (steps: readonly ComboStep[]) =>
  comboEffects(steps).map(({ damagePercent }) => damagePercent)

describe('what tags do besides MP', () => {
  it('[EFF2] smite adds 50 and takes 50 off the next', () => {
    expect(percents([step(100), step(100, 'smite'), step(100), step(100)])).toEqual([
      100, 150, 50, 100,
    ])
    expect(percents([step(100), step(100, 'smite'), step(100, 'smite')])).toEqual([100, 150, 100])
  })

  it('[EFF3] every further consecutive takes 10 more', () => {
    const steps = [step(100), step(100, 'consecutive'), step(100), step(100, 'consecutive')]
    expect(percents(steps)).toEqual([100, 90, 100, 80])
  })

  it('[EFF4] charge takes 80, 60, 40, 20 off itself and the next three, and adds up', () => {
    const after = [step(100), step(100), step(100), step(100)]
    expect(percents([step(100), step(100, 'charge'), ...after])).toEqual([100, 20, 40, 60, 80, 100])
    const twice = [step(100), step(100, 'charge'), step(100, 'charge'), step(100)]
    expect(percents(twice)).toEqual([100, 20, 10, 10])
    expect(comboEffects(twice)[2]?.unlimitedPercent).toBe(-40)
  })

  it('[EFF1] stays between 10 and 150, and leaves buffs alone', () => {
    const many = Array.from({ length: 12 }, () => step(100, 'consecutive'))
    expect(percents([step(100), ...many]).at(-1)).toBe(10)
    expect(percents([step(100), step(100, 'smite', { dealsDamage: false })])[1]).toBeNull()
  })

  it('[EFF5] counts places from 1', () => {
    const effects = comboEffects([
      step(0),
      step(0, 'mindsEye'),
      step(0, 'invincible'),
      step(0, 'bloodsucker'),
      step(0, 'swift'),
      ...Array.from({ length: 3 }, () => step(0, 'invincible')),
    ])
    expect(effects[1]?.accuracy).toBe(20)
    expect(effects[2]?.invincibleChance).toBe(40)
    expect(effects[3]?.healPercent).toBe(14)
    expect(effects[4]?.motionSpeed).toBe(50)
    expect(effects.at(-1)?.invincibleChance).toBe(100)
  })

  it('[EFF6] tough protects the next motion half as well, unless it is a smite', () => {
    const protectedBy = (steps: readonly ComboStep[]) =>
      comboEffects(steps).map(({ damageTakenLess = 0 }) => damageTakenLess)
    expect(protectedBy([step(0), step(0, 'tough'), step(0), step(0)])).toEqual([0, 50, 25, 0])
    expect(protectedBy([step(0), step(0, 'tough'), step(0, 'smite')])).toEqual([0, 50, 0])
    expect(protectedBy([step(0), step(0, 'tough'), step(0, 'swift')])).toEqual([0, 50, 25])
  })
})
