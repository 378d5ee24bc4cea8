import { amountOf, buildTree, matchesStats, parseStatQuery } from '@gyeol/catalogue'
import type {
  Crysta,
  CrystaData,
  CrystaInput,
  CrystaQuery,
  CrystaTreeNode,
  CrystaUnit,
} from '@gyeol/contract'
import { CRYSTA_KINDS, STAT_IDS } from '@gyeol/terms'
import { askedText, toStoredSearchText } from '@gyeol/korean'
import { type Item, toView } from '../catalogue/catalogue-entity.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { pageOfItems } from '../catalogue/item-page.ts'

type Crystas = Snapshot<CrystaInput>
type CrystaItem = Item<CrystaInput>

/** A crysta as the API shows it. */
export function toCrysta(item: CrystaItem): Crysta {
  return toView(item)
}

/** One page of the crystas that fit. */
export function findCrystas({ items }: Crystas, query: CrystaQuery) {
  const { name, kind, option, worn } = query
  const clauses = option === undefined ? [] : parseStatQuery(option)
  // A stat nobody knows is a stat no crysta has.
  if (clauses === null) return pageOfItems([], query, toCrysta)
  const wanted = toStoredSearchText(askedText(name ?? ''))
  const found = items.filter(
    ({ content }) =>
      (kind === undefined || content.kind === kind) &&
      (wanted === '' || isCalled(content, wanted)) &&
      matchesStats(content.stats, clauses, worn),
  )
  return pageOfItems(sorted(found, query, clauses[0]?.stat), query, toCrysta)
}

function isCalled({ name, nameEn, aliases }: CrystaInput, wanted: string): boolean {
  return [name, nameEn ?? '', ...aliases].some((text) => toStoredSearchText(text).includes(wanted))
}

/** Items come in the order of names, which stays where amounts are equal. */
function sorted(
  items: readonly CrystaItem[],
  { isDesc, worn }: CrystaQuery,
  stat: (typeof STAT_IDS)[number] | undefined,
): readonly CrystaItem[] {
  if (stat === undefined) return isDesc === 'true' ? items.toReversed() : items
  const direction = isDesc === 'false' ? 1 : -1
  const amount = ({ content }: CrystaItem) => amountOf(content.stats, stat, worn) ?? 0
  return items.toSorted((left, right) => direction * (amount(left) - amount(right)))
}

/** The enhancement tree: every crysta that has something before or after it. */
export function toTree({ items }: Crystas): CrystaTreeNode[] {
  const tree = buildTree(items.map(({ id, content }) => ({ id, parentId: content.parentId })))
  return items.flatMap(({ id, content }) => {
    const place = tree.get(id)
    if (!place || (place.depth === 0 && place.childIds.length === 0)) return []
    const { name, kind, stats } = content
    const parentId = place.depth === 0 ? null : content.parentId
    return [{ id, name, kind, parentId, ...place, childIds: [...place.childIds], stats }]
  })
}

/** What the select lists of the screens hold. */
export function toCrystaData({ items, provenance }: Crystas): CrystaData {
  const stats = new Map<string, number>()
  for (const { content } of items)
    for (const stat of new Set(content.stats.map((line) => line.stat)))
      stats.set(stat, (stats.get(stat) ?? 0) + 1)
  return {
    kinds: CRYSTA_KINDS.map((code) => ({
      code,
      count: items.filter(({ content }) => content.kind === code).length,
    })),
    options: STAT_IDS.flatMap((key) => {
      const count = stats.get(key)
      return count === undefined ? [] : [{ key, count }]
    }),
    provenance,
  }
}

/** Every crysta to pick from, with what editing needs when asked for. */
export function toUnits({ items }: Crystas, { isEditing }: { readonly isEditing: boolean }) {
  const children = new Map<string, number>()
  for (const { content } of items)
    if (content.parentId !== null)
      children.set(content.parentId, (children.get(content.parentId) ?? 0) + 1)
  return items.map(
    ({ id, version, content }): CrystaUnit => ({
      id,
      name: content.name,
      kind: content.kind,
      parentId: content.parentId,
      childCount: isEditing ? (children.get(id) ?? 0) : null,
      version: isEditing ? version : null,
    }),
  )
}
