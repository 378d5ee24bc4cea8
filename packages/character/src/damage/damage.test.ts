import { describe, expect, it } from 'vitest'
import { castsFor, damageOf } from './damage.ts'
import type { HitInput } from './damage-model.ts'
import { hitBase, hitChain } from './hit-chain.ts'

/** The example that runs through CH41–CH53. */
const SHOT: HitInput = {
  weapon: 'bow',
  type: 'physical',
  level: 300,
  power: 3398,
  pierce: 20,
  stability: 85,
  critRate: 100,
  critDamage: 259,
  accuracy: 600,
  advantage: 25,
  shortRange: 0,
  longRange: 10,
  unsheathe: { flat: 30, pct: 15 },
  proration: 250,
  combo: 100,
  passive: 0,
  brave: 0,
  skill: { constant: 400, multiplier: 1500, mp: 300, hits: 1, range: 'long', unsheathe: true },
  target: {
    level: 305,
    def: 2440,
    mdef: 100,
    physResist: 8,
    magicResist: 0,
    critResist: 10,
    dodge: 900,
    hp: 20_000_000,
  },
}

describe('one cast', () => {
  it('[CH41] 3121 of the power pass, 1952 of the defence stay: 1169', () => {
    // ⌊3393 × .92⌋ − ⌊2440 × .8⌋
    expect(hitBase(SHOT)).toBe(1169)
    expect(hitBase({ ...SHOT, target: { ...SHOT.target, def: 99_999 } })).toBe(1)
    const magic = { ...SHOT, type: 'magic' as const, power: 1000 }
    // 995 − ⌊100 × .8⌋
    expect(hitBase(magic)).toBe(915)
    expect(hitBase({ ...magic, skill: { ...SHOT.skill, defense: 'def' } })).toBe(1)
  })

  it('[CH42] [CH43] [CH44] every step of the chain', () => {
    const valuesOf = (isCrit: boolean) => hitChain(SHOT, isCrit).map(({ value }) => value)
    expect(valuesOf(true)).toEqual([1169, 1599, 4141, 5176, 77_640, 89_286, 223_215, 245_536])
    expect(valuesOf(false)).toEqual([1169, 1599, 1998, 29_970, 34_465, 86_162, 94_778])
  })

  it('[CH44] a product beyond what doubles hold exactly', () => {
    const huge = hitChain(
      {
        ...SHOT,
        power: 90_000,
        longRange: 137,
        combo: 199,
        passive: 33,
        brave: 77,
        skill: { ...SHOT.skill, multiplier: 4999 },
      },
      true,
    )
    const [before, last] = huge.slice(-2)
    const exact = (BigInt(before?.value ?? 0) * 237n * 199n * 133n * 177n) / 100_000_000n
    expect(last?.value).toBe(Number(exact))
  })

  it('[CH47] [CH48] the spread of white, critical and grazed hits', () => {
    const damage = damageOf(SHOT)
    expect(damage.white).toEqual({ min: 80_561, max: 94_778, mean: 87_195 })
    expect(damage.graze).toEqual({ min: 103_125, max: 245_536, mean: 174_330 })
  })

  it('[CH49] [CH50] [CH51] [CH53] 30 % hit, 90 % crit, 173434 expected, 116 casts', () => {
    const damage = damageOf(SHOT)
    expect([damage.hitRate, damage.critRate]).toEqual([30, 90])
    expect(damage.expected).toBe(173_434)
    expect(damage.castsToKill).toBe(116)
    const shares = Object.values(damage.shares).reduce((sum, share) => sum + share, 0)
    expect(shares).toBe(10_000)
  })

  it('[CH52] the promised share counts once the hit rate is below it', () => {
    const blind = { ...SHOT, accuracy: 0, critRate: 0 }
    expect(damageOf({ ...blind, weapon: 'katana' }).shares).toMatchObject({
      whiteGraze: 3000,
      miss: 7000,
    })
    expect(damageOf({ ...SHOT, accuracy: 9999 }).shares.miss).toBe(0)
  })

  it('magic always hits and never grazes', () => {
    const magic = damageOf({ ...SHOT, type: 'magic', accuracy: 0 })
    expect(magic.graze).toBeNull()
    expect(magic.hitRate).toBe(100)
    expect(magic.white.max).toBe(Math.floor((magic.whiteMax * 102) / 100))
  })

  it('says nothing about casts while HP or damage is missing', () => {
    expect(damageOf({ ...SHOT, target: { ...SHOT.target, hp: undefined } }).castsToKill).toBeNull()
    expect(castsFor(100, 0)).toBeNull()
    expect(castsFor(101, 100)).toBe(2)
  })
})
