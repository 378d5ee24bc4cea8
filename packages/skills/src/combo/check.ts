import { sameComboSkill } from './combo-skills.ts'
import { comboCost } from './cost.ts'
import { type ComboStep, MAX_COMBO_POINTS, MIN_COMBO_POINTS } from './tags.ts'

/** The closed list of what can be wrong with a combo. */
export const COMBO_FINDINGS = [
  'TAG_ON_FIRST',
  'CANNOT_START',
  'SAME_SKILL_TWICE',
  'TOO_MANY_POINTS',
  'MP_NOT_ALLOWED',
  'SMITE_AT_END',
  'CHARGE_AT_END',
  'CHARGE_NOT_PAID',
  'REFLECTION_AT_END',
  'CONSECUTIVE_ON_FREE_SKILL',
  'SKILL_AFTER_CANCEL',
  'DAMAGE_TAG_ON_BUFF',
] as const

/** One of {@link COMBO_FINDINGS}. */
export type ComboFindingCode = (typeof COMBO_FINDINGS)[number]

/** Errors cannot be set up in the game; warnings can, but do not what one might expect. */
export type ComboFinding = {
  readonly code: ComboFindingCode
  readonly severity: 'error' | 'warning'
  /** Zero-based place; absent: the whole combo. */
  readonly place?: number
  /** SAME_SKILL_TWICE: the earlier place. TOO_MANY_POINTS: points over the limit. */
  readonly detail?: number
}

const ERRORS: ReadonlySet<ComboFindingCode> = new Set([
  'TAG_ON_FIRST',
  'CANNOT_START',
  'SAME_SKILL_TWICE',
  'TOO_MANY_POINTS',
  'MP_NOT_ALLOWED',
])

/** Highest MP a place accepts: far above any skill. */
const MAX_SKILL_MP = 9900
const MP_UNIT = 100

/**
 * Everything wrong or surprising in a combo (SPEC.md CHK1–CHK4), by place.
 * @param maxPoints combo points of the player, 2–20
 */
export function checkCombo(
  steps: readonly ComboStep[],
  maxPoints: number = MAX_COMBO_POINTS,
): ComboFinding[] {
  const limit = Math.min(MAX_COMBO_POINTS, Math.max(MIN_COMBO_POINTS, maxPoints))
  const { points, rows } = comboCost(steps)
  const found: Finding[] = steps.flatMap((step, place) => [
    ...stepFindings(steps, step, place),
    ...lastPlaceFindings(steps, step, place),
  ])
  if (rows.length > 0 && points > limit) {
    found.push({ code: 'TOO_MANY_POINTS', detail: points - limit })
  }
  return found.map((finding) => ({
    ...finding,
    severity: ERRORS.has(finding.code) ? 'error' : 'warning',
  }))
}

type Finding = Omit<ComboFinding, 'severity'>

function stepFindings(steps: readonly ComboStep[], step: ComboStep, place: number): Finding[] {
  const { mp, tag, skill } = step
  const found: Finding[] = []
  if (place === 0 && tag !== null) found.push({ code: 'TAG_ON_FIRST', place })
  if (place === 0 && step.cannotStart === true) found.push({ code: 'CANNOT_START', place })
  if (!Number.isInteger(mp) || mp < 0 || mp > MAX_SKILL_MP || mp % MP_UNIT !== 0) {
    found.push({ code: 'MP_NOT_ALLOWED', place })
  }
  const earlier = steps
    .slice(0, place)
    .findIndex((other) => sameComboSkill(other.skill) === sameComboSkill(skill))
  if (earlier >= 0 && mp !== 0) found.push({ code: 'SAME_SKILL_TWICE', place, detail: earlier })
  if (tag === 'consecutive' && mp === 0) found.push({ code: 'CONSECUTIVE_ON_FREE_SKILL', place })
  if (tag === 'smite' && step.dealsDamage === false) {
    found.push({ code: 'DAMAGE_TAG_ON_BUFF', place })
  }
  if (place > 0 && steps[place - 1]?.tag === 'cancel') {
    found.push({ code: 'SKILL_AFTER_CANCEL', place })
  }
  return found
}

/** Tags that look ahead, with nothing ahead. */
function lastPlaceFindings(
  steps: readonly ComboStep[],
  { tag }: ComboStep,
  place: number,
): Finding[] {
  if (place === 0) return []
  const isLast = place === steps.length - 1
  if (isLast && tag === 'smite') return [{ code: 'SMITE_AT_END', place }]
  if (isLast && tag === 'charge') return [{ code: 'CHARGE_AT_END', place }]
  if (isLast && tag === 'reflection') return [{ code: 'REFLECTION_AT_END', place }]
  const isLastCharge =
    tag === 'charge' && !steps.slice(place + 1).some((step) => step.tag === 'charge')
  return isLastCharge && comboCost(steps).owed > 0 ? [{ code: 'CHARGE_NOT_PAID', place }] : []
}
