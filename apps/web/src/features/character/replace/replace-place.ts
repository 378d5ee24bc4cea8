import { SLOTS_PER_PIECE } from '@gyeol/catalogue'
import { type Gear, GEAR_PLACES, type GearPlace } from '../build/character-build.ts'
import { hasCrystas } from '../gear/place-kinds.ts'

/** Where something could be replaced: a slot of a piece, from 0, or the piece itself (`null`). */
export type ReplacePlace = { readonly place: GearPlace; readonly slot: number | null }

/** The place as one word, as lines name it and the ranking answers with it. */
export function placeId({ place, slot }: ReplacePlace): string {
  return slot === null ? place : `${place}.crysta${slot}`
}

/** What there is of one kind to replace in a build. */
export function placesOf(gear: Gear, of: 'crysta' | 'piece'): ReplacePlace[] {
  return GEAR_PLACES.flatMap((place): ReplacePlace[] => {
    const piece = gear[place]
    if (!piece) return []
    if (of === 'piece') return [{ place, slot: null }]
    if (!hasCrystas(place, piece.kind)) return []
    return Array.from({ length: SLOTS_PER_PIECE }, (_, slot) => ({ place, slot }))
  })
}

/** The place a word of {@link placeId} names. */
export function placeOf(id: string): ReplacePlace | null {
  const [name, slot] = id.split('.crysta')
  const place = GEAR_PLACES.find((one) => one === name)
  return place === undefined ? null : { place, slot: slot === undefined ? null : Number(slot) }
}
