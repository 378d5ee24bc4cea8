import type { PriceItemRow } from '@gyeol/contract'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useListPriceItemsQuery } from '../price.api.ts'

const SETTLE_MS = 150
const SHOWN = 20

/** What the typing has found so far. */
export type ItemSearch = {
  /** Hits of exactly what is typed; null while they are on their way. */
  readonly rows: readonly PriceItemRow[] | null
  readonly isFailed: boolean
}

/**
 * Items by what is typed: names, 초성 and aliases, found by the server. Without words those most spoken of. `null`
 * asks for nothing.
 */
export function useItemSearch(query: string | null): ItemSearch {
  const [asked, setAsked] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const words = asked?.trim() ?? ''
  const { currentData, error } = useListPriceItemsQuery(
    asked === null
      ? skipToken
      : {
          query: {
            ...(words === '' ? {} : { search: words }),
            sort: words === '' ? 'members' : 'name',
            pageSize: SHOWN,
          },
        },
  )
  const isCurrent = asked === query
  return {
    rows: isCurrent ? (currentData?.items ?? null) : null,
    isFailed: isCurrent && error !== undefined,
  }
}
