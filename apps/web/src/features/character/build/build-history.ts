import { createStore } from '../../../shared/store/create-store.ts'
import { type Character, type WornBody, wornOf } from './character-build.ts'

/** What was done to a character in this tab; the last thing last. */
export type Trail = {
  readonly past: readonly WornBody[]
  readonly undone: readonly WornBody[]
  /** The field that is being edited: what is typed into it is one step, however many letters it has. */
  readonly field: string | null
}

const NOTHING: Trail = { past: [], undone: [], field: null }
const MAX_PAST = 50

/** Trails by the id of the character. */
export const trails = createStore<Readonly<Record<string, Trail>>>({})

export function trailOf(all: Readonly<Record<string, Trail>>, id: string): Trail {
  return all[id] ?? NOTHING
}

/** The trail after a change of a field, or of something that is changed by one tap (`null`). */
export function noted(trail: Trail, before: WornBody, field: string | null): Trail {
  const isSameEdit = field !== null && field === trail.field && trail.undone.length === 0
  if (isSameEdit) return trail
  return { past: [...trail.past, before].slice(-MAX_PAST), undone: [], field }
}

/** Notes what a character was before a change. */
export function noteChange(before: Character, field: string | null): void {
  trails.update((all) => ({
    ...all,
    [before.id]: noted(trailOf(all, before.id), wornOf(before), field),
  }))
}

/** The edit of a field is over: what is typed next is another step. */
export function endEdit(): void {
  trails.update((all) =>
    Object.values(all).every(({ field }) => field === null)
      ? all
      : Object.fromEntries(
          Object.entries(all).map(([id, trail]) => [id, { ...trail, field: null }]),
        ),
  )
}

/** What was worn one step back or forth, with the trail moved; null at its end. */
export function travel(now: Character, direction: 'undo' | 'redo'): WornBody | null {
  const { past, undone } = trailOf(trails.get(), now.id)
  const [from, onto] = direction === 'undo' ? [past, undone] : [undone, past]
  const body = from.at(-1)
  if (!body) return null
  const shorter = from.slice(0, -1)
  const longer = [...onto, wornOf(now)]
  const trail =
    direction === 'undo' ? { past: shorter, undone: longer } : { past: longer, undone: shorter }
  trails.update((all) => ({ ...all, [now.id]: { ...trail, field: null } }))
  return body
}
