import type { DropSource, Name } from './model.ts'
import type { QuestIndex } from './quest-index.ts'
import type { Passes } from './repeat.ts'

/** One item to hand in over all passes. */
export type HandIn = {
  readonly item: Name
  /** Pieces over all passes. */
  readonly count: number
  readonly isCountUnconfirmed: boolean
  /** Episodes that want it, with the pieces of one pass. */
  readonly episodes: readonly {
    readonly no: number
    readonly count: number
    readonly times: number
  }[]
  /** Recommended ones first. */
  readonly sources: readonly DropSource[]
}

/** What can be gathered on one map. */
export type MapHandIns = {
  readonly map: Name
  /** Each with its monsters on this map. */
  readonly items: readonly { readonly handIn: HandIn; readonly monsters: readonly DropSource[] }[]
}

/** Items of all passes in the order the story asks for them (SPEC.md ITM1). */
export function handInsOf(quest: QuestIndex, passes: readonly Passes[]): readonly HandIn[] {
  const found = new Map<string, HandIn>()
  for (const { no, ingredients = [] } of quest.episodes) {
    const times = timesPassed(passes, no)
    if (times === 0) continue
    for (const { itemName, count, monsters, countUnconfirmed = false } of ingredients) {
      const known = found.get(itemName.ko)
      found.set(itemName.ko, {
        item: itemName,
        count: (known?.count ?? 0) + count * times,
        isCountUnconfirmed: countUnconfirmed || (known?.isCountUnconfirmed ?? false),
        episodes: [...(known?.episodes ?? []), { no, count, times }],
        sources: known?.sources ?? recommendedFirst(monsters),
      })
    }
  }
  return [...found.values()]
}

/**
 * The same by map (SPEC.md ITM2): every item stands on the map of its first recommended source, so
 * each is listed once; its other places stay in `handIn.sources`.
 */
export function handInsByMap(handIns: readonly HandIn[]): readonly MapHandIns[] {
  const maps = new Map<string, { map: Name; items: MapHandIns['items'][number][] }>()
  for (const handIn of handIns) {
    const place = handIn.sources[0]?.dropMap
    if (!place) continue
    const entry = maps.get(place.ko) ?? { map: place, items: [] }
    maps.set(place.ko, entry)
    const monsters = handIn.sources.filter(({ dropMap }) => dropMap.ko === place.ko)
    entry.items.push({ handIn, monsters })
  }
  return [...maps.values()]
}

function timesPassed(passes: readonly Passes[], no: number): number {
  return passes.reduce(
    (sum, { start, end, times }) => (start <= no && no <= end ? sum + times : sum),
    0,
  )
}

function recommendedFirst(monsters: readonly DropSource[]): readonly DropSource[] {
  return monsters.toSorted((a, b) => Number(b.recommended) - Number(a.recommended))
}
