import { api } from '../api/api.ts'
import type { ApiRequest } from '../api/base-query.ts'
import { contractCall } from '../api/contract-call.ts'
import { keptCall } from '../api/kept-call.ts'
import { answerOf } from '../http/call-route.ts'
import {
  type Asked,
  askOrKept,
  type Kept,
  type KeptOrFailure,
  VISITED_STORE,
} from '../http/kept-answers.ts'
import type { AnswerOf, CallOf } from '../http/route-types.ts'
import { answerFromCopy } from './offline-items.ts'
import { shownItem } from './item/shown-item.ts'
import { kindNameWords } from './words/kind-name.ts'
import { COPIED_ASK } from './price-item-ask.ts'

type Kinds = { readonly items: AnswerOf<'listPriceKinds'> }

/**
 * `Price`: whatever a report or an item changes; `PriceList`: the lists alone, when an item is gone.
 * The rule of the fee stays for the visit.
 */
export const PRICE_TAGS = ['Price', 'PriceList', 'PriceWatch', 'PriceKind'] as const

const KEPT_LIST = keptCall<'listPriceItems'>('/api/price/item', { has: 'items' })

const KEPT_PRICE = keptCall<'readCurrentPrice'>('/api/current-price/{id}', { has: 'item' })

/** The rows of a list by the names that are shown. */
function shownRows<List extends { readonly items: readonly object[] }>(list: List): List {
  return { ...list, items: list.items.map(shownItem) }
}

const priceApi = api.enhanceEndpoints({ addTagTypes: PRICE_TAGS }).injectEndpoints({
  endpoints: (build) => ({
    listPriceKinds: build.query<Kinds & { readonly isOffline: boolean }, void>({
      queryFn: async (...[, , , ask]) => {
        const { data, error } = await askKinds(ask)
        if (data === undefined) return { error }
        const items = data.items.map((kind) => ({ ...kind, name: kindNameWords(kind.name) }))
        return { data: { ...data, items } }
      },
      providesTags: ['PriceKind'],
    }),
    listPriceItems: build.query<Kept<AnswerOf<'listPriceItems'>>, CallOf<'listPriceItems'>>({
      queryFn: async (call, ...rest) => {
        const answer = await KEPT_LIST.queryFn(call, ...rest)
        if (answer.data !== undefined) return { data: shownRows(answer.data) }
        if (answer.error.status !== null) return answer
        // Never asked before, and no connection: the list as it is first opened can be gone through here.
        const copy = await KEPT_LIST.queryFn({ query: COPIED_ASK }, ...rest)
        if (copy.data === undefined) return answer
        return { data: answerFromCopy(shownRows(copy.data), call?.query ?? {}) }
      },
      providesTags: ['Price', 'PriceList'],
    }),
    readCurrentPrice: build.query({
      queryFn: async (...asked: Parameters<typeof KEPT_PRICE.queryFn>) => {
        const answer = await KEPT_PRICE.queryFn(...asked)
        if (answer.data === undefined) return answer
        return { data: { ...answer.data, item: shownItem(answer.data.item) } }
      },
      providesTags: ['Price'],
    }),
    listPriceReports: build.query({
      ...contractCall<'listPriceReports'>('GET', '/api/current-price/{id}/report'),
      providesTags: ['Price'],
    }),
    listOwnReports: build.query({
      ...contractCall<'listOwnReports'>('GET', '/api/current-price/mine'),
      providesTags: ['Price'],
    }),
    readPriceRule: build.query(contractCall<'readPriceRule'>('GET', '/api/price/rule')),
    readPriceTrend: build.query({
      ...keptCall<'readTrendChart'>('/api/trend/chart', { has: 'lines' }),
      providesTags: ['Price'],
    }),
    listPriceWatches: build.query({
      ...contractCall<'listPriceWatches'>('GET', '/api/price/watch', { background: true }),
      providesTags: ['Price', 'PriceWatch'],
    }),
    readPriceWatchNews: build.query({
      ...contractCall<'readPriceWatchNews'>('GET', '/api/price/watch/news', { background: true }),
      providesTags: ['PriceWatch'],
    }),
  }),
})

/** The kinds as a list that can be kept: a bare array has no room for whether it is a copy. */
function askKinds(
  ask: (request: ApiRequest) => Asked | PromiseLike<Asked>,
): Promise<KeptOrFailure<Kinds>> {
  const path = '/api/price/kind'
  return askOrKept<Kinds>({ store: VISITED_STORE, key: path, has: 'items' }, async () => {
    const answer = await ask({ path, isToldInPlace: true })
    if (answer.error !== undefined) return answer
    return { data: { items: answerOf<'listPriceKinds'>(answer.data) } }
  })
}

export const {
  useListPriceKindsQuery,
  useListPriceItemsQuery,
  useReadCurrentPriceQuery,
  useListPriceReportsQuery,
  useListOwnReportsQuery,
  useLazyListOwnReportsQuery,
  useReadPriceRuleQuery,
  useReadPriceTrendQuery,
  useListPriceWatchesQuery,
  useReadPriceWatchNewsQuery,
} = priceApi

export const { readCurrentPrice, readPriceRule } = priceApi.endpoints
