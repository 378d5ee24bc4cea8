import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fetchAtRest } from '../../loading/at-rest.ts'
import type { LatePart } from '../../loading/late-part.tsx'
import type { FilterChange } from '../../router/use-filters.ts'
import { isRecord } from '../../saved-data/shapes.ts'
import { useBackCloses } from '../../ui/layers/use-layer.ts'

/** What is needed of a list's filters. */
type WithId = {
  readonly values: { readonly id: string }
  readonly set: FilterChange<{ readonly id: string }>
}

/** What `?id=` shows over a list. */
export type Detail = {
  readonly open: (id: string) => void
  /** Shows another in place of the one that is open. */
  readonly swap: (id: string) => void
  readonly close: () => void
}

/**
 * The item the address shows over a list. It is opened in place, as any layer: what changes meanwhile, the items to be
 * compared for one, stays when it is closed by going back. Opened from the list, going back leads to the list; else a
 * link opened it, and going back leads to that link. `part`, which shows it, is fetched when the list rests: a row is
 * the likeliest first tap.
 */
export function useDetail({ values, set }: WithId, part: Pick<LatePart<never>, 'fetch'>): Detail {
  useEffect(() => fetchAtRest(part.fetch), [part])
  const state: unknown = useLocation().state
  const isOpenedHere = values.id !== '' && isRecord(state) && state.opened === values.id
  const open = (id: string) => set({ id }, { isInPlace: true, state: { opened: id } })
  const close = () => set({ id: '' }, { isInPlace: true, state: null })
  // Known here, and not only to the sheet, which comes after the list: somebody may go back before.
  useBackCloses(isOpenedHere, close, { shownBy: 'id' })
  return {
    open,
    swap: (id) => (isOpenedHere ? open(id) : set({ id }, { isInPlace: true })),
    close,
  }
}
