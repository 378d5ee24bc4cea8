import {
  type Registlet,
  REGISTLET_CATEGORIES,
  type RegistletData,
  type RegistletInput,
  type RegistletLevel,
  type RegistletQuery,
} from '@gyeol/contract'
import { askedText, toStoredSearchText } from '@gyeol/korean'
import { toView } from '../catalogue/catalogue-entity.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'

type Registlets = Snapshot<RegistletInput>

/** The registlets that can be had at a level and say a text in name or effect. */
export function findRegistlets(
  { items }: Registlets,
  { level, search }: RegistletQuery,
): Registlet[] {
  const wanted = toStoredSearchText(askedText(search ?? ''))
  return items
    .filter(
      ({ content }) =>
        (level === undefined || content.levels.includes(level)) &&
        (wanted === '' || says(content, wanted)),
    )
    .map(toView)
}

function says({ name, nameEn, aliases, effect }: RegistletInput, wanted: string): boolean {
  return [name, nameEn ?? '', effect, ...aliases].some((text) =>
    toStoredSearchText(text).includes(wanted),
  )
}

/** Every level at which something can be had, the lowest first. */
export function toLevels({ items }: Registlets): RegistletLevel[] {
  const counts = countEach(items.flatMap(({ content }) => content.levels))
  return [...counts]
    .map(([level, count]) => ({ level, count }))
    .sort((left, right) => left.level - right.level)
}

/** What the select lists of the screens hold. */
export function toRegistletData(registlets: Registlets): RegistletData {
  const { items, provenance } = registlets
  const categories = countEach(items.map(({ content }) => content.category))
  const trees = countEach(items.flatMap(({ content }) => content.skillTree ?? []))
  return {
    categories: REGISTLET_CATEGORIES.map((code) => ({ code, count: categories.get(code) ?? 0 })),
    skillTrees: [...trees].map(([code, count]) => ({ code, count })),
    levels: toLevels(registlets),
    provenance,
  }
}

function countEach<Value>(values: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
