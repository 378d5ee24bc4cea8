import type { CrystaKind } from '@gyeol/terms'

/** The pieces of equipment with slots for crystas, in the order one puts them on. */
export const SLOTTED_PIECES = ['weapon', 'armor', 'additional', 'special'] as const

/** One of {@link SLOTTED_PIECES}. */
export type SlottedPiece = (typeof SLOTTED_PIECES)[number]

/** Most slots of one piece. */
export const SLOTS_PER_PIECE = 2

/** The slots of everything one wears: those of the weapon first, those of special gear last. */
export const SLOT_COUNT = SLOTTED_PIECES.length * SLOTS_PER_PIECE

/** What sits in the slots, by place; null where one is empty. */
export type SlotSet<Id> = readonly (Id | null)[]

/** The piece a slot belongs to. */
export function pieceOfSlot(slot: number): SlottedPiece {
  return SLOTTED_PIECES[Math.floor(slot / SLOTS_PER_PIECE)] ?? 'special'
}

/** Whether crystas of a kind fit the slots of a piece: a normal one fits all. */
export function fitsPiece(kind: CrystaKind, piece: SlottedPiece): boolean {
  return kind === 'normal' || kind === piece
}

/** The first empty slot for a crysta of this kind; null where there is none. */
export function freeSlotFor<Id>(kind: CrystaKind, slots: SlotSet<Id>): number | null {
  const places = Array.from({ length: SLOT_COUNT }, (_, slot) => slot)
  const isFree = (slot: number) => (slots[slot] ?? null) === null
  return places.find((slot) => isFree(slot) && fitsPiece(kind, pieceOfSlot(slot))) ?? null
}
