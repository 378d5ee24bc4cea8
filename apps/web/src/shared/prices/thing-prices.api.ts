import type { CatalogueEntity } from '@gyeol/contract'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { api } from '../api/api.ts'
import { askPricedThings, type PricedThings, type PriceOf, pricesOf } from './priced-things.ts'

const { useListPricedThingsQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Price'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listPricedThings: build.query<PricedThings, void>({
        queryFn: async (...[, , , ask]) =>
          askPricedThings((path) => ask({ path, isToldInPlace: true, background: true })),
        providesTags: ['Price'],
      }),
    }),
  })

/** What the things of a list cost, where the list is asked about prices. */
export type ListPrices = {
  readonly priceOf: PriceOf | undefined
  /** They are on their way: nothing can be counted yet. */
  readonly isWaiting: boolean
  /** What there is to say of them. */
  readonly note: 'priced' | 'notPriced' | null
}

/** Prices are asked for by who has a condition on them, and only then. */
export function useListPrices(list: CatalogueEntity, isAsked: boolean): ListPrices {
  const { data, isError } = useListPricedThingsQuery(isAsked ? undefined : skipToken)
  const priceOf = useMemo(
    () => (data === undefined || !isAsked ? undefined : pricesOf(data, list)),
    [data, isAsked, list],
  )
  return {
    priceOf,
    isWaiting: isAsked && priceOf === undefined && !isError,
    note: !isAsked ? null : priceOf === undefined ? (isError ? 'notPriced' : null) : 'priced',
  }
}
