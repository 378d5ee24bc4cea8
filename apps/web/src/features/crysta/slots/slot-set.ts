import { fitsPiece, pieceOfSlot, SLOT_COUNT, type SlotSet } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'

/** What sits in the slots as the address has it: ids by place. Who does not fit is left out. */
export function readSlots(
  text: string,
  byId: ReadonlyMap<string, Crysta>,
): readonly (Crysta | null)[] {
  const ids = text.split(',')
  return Array.from({ length: SLOT_COUNT }, (_, slot) => {
    const crysta = byId.get(ids[slot] ?? '')
    return crysta !== undefined && fitsPiece(crysta.kind, pieceOfSlot(slot)) ? crysta : null
  })
}

/** See {@link readSlots}; empty slots at the end are not written. */
export function writeSlots(slots: SlotSet<Pick<Crysta, 'id'>>): string {
  return slots
    .map((crysta) => crysta?.id ?? '')
    .join(',')
    .replace(/,+$/, '')
}
