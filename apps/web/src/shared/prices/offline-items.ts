import { meetsPrices, readPriceClauses } from '@gyeol/catalogue'
import type { PriceItemPage, PriceItemRow } from '@gyeol/contract'
import { compareWords, createSearchIndex } from '@gyeol/korean'
import { ITEM_PAGE_SIZE, type PriceItemAsk } from './price-item-ask.ts'

/**
 * The rows of a copy as a question would have them: found by name and 초성, filtered and sorted here. Only what the
 * copy has can be found in it.
 */
export function answerFromCopy<Copy extends PriceItemPage>(copy: Copy, ask: PriceItemAsk): Copy {
  const {
    search = '',
    kindId,
    levels,
    ids,
    almost,
    price,
    sort = 'name',
    pageSize = ITEM_PAGE_SIZE,
  } = ask
  const levelsWanted = levels?.split(',')
  const idsWanted = ids?.split(',')
  const prices = readPriceClauses(price ?? '')
  const found =
    search.trim() === ''
      ? copy.items
      : createSearchIndex(copy.items, ({ name }) => ({ name }))
          .search(search.trim())
          .map(({ item }) => item)
  const kept = found.filter(
    (row) =>
      (kindId === undefined || row.kindId === kindId) &&
      (levelsWanted === undefined || levelsWanted.includes(row.price?.level ?? 'none')) &&
      (idsWanted === undefined || idsWanted.includes(row.id)) &&
      (almost === undefined || (row.price === null && row.members === 2)) &&
      meetsPrices(row.price?.median, prices),
  )
  const items = [...kept].sort(ORDERS[sort]).slice(0, pageSize)
  return { ...copy, items, page: 1, total: items.length }
}

type Order = (left: PriceItemRow, right: PriceItemRow) => number

const newest = ({ price, lastReport }: PriceItemRow) => price?.newestDay ?? lastReport?.day ?? ''

const ORDERS = {
  name: (left, right) => compareWords(left.name, right.name),
  members: (left, right) => right.members - left.members,
  recent: (left, right) => newest(right).localeCompare(newest(left)),
  change: (left, right) =>
    Math.abs(right.price?.change7 ?? -1) - Math.abs(left.price?.change7 ?? -1),
} as const satisfies Record<NonNullable<PriceItemAsk['sort']>, Order>
