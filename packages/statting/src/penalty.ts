import { OPTION_CATEGORIES } from '@gyeol/terms'
import type { CategoryPenalty, Slot } from './model.ts'
import type { SessionRules } from './session-rules.ts'

/** Percent added by 0…8 slots of one category (specification §9, SPEC.md PEN1). */
export const PENALTY_PERCENT = [0, 0, 20, 45, 80, 125, 180, 245, 320] as const

const CATEGORY_INDEX = new Map(OPTION_CATEGORIES.map((category, index) => [category, index]))
const NO_SLOTS = OPTION_CATEGORIES.map(() => 0)

/** A slot counts when its option was confirmed once, even back at 0, or is about to be (PEN2). */
function countsForPenalty(slot: Slot): boolean {
  return slot.option !== null && (slot.confirmed || slot.pendingSteps !== 0)
}

function countCategories(slots: readonly Slot[], rules: SessionRules): readonly number[] {
  const counts = NO_SLOTS.slice()
  for (const slot of slots) {
    if (slot.option === null || !countsForPenalty(slot)) continue
    const category = rules.optionOf(slot.option)?.definition.category
    const index = category === undefined ? undefined : CATEGORY_INDEX.get(category)
    if (index !== undefined) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** The penalty of a step in percent, pending options included (PEN2). */
export function penaltyPercentOf(slots: readonly Slot[], rules: SessionRules): number {
  let percent = 0
  for (const count of countCategories(slots, rules)) percent += PENALTY_PERCENT[count] ?? 0
  return percent
}

/** The categories that cost something, in the order of the catalogue's categories. */
export function categoryPenalties(
  slots: readonly Slot[],
  rules: SessionRules,
): readonly CategoryPenalty[] {
  const counts = countCategories(slots, rules)
  return OPTION_CATEGORIES.map((category, index) => {
    const count = counts[index] ?? 0
    return { category, count, percent: PENALTY_PERCENT[count] ?? 0 }
  }).filter(({ percent }) => percent > 0)
}
