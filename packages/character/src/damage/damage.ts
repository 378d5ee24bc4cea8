import { type HitInput, PROMISED_SHARE, type Spread } from './damage-model.ts'
import { hitAtFull } from './hit-chain.ts'

/** What a cast does (CH47–CH53). */
export type Damage = {
  /** One hit at 100 % stability. */
  readonly whiteMax: number
  readonly criticalMax: number
  readonly white: Spread
  readonly critical: Spread
  /** A critical hit that grazes; magic never does. */
  readonly graze: Spread | null
  /** A normal hit that grazes; magic never does. */
  readonly whiteGraze: Spread | null
  readonly hitRate: number
  readonly critRate: number
  readonly expected: number
  readonly expectedCast: number
  /** Null while the target's HP is not known or nothing is dealt. */
  readonly castsToKill: number | null
  readonly shares: DamageShares
}

/** How often a hit becomes what, in percent of a hundred times a hundred. */
export type DamageShares = {
  readonly critical: number
  readonly criticalGraze: number
  readonly white: number
  readonly whiteGraze: number
  readonly miss: number
}

/** Everything about one hit of a skill and about the casts it takes. */
export function damageOf(input: HitInput): Damage {
  const rolls = rollsOf(input)
  const hitRate = hitRateOf(input)
  const critRate = Math.max(0, Math.min(100, input.critRate - input.target.critResist))
  const shares = sharesOf(input, { hitRate, critRate })
  const expected = expectedOf(rolls, shares)
  const expectedCast = expected * input.skill.hits
  return {
    ...rolls,
    hitRate,
    critRate,
    expected,
    expectedCast,
    castsToKill: castsFor(input.target.hp, expectedCast),
    shares,
  }
}

type Rolls = Pick<
  Damage,
  'whiteMax' | 'criticalMax' | 'white' | 'critical' | 'graze' | 'whiteGraze'
>

function rollsOf(input: HitInput): Rolls {
  const whiteMax = hitAtFull(input, false)
  const criticalMax = hitAtFull(input, true)
  const isMagic = input.type === 'magic'
  const [low, high] = isMagic ? magicRolls(input.stability) : [input.stability, 100]
  const grazeLow = Math.floor(input.stability / 2)
  return {
    whiteMax,
    criticalMax,
    white: spread(whiteMax, low, high),
    critical: spread(criticalMax, low, high),
    graze: isMagic ? null : spread(criticalMax, grazeLow, 100),
    whiteGraze: isMagic ? null : spread(whiteMax, grazeLow, 100),
  }
}

/** CH17. */
export function magicRolls(stability: number): readonly [number, number] {
  return [
    Math.min(90, Math.floor((100 + stability) / 2)),
    100 + Math.max(0, Math.floor((stability - 80) / 2)),
  ]
}

/** CH47: least, greatest and middle of a hit between two percents. */
function spread(full: number, low: number, high: number): Spread {
  const part = (percent: number) => Math.floor((full * percent) / 100)
  return { min: part(low), max: part(high), mean: part(Math.floor((low + high) / 2)) }
}

/** CH49. */
function hitRateOf({ type, accuracy, skill, target }: HitInput): number {
  if (type === 'magic') return 100
  const points = 300 + accuracy - target.dodge + 30 * Math.floor(skill.mp / 100)
  return Math.max(0, Math.min(100, Math.floor(points / 3)))
}

/** CH51: a critical hit that misses grazes; a white one only as far as the weapon promises. */
function sharesOf(
  { type, weapon }: HitInput,
  { hitRate, critRate }: { readonly hitRate: number; readonly critRate: number },
): DamageShares {
  const white = 100 - critRate
  if (type === 'magic')
    return {
      critical: critRate * 100,
      criticalGraze: 0,
      white: white * 100,
      whiteGraze: 0,
      miss: 0,
    }
  const promised = Math.max(0, PROMISED_SHARE[weapon] - hitRate)
  return {
    critical: critRate * hitRate,
    criticalGraze: critRate * (100 - hitRate),
    white: white * hitRate,
    whiteGraze: white * promised,
    miss: white * (100 - hitRate - promised),
  }
}

/** CH51, rounded once. */
function expectedOf(rolls: Rolls, shares: DamageShares): number {
  const sum =
    shares.critical * rolls.critical.mean +
    shares.criticalGraze * (rolls.graze?.mean ?? 0) +
    shares.white * rolls.white.mean +
    shares.whiteGraze * (rolls.whiteGraze?.mean ?? 0)
  return Math.floor(sum / 10_000)
}

/** CH53: how many casts of so much damage; null while nothing is known or dealt. */
export function castsFor(hp: number | null | undefined, damage: number): number | null {
  return hp === null || hp === undefined || damage <= 0 ? null : Math.ceil(hp / damage)
}
