import type { SearchSpace } from './search-space.ts'

/** Units of one option on its way; part of a confirmation. */
export type Portion = { readonly option: number; readonly units: number }

/** What one confirmation does. */
export type Confirmation = readonly Portion[]

/** Every unit of the phase is confirmed on its own, one option after the other. */
export const SPLIT = 0
/** The whole phase is one confirmation. */
export const JOINT = 1

/** No option stands in this row. */
export const NOBODY = -1

/**
 * A plan as the search changes it: phases in order, each SPLIT or JOINT, the last one JOINT — it is
 * the final confirmation. `at[row · (phases + 1) + phase]` says how many units the row's option has
 * gone before that phase. Refunds happen in JOINT phases only (SPEC.md PLAN1).
 */
export type Plan = {
  readonly phases: Uint8Array
  /** Index of every row's option, or NOBODY. */
  readonly option: Int16Array
  readonly at: Int16Array
  /** Rows in the order in which SPLIT phases grant them. */
  readonly order: Uint8Array
}

/** How the phases of a search look. */
export type Pattern = readonly (typeof SPLIT | typeof JOINT)[]

/** Buying one by one, then `refunds` times a refund and buying one by one, then the rest. */
export function canonicalPattern(refunds: number): Pattern {
  const turn = [JOINT, SPLIT] as const
  return [SPLIT, ...Array.from({ length: refunds }, () => turn).flat(), JOINT]
}

/** A given number of confirmations. */
export function jointPattern(confirmations: number): Pattern {
  return Array.from({ length: confirmations }, () => JOINT)
}

/** The plan that does everything in the last confirmation, without free negatives. */
export function planAtOnce(space: SearchSpace, pattern: Pattern): Plan {
  const stride = pattern.length + 1
  const plan: Plan = {
    phases: Uint8Array.from(pattern),
    option: new Int16Array(space.rows.length).fill(NOBODY),
    at: new Int16Array(space.rows.length * stride),
    order: Uint8Array.from(space.rows.keys()),
  }
  for (const [row, rule] of space.rows.entries()) {
    if (rule.kind === 'free') continue
    plan.option[row] = rule.option
    const length = space.options[rule.option]?.length ?? 0
    if (rule.kind === 'exact') plan.at[row * stride + pattern.length] = length
  }
  return plan
}

/** The plan of JOINT phases that does given confirmations. */
export function planOfConfirmations(
  space: SearchSpace,
  confirmations: readonly Confirmation[],
): Plan {
  const plan = planAtOnce(space, jointPattern(confirmations.length))
  const columns = confirmations.length + 1
  plan.at.fill(0)
  for (const [phase, confirmation] of confirmations.entries()) {
    for (const { option, units } of confirmation) {
      const known = plan.option.indexOf(option)
      const row = known < 0 ? plan.option.indexOf(NOBODY) : known
      plan.option[row] = option
      for (let next = phase + 1; next < columns; next += 1) {
        const cell = row * columns + next
        plan.at[cell] = (plan.at[cell] ?? 0) + units
      }
    }
  }
  return plan
}

/** A copy that can be changed without changing the first one. */
export function copyPlan({ phases, option, at, order }: Plan): Plan {
  return { phases: phases.slice(), option: option.slice(), at: at.slice(), order: order.slice() }
}

/** Makes `target`, a plan of the same space and pattern, equal to `source`. */
export function assignPlan(target: Plan, source: Plan): void {
  target.phases.set(source.phases)
  target.option.set(source.option)
  target.at.set(source.at)
  target.order.set(source.order)
}
