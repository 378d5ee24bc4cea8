import type { Item } from './catalogue-entity.ts'

type Range = { readonly page: number; readonly pageSize: number }

/** One page of items as a list shows them. */
export function pageOfItems<Content, View>(
  items: readonly Item<Content>[],
  { page, pageSize }: Range,
  toShown: (item: Item<Content>) => View,
) {
  const start = (page - 1) * pageSize
  const shown = items.slice(start, start + pageSize).map(toShown)
  return { items: shown, page, pageSize, total: items.length }
}
