import type { ComboStep } from './tags.ts'

/** Damage of a combo stays within these percents (SPEC.md EFF1). */
export const COMBO_DAMAGE_PERCENT = { min: 10, max: 150 } as const

const CONSECUTIVE_PERCENT = 10
const SMITE_PERCENT = 50
/** What a charge takes off its own skill and the three after it. */
const CHARGE_PERCENT = [80, 60, 40, 20] as const
const SWIFT_MOTION_SPEED = 50

/** What the tags do to one place besides MP. Absent numbers do not apply. */
export type ComboEffect = {
  /** Percent of the skill's damage; null for buffs. */
  readonly damagePercent: number | null
  /** The sum of the tags before the limits; null for buffs. */
  readonly unlimitedPercent: number | null
  /** Accuracy gained by 심안. */
  readonly accuracy?: number
  /** Chance of invincibility during the motion, percent. */
  readonly invincibleChance?: number
  /** HP healed by damage, percent of maximum. */
  readonly healPercent?: number
  /** Damage taken during the motion is lower by this many percent. */
  readonly damageTakenLess?: number
  /** Motion speed gained, percent. */
  readonly motionSpeed?: number
}

/** Effects of the tags on every place (SPEC.md EFF1–EFF6). */
export function comboEffects(steps: readonly ComboStep[]): ComboEffect[] {
  return steps.map((step, place) => {
    const sum = 100 + damageChange(steps, place)
    const { min, max } = COMBO_DAMAGE_PERCENT
    const isDamage = step.dealsDamage !== false
    return {
      damagePercent: isDamage ? Math.min(max, Math.max(min, sum)) : null,
      unlimitedPercent: isDamage ? sum : null,
      ...tagEffect(steps, place),
    }
  })
}

/** Percent points all tags together add to the damage of a place. */
function damageChange(steps: readonly ComboStep[], place: number): number {
  let change = 0
  const tag = steps[place]?.tag
  if (tag === 'smite') change += SMITE_PERCENT
  if (steps[place - 1]?.tag === 'smite') change -= SMITE_PERCENT
  if (tag === 'consecutive') {
    const sofar = steps.slice(0, place + 1).filter((step) => step.tag === 'consecutive').length
    change -= CONSECUTIVE_PERCENT * sofar
  }
  for (const [distance, percent] of CHARGE_PERCENT.entries()) {
    if (steps[place - distance]?.tag === 'charge') change -= percent
  }
  return change
}

/** Places count from 1 in the game's rules. */
function tagEffect(steps: readonly ComboStep[], place: number): Partial<ComboEffect> {
  const position = place + 1
  const isSmite = steps[place]?.tag === 'smite'
  // 강인 protects the next motion half as well, unless a smite follows.
  const afterTough =
    steps[place - 1]?.tag === 'tough' && !isSmite ? { damageTakenLess: 25 } : undefined
  switch (steps[place]?.tag) {
    case 'swift':
      return { ...afterTough, motionSpeed: SWIFT_MOTION_SPEED }
    case 'mindsEye':
      return { ...afterTough, accuracy: 10 * position }
    case 'invincible':
      return { ...afterTough, invincibleChance: Math.min(100, 20 * (position - 1)) }
    case 'bloodsucker':
      return { ...afterTough, healPercent: 10 + position }
    case 'tough':
      return { damageTakenLess: 50 }
    default:
      return { ...afterTough }
  }
}
