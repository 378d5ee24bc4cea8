import { OPTION_CATALOGUE } from '@gyeol/game-data'

const PLACES: ReadonlyMap<string, number> = new Map(
  OPTION_CATALOGUE.map(({ key }, index) => [key, index]),
)

/** Options in the order players know, so that two lists can be held against each other. */
export function inCatalogueOrder<Row extends { readonly option: string }>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted((one, other) => placeOf(one.option) - placeOf(other.option))
}

function placeOf(option: string): number {
  return PLACES.get(option) ?? PLACES.size
}
