import { giverName, materialName, placeName, stateName } from '@gyeol/game-data'
import { compareWords } from '@gyeol/korean'
import type * as korean from './shown-names.ts'

/** The words of a row that name things; each list has some of them. */
type Words = {
  readonly name?: string
  readonly nameEn?: string | null
  readonly map?: string | null
  readonly mapAlt?: string | null
  readonly place?: string | null
  readonly drops?: readonly { readonly monster: string; readonly map: string | null }[]
  readonly obtain?: readonly { readonly name: string; readonly map: string | null }[]
  readonly recipe?: { readonly materials: readonly { readonly name: string }[] } | null
  readonly elements?: readonly { readonly when: string | null }[]
  readonly stats?: object
}

/** What each shown row was made of: names of places have no way back. */
const trueItems = new WeakMap<object, object>()

const placeOrNot = (place: string | null) => (place === null ? null : placeName(place))

type Whens = readonly { readonly when: string | null }[]

const statesSaid = (lines: Whens) =>
  lines.map((line) => (line.when === null ? line : { ...line, when: stateName(line.when) }))

/** The name of the thing itself: the two change places. */
function names({ name, nameEn }: Words): Words {
  return name === undefined || nameEn === undefined || nameEn === null || nameEn === name
    ? {}
    : { name: nameEn, nameEn: name }
}

/** Where it is and where it comes from. */
function origins({ map, mapAlt, place, drops, obtain, recipe }: Words): Words {
  return {
    ...(map !== undefined && { map: placeOrNot(map) }),
    ...(place !== undefined && { place: placeOrNot(place) }),
    ...(mapAlt !== undefined && { mapAlt: placeOrNot(mapAlt) }),
    ...(drops && {
      drops: drops.map((drop) => ({
        ...drop,
        monster: giverName(drop.monster),
        map: placeOrNot(drop.map),
      })),
    }),
    ...(obtain && {
      obtain: obtain.map((way) => ({
        ...way,
        name: giverName(way.name),
        map: placeOrNot(way.map),
      })),
    }),
    ...(recipe && {
      recipe: {
        ...recipe,
        materials: recipe.materials.map((one) => ({ ...one, name: materialName(one.name) })),
      },
    }),
  }
}

/** When the numbers of a boss hold; lines of stats elsewhere hold no such words. */
function states({ elements, stats }: Words): Words {
  return {
    ...(elements && { elements: statesSaid(elements) }),
    ...(stats &&
      !Array.isArray(stats) && {
        stats: Object.fromEntries(
          // Each number of a boss is a list of such lines.
          Object.entries(stats).map(([key, lines]) => [key, statesSaid(lines as Whens)]),
        ),
      }),
  }
}

/** A thing as English readers know it; what is not known in English stays. */
export const shownItem: typeof korean.shownItem = (item) => {
  // A row of any list; those words it has not are not asked for.
  const words = item as Words
  const shown = { ...item, ...names(words), ...origins(words), ...states(words) }
  trueItems.set(shown, item)
  return shown
}

/** See {@link shownItem}; sorted by the names shown where the list comes in the order of its names. */
export const shownItems: typeof korean.shownItems = (items, order = 'names') => {
  const shown = items.map(shownItem)
  const nameOf = (item: Words) => item.name ?? ''
  return order === 'own' ? shown : shown.toSorted((a, b) => compareWords(nameOf(a), nameOf(b)))
}

/** A thing as its list keeps it, for who edits it or proposes something. */
export const trueItem: typeof korean.trueItem = (item) =>
  // Only rows of the same shape are kept under a row.
  (trueItems.get(item) as typeof item | undefined) ?? item

/** The language of the name that stands beside the shown one. */
export const OTHER_NAME_LANGUAGE: typeof korean.OTHER_NAME_LANGUAGE = 'ko'
