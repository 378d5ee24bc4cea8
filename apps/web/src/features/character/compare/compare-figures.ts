import { FIGURE_IDS, type FigureId, type Sheet } from '@gyeol/character'
import { type Gear, GEAR_PLACES, type GearPlace } from '../build/character-build.ts'

/** One figure of two builds. */
export type FigureDifference = {
  readonly id: FigureId
  readonly here: number
  readonly there: number
}

/** The figures that differ, in the order of the sheet. */
export function figureDifferences(here: Sheet, there: Sheet): FigureDifference[] {
  return FIGURE_IDS.map((id) => ({ id, here: here.value(id), there: there.value(id) })).filter(
    (row) => row.here !== row.there,
  )
}

/** What is worn here and there where it is not the same. */
export type GearDifference = {
  readonly place: GearPlace
  readonly here: string | null
  readonly there: string | null
}

/** Pieces and crystas that differ. */
export function gearDifferences(here: Gear, there: Gear): GearDifference[] {
  return GEAR_PLACES.flatMap((place) => {
    const [left, right] = [here[place], there[place]]
    const names = [{ place, here: left?.name ?? null, there: right?.name ?? null }]
    const slots = [0, 1].map((slot) => ({
      place,
      here: left?.crystas[slot]?.name ?? null,
      there: right?.crystas[slot]?.name ?? null,
    }))
    return [...names, ...slots].filter((row) => row.here !== row.there)
  })
}

/** What builds are called by their id; of the same name, the later ones carry a number. */
export function distinctNames(
  builds: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const taken = new Map<string, number>()
  return new Map(
    builds.map(({ id, name }) => {
      const count = (taken.get(name) ?? 0) + 1
      taken.set(name, count)
      return [id, count === 1 ? name : `${name} (${count})`]
    }),
  )
}
