import type { PriceItemPage } from '@gyeol/contract'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { ITEM_PAGE_SIZE, type PriceItemAsk } from '../../../shared/prices/price-item-ask.ts'
import {
  useListPriceItemsQuery,
  useListPriceWatchesQuery,
} from '../../../shared/prices/price.api.ts'
import { type Filters, useFilters } from '../../../shared/router/use-filters.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import {
  askOf,
  PRICE_FILTERS,
  type PriceFilterValues,
  type PriceQuestion,
  readPriceFilters,
} from './price-filters.ts'

const MOST_IDS = 100

/** A page of the list, and whether it is the copy of an earlier visit. */
export type PriceListPage = PriceItemPage & {
  readonly isOffline: boolean
  readonly keptAt?: number
}

/** The list as the address asks for it. */
export type PriceListState = {
  readonly filters: Filters<PriceFilterValues>
  readonly question: PriceQuestion
  readonly watchedIds: ReadonlySet<string>
  readonly canWatch: boolean
  /** The first page tells the counts; undefined while nothing has come. */
  readonly first: PriceListPage | undefined
  readonly askPage: (page: number) => PriceItemAsk
  readonly left: number
  readonly error: unknown
  readonly isStale: boolean
  readonly refetch: () => void
}

/** The items the address asks for: the first page, and those that were asked for besides. */
export function usePriceList(): PriceListState {
  const filters = useFilters<PriceFilterValues>(PRICE_FILTERS)
  const { values } = filters
  const question = useMemo(() => readPriceFilters(values), [values])
  const { ids, canWatch } = useWatchedIds()
  const watchedIds = useMemo(() => new Set(ids ?? []), [ids])
  const onlyWatched = question.isWatched && canWatch
  const asked = onlyWatched ? (ids ?? null) : undefined
  const hasNothing = asked?.length === 0
  const isWaiting = asked === null || hasNothing
  const first = useListPriceItemsQuery(isWaiting ? skipToken : { query: askOf(question, 1, asked) })
  const data = hasNothing ? EMPTY : first.data
  return {
    filters,
    question,
    watchedIds,
    canWatch,
    first: data,
    // Pages beyond the first are asked for where they are drawn.
    askPage: (page) => askOf(question, page, asked ?? undefined),
    left: Math.max(0, (data?.total ?? 0) - question.pages * ITEM_PAGE_SIZE),
    error: first.error,
    isStale: first.isFetching && first.currentData === undefined,
    refetch: () => void first.refetch(),
  }
}

const EMPTY: PriceListPage = {
  items: [],
  page: 1,
  pageSize: ITEM_PAGE_SIZE,
  total: 0,
  priced: 0,
  levelCounts: { none: 0, low: 0, medium: 0, high: 0 },
  reportsToday: 0,
  isOffline: false,
}

/** The items the viewer watches; null while they are on their way. */
function useWatchedIds(): { readonly ids: readonly string[] | null; readonly canWatch: boolean } {
  const canWatch = permits(useSession().roles, 'price-watch.self')
  const { data } = useListPriceWatchesQuery(canWatch ? undefined : skipToken)
  const ids = useMemo(
    () =>
      data === undefined
        ? null
        : [...new Set(data.items.map(({ itemId }) => itemId))].slice(0, MOST_IDS),
    [data],
  )
  return { ids, canWatch }
}
