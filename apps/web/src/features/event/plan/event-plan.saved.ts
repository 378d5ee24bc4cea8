import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { hasShape, listOf, textLike } from '../../../shared/saved-data/shapes.ts'

/** More are not remembered; the oldest make room. */
const MOST = 500

/**
 * Which events one wants to go to, by id, and the times of them one will not, each as
 * `id occurrence` (`id` alone for an event that does not repeat).
 */
export type EventPlan = { readonly marks: readonly string[]; readonly skips: readonly string[] }

const isPlan = hasShape<{ marks: string[]; skips: string[] }>({
  marks: listOf(textLike(/^[\w-]{1,64}$/), { min: 0, max: MOST }),
  skips: listOf(textLike(/^[\w-]{1,64}(?: \d{4}-\d{2}-\d{2})?$/), { min: 0, max: MOST }),
})

/** Kept in this browser, like the marks of the lists. */
export const eventPlanSaved = defineSaved<EventPlan>({
  key: 'event-plan',
  version: 1,
  initial: () => ({ marks: [], skips: [] }),
  schema: (value) => (isPlan(value) ? value : null),
})

/** The plan with an event put in, or taken out together with what was decided about its times. */
export function toggleMark({ marks, skips }: EventPlan, id: string): EventPlan {
  if (!marks.includes(id)) return { marks: [...marks, id].slice(-MOST), skips }
  return {
    marks: marks.filter((other) => other !== id),
    skips: skips.filter((key) => key.split(' ')[0] !== id),
  }
}

/** The plan with one time of an event left out, or taken in again. */
export function toggleSkip(plan: EventPlan, key: string): EventPlan {
  return setSkips(plan, [key], !plan.skips.includes(key))
}

/** The plan with some times all left out, or all taken in. */
export function setSkips(plan: EventPlan, keys: readonly string[], isSkipped: boolean): EventPlan {
  const others = plan.skips.filter((key) => !keys.includes(key))
  return { ...plan, skips: isSkipped ? [...others, ...keys].slice(-MOST) : others }
}
