import { freeSlotFor } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Filters } from '../../../shared/router/use-filters.ts'
import { isRecord } from '../../../shared/saved-data/shapes.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { useScreenOffer } from '../../../shared/toast/use-screen-offer.ts'
import type { CrystaFilterValues } from '../../../shared/lists/crysta-filters.ts'
import { readSlots, writeSlots } from './slot-set.ts'
import { slotTexts } from './slot.texts.ts'

/** What is tried out in the slots of one's gear, and how to change it; all of it stands in the address. */
export type SlotControl = {
  readonly slots: readonly (Crysta | null)[]
  readonly count: number
  readonly isOpen: boolean
  /** Going back closes it; else a link opened it. */
  readonly isOpenedHere: boolean
  readonly open: () => void
  readonly close: () => void
  readonly put: (slot: number, crysta: Crysta | null) => void
  /** Puts a crysta into the first slot that is free for it, and shows the sum. */
  readonly add: (crysta: Crysta) => void
  readonly clear: () => void
}

/** See {@link SlotControl}. */
export function useSlots(
  { values, set }: Pick<Filters<CrystaFilterValues>, 'values' | 'set'>,
  byId: ReadonlyMap<string, Crysta>,
): SlotControl {
  const texts = slotTexts
  const state: unknown = useLocation().state
  const kept = isRecord(state) ? state : {}
  const slots = readSlots(values.slots, byId)
  const { offer, withdraw } = useScreenOffer()
  useEffect(() => {
    // What is put in after emptying them must not be lost by taking that back.
    if (values.slots !== '') withdraw()
  }, [values.slots, withdraw])
  const inPlace = { isInPlace: true } as const
  const opened = { ...inPlace, state: { ...kept, sum: true } }
  const put = (slot: number, crysta: Crysta | null) =>
    set({ slots: writeSlots(slots.with(slot, crysta)) }, inPlace)
  return {
    slots,
    count: slots.filter((crysta) => crysta !== null).length,
    isOpen: values.sum === '1',
    isOpenedHere: kept['sum'] === true,
    open: () => set({ sum: '1' }, opened),
    close: () => set({ sum: '' }, { ...inPlace, state: { ...kept, sum: false } }),
    put,
    add: (crysta) => {
      const free = freeSlotFor(crysta.kind, slots)
      if (free === null) showToast(texts.noRoom(crysta.name))
      const next = free === null ? {} : { slots: writeSlots(slots.with(free, crysta)) }
      set({ ...next, sum: '1' }, opened)
    },
    clear: () => {
      const before = values.slots
      set({ slots: '' }, inPlace)
      offer(texts.cleared, {
        label: texts.undo,
        run: () => set({ slots: before }, inPlace),
      })
    },
  }
}
