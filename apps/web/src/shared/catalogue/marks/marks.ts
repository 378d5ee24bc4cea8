import { useMemo } from 'react'
import { defineSaved, useSaved } from '../../saved-data/saved-data.ts'
import type { SavedStore } from '../../saved-data/saved-store.ts'
import { hasShape, listOf, textLike } from '../../saved-data/shapes.ts'

/** What a viewer has marked in a list, by id. */
export type Marks = {
  readonly favourites: readonly string[]
  readonly owned: readonly string[]
}

export type MarkKind = keyof Marks

const ids = listOf(textLike(/^[\w.:-]{1,64}$/), { min: 0, max: 5000 })
const isMarks = hasShape<{ favourites: string[]; owned: string[] }>({
  favourites: ids,
  owned: ids,
})

/**
 * Marks of one list, kept in this browser under `key`. `presentId` leads from ids of earlier
 * releases to those of today: marks are read through it.
 */
export function defineMarks(
  key: string,
  presentId: (id: string) => string = (id) => id,
): SavedStore<Marks> {
  const read = (marked: readonly string[]) => [...new Set(marked.map(presentId))]
  return defineSaved<Marks>({
    key,
    version: 1,
    initial: () => ({ favourites: [], owned: [] }),
    schema: (value) =>
      isMarks(value) ? { favourites: read(value.favourites), owned: read(value.owned) } : null,
  })
}

/** The marks with `id` put in or taken out. */
export function toggleMark(marks: Marks, kind: MarkKind, id: string): Marks {
  const has = marks[kind].includes(id)
  const next = has ? marks[kind].filter((other) => other !== id) : [...marks[kind], id]
  return { ...marks, [kind]: next }
}

/** Marks as sets, and how to change one. */
export type MarkControl = {
  readonly favourites: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
  readonly toggle: (kind: MarkKind, id: string) => void
}

/** {@link MarkControl} of a list's store, for components. */
export function useMarks(store: SavedStore<Marks>): MarkControl {
  const [marks] = useSaved(store)
  return useMemo(
    () => ({
      favourites: new Set(marks.favourites),
      owned: new Set(marks.owned),
      toggle: (kind, id) => store.update((now) => toggleMark(now, kind, id)),
    }),
    [marks, store],
  )
}
