import { COMBO_TAGS, type ComboTag } from '@gyeol/skills'
import {
  type Guard,
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'
import { type Combo, type ComboPlace, type ComboPlaces, MAX_PAST, MAX_PLACES } from '../combo.ts'

/** A place as it is stored; further keys are ignored. */
type WirePlace = {
  readonly skill: string
  readonly mp: number | null
  readonly tag: ComboTag | null
  readonly free: boolean
  readonly seconds: number | null
}

export type WireCombo = {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly steps: WirePlace[]
  readonly past: WirePlace[][]
  readonly undone: WirePlace[][]
}

/** A key of the palette; unknown ones stay and are shown by their key. */
const isSkill = textLike(/^[\w.-]{1,40}:\d{1,3}(#.{1,40})?$/u)
const isMp = orNull(wholeFrom(0, 99_999))
const isSeconds = orNull(numberFrom(0.1, 60))

const isWirePlace = hasShape<WirePlace>({
  skill: isSkill,
  mp: isMp,
  tag: orNull(oneOf(COMBO_TAGS)),
  free: isBoolean,
  seconds: isSeconds,
})

/** All the places of one combo. */
export const areWirePlaces: Guard<WirePlace[]> = listOf(isWirePlace, { min: 0, max: MAX_PLACES })
const areSnapshots = listOf(areWirePlaces, { min: 0, max: MAX_PAST })

export const isWireCombo = hasShape<WireCombo>({
  id: textLike(/./),
  name: textLike(/^/),
  at: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  steps: areWirePlaces,
  past: areSnapshots,
  undone: areSnapshots,
})

export function writePlaces(places: ComboPlaces): WirePlace[] {
  return places.map(({ skill, mp, tag, isReflectionFree, seconds }) => {
    return { skill, mp, tag, free: isReflectionFree, seconds }
  })
}

export function readPlaces(wire: readonly WirePlace[]): ComboPlaces {
  return wire.map(({ skill, mp, tag, free, seconds }): ComboPlace => {
    return { skill, mp, tag, isReflectionFree: free, seconds }
  })
}

export function writeCombo({ id, name, updatedAt, places, past, undone }: Combo): WireCombo {
  return {
    id,
    name,
    at: updatedAt,
    steps: writePlaces(places),
    past: past.map(writePlaces),
    undone: undone.map(writePlaces),
  }
}

export function readCombo(wire: WireCombo): Combo {
  return {
    id: wire.id,
    name: wire.name,
    updatedAt: wire.at,
    places: readPlaces(wire.steps),
    past: wire.past.map(readPlaces),
    undone: wire.undone.map(readPlaces),
  }
}
