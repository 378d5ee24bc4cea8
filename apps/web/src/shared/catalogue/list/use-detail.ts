import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchAtRest } from '../../loading/at-rest.ts'
import type { LatePart } from '../../loading/late-part.tsx'
import type { FilterChange } from '../../router/use-filters.ts'
import { isRecord } from '../../saved-data/shapes.ts'

/** What is needed of a list's filters. */
type WithId = {
  readonly values: { readonly id: string }
  readonly set: FilterChange<{ readonly id: string }>
}

/** What `?id=` shows over a list. */
export type Detail = {
  /** Opened from the list: going back leads to the list. Else a link opened it, and going back leads to that link. */
  readonly isOpenedHere: boolean
  readonly open: (id: string) => void
  readonly close: () => void
}

/**
 * The item the address shows over a list. It is opened in place, as any layer: what changes meanwhile, the items to be
 * compared for one, stays when it is closed by going back. `part`, which shows it, is fetched when the list rests: a
 * row is the likeliest first tap.
 */
export function useDetail({ values, set }: WithId, part: Pick<LatePart<never>, 'fetch'>): Detail {
  useEffect(() => fetchAtRest(part.fetch), [part])
  const state: unknown = useLocation().state
  return {
    isOpenedHere: values.id !== '' && isRecord(state) && state.opened === values.id,
    open: (id) => set({ id }, { isInPlace: true, state: { opened: id } }),
    close: () => set({ id: '' }, { isInPlace: true, state: null }),
  }
}
