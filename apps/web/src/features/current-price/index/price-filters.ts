import { type PriceClause, writePriceClauses } from '@gyeol/catalogue'
import { PRICE_ITEM_SORTS, type PriceItemSort } from '@gyeol/contract'
import { PRICE_LEVELS, type PriceLevel } from '@gyeol/terms'
import { pricesAsked } from '../../../shared/conditions/typed-prices.ts'
import { ITEM_PAGE_SIZE, type PriceItemAsk } from '../../../shared/prices/price-item-ask.ts'
import { oneOfOrNone } from '../../../shared/router/use-filters.ts'

/** What the address of the list holds. */
export const PRICE_FILTERS = {
  q: '',
  kind: '',
  sort: '',
  trust: '',
  price: '',
  watched: '',
  more: '',
}
export type PriceFilterValues = Readonly<Record<keyof typeof PRICE_FILTERS, string>>

/** The most conditions on prices that are asked at once. */
const MOST_PRICES = 4

/** The most pages an address may ask for. */
const MOST_PAGES = 50

/** The list the address asks for, understood. */
export type PriceQuestion = {
  readonly words: string
  readonly kindId: string | undefined
  /** What the items may cost. */
  readonly prices: readonly PriceClause[]
  readonly sort: PriceItemSort
  /** Undefined for all of them. */
  readonly levels: readonly PriceLevel[] | undefined
  readonly isWatched: boolean
  readonly pages: number
}

/** Trust from much to nothing, as it is offered. */
export const TRUST_ORDER: readonly PriceLevel[] = PRICE_LEVELS.toReversed()

/** Reads the address; what it does not know is as if it were not there. */
export function readPriceFilters(values: PriceFilterValues): PriceQuestion {
  const levels = TRUST_ORDER.filter((level) => values.trust.split(',').includes(level))
  const pages = Math.trunc(Number(values.more)) + 1
  const { all: prices, words } = pricesAsked(values)
  return {
    words: words.trim(),
    prices,
    kindId: /^[\w-]{1,64}$/.test(values.kind) ? values.kind : undefined,
    sort: oneOfOrNone(PRICE_ITEM_SORTS, values.sort) ?? 'members',
    levels: levels.length === 0 || levels.length === TRUST_ORDER.length ? undefined : levels,
    isWatched: values.watched !== '',
    pages: pages >= 1 && pages <= MOST_PAGES ? pages : 1,
  }
}

/** The levels as the address keeps them: nothing when all of them, or none, are chosen. */
export function writeLevels(levels: readonly PriceLevel[]): string {
  return levels.length === TRUST_ORDER.length ? '' : levels.join(',')
}

/** The levels after one of them was ticked or unticked; the last one cannot be. */
export function toggledLevels(
  levels: readonly PriceLevel[] | undefined,
  level: PriceLevel,
): readonly PriceLevel[] {
  const now = levels ?? TRUST_ORDER
  const next = TRUST_ORDER.filter((one) => (one === level ? !now.includes(one) : now.includes(one)))
  return next.length === 0 ? now : next
}

/** The question to the server. `watchedIds`: the items to keep to; null while they are not known. */
export function askOf(
  { words, kindId, prices, sort, levels }: PriceQuestion,
  page: number,
  watchedIds: readonly string[] | undefined,
): PriceItemAsk {
  return {
    sort,
    page,
    pageSize: ITEM_PAGE_SIZE,
    ...(words !== '' && { search: words }),
    ...(kindId !== undefined && { kindId }),
    ...(prices.length > 0 && { price: writePriceClauses(prices.slice(0, MOST_PRICES)) }),
    ...(levels !== undefined && { levels: levels.join(',') }),
    ...(watchedIds !== undefined && { ids: watchedIds.join(',') }),
  }
}
