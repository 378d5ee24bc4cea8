import type { EquipmentInput, EquipmentQuery } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { askedText, toStoredSearchText } from '@gyeol/korean'
import { type Item, toView } from '../catalogue/catalogue-entity.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { pageOfItems } from '../catalogue/item-page.ts'
import { statLineText } from '../catalogue/stat-cells.ts'

/** One page of the equipment in which every word of the search stands. */
export function findEquipment({ items }: Snapshot<EquipmentInput>, query: EquipmentQuery) {
  const words = askedText(query.search ?? '')
    .split(/\s+/)
    .map(toStoredSearchText)
    .filter(Boolean)
  const found = items.filter(
    (item) =>
      (query.kind === undefined || item.content.kind === query.kind) &&
      words.every((word) => textOf(item).includes(word)),
  )
  return pageOfItems(found, query, toView)
}

const texts = new WeakMap<Item<EquipmentInput>, string>()

/** Everything of a piece that a word can stand in; kept as long as the piece itself. */
function textOf(item: Item<EquipmentInput>): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const { name, nameEn, aliases, kind, stats, obtain } = item.content
  const parts = [
    name,
    nameEn ?? '',
    ...aliases,
    EQUIPMENT_KIND_NAMES[kind],
    ...stats.map(statLineText),
    ...obtain.flatMap(({ name: from, map }) => [from, map ?? '']),
  ]
  const text = parts.map(toStoredSearchText).join('\n')
  texts.set(item, text)
  return text
}
