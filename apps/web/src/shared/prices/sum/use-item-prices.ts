import type { PriceItemRow } from '@gyeol/contract'
import { useMemo } from 'react'
import { useListPriceItemsQuery } from '../price.api.ts'

/** The most items one question can name. */
const MOST_IDS = 100

/** What some items cost now, by item; undefined while it is on its way, or cannot be had. */
export type ItemPrices = ReadonlyMap<string, PriceItemRow>

/** Asks for the prices of items by their ids, in one question; nothing is asked for no items. */
export function useItemPrices(ids: readonly string[]): ItemPrices | undefined {
  const asked = [...new Set(ids)].sort().slice(0, MOST_IDS).join(',')
  const { data } = useListPriceItemsQuery(
    { query: { ids: asked, pageSize: MOST_IDS } },
    { skip: asked === '' },
  )
  return useMemo(
    () => (data === undefined ? undefined : new Map(data.items.map((row) => [row.id, row]))),
    [data],
  )
}
