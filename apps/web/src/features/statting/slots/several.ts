import { apply, type Session } from '@gyeol/statting'

/** Options chosen together for the slots that are still empty. */
export type Several = {
  /** As if they stood in their slots: what cannot go in beside them says why. */
  readonly session: Session
  /** The slots they go into, in the order in which they were chosen. */
  readonly slots: readonly number[]
  /** The slot for the next one, or null when all are spoken for. */
  readonly next: number | null
  readonly left: number
}

/** The empty slots, the one that was opened first. */
export function emptySlots({ slots }: Session, first: number): number[] {
  const empty = slots.flatMap(({ option }, slot) => (option === null ? [slot] : []))
  return empty.includes(first) ? [first, ...empty.filter((slot) => slot !== first)] : []
}

/** Where options chosen together go. */
export function severalOf(session: Session, first: number, keys: readonly string[]): Several {
  const empty = emptySlots(session, first)
  const slots = empty.slice(0, keys.length)
  const filled = slots.reduce((now, slot, index) => {
    const picked = apply(now, { type: 'pick', slot, option: keys[index] ?? '' })
    return picked.ok ? picked.value : now
  }, session)
  return {
    session: filled,
    slots,
    next: empty[keys.length] ?? null,
    left: empty.length - slots.length,
  }
}
