import type { PriceItemRow } from '@gyeol/contract'
import { useEffect, useState } from 'react'
import { callRoute, routeOf } from '../../http/call-route.ts'
import type { ItemPrices } from './priced-parts.ts'

/*
 * Prices for planners, which live without the data cache: one question for all items, kept for the
 * visit, and none at all without a connection.
 */

const LIST_ITEMS = routeOf<'listPriceItems'>('GET', '/api/price/item')
const MOST_IDS = 100
const KEPT_MS = 60_000

type Asked = { readonly at: number; readonly answer: Promise<ItemPrices> }

const asked = new Map<string, Asked>()

async function ask(ids: string): Promise<ItemPrices> {
  const query = { ids, pageSize: MOST_IDS }
  const { items } = await callRoute(LIST_ITEMS, { query }, { background: true })
  return new Map<string, PriceItemRow>(items.map((row) => [row.id, row]))
}

/** The prices of items, asked for once a minute; rejects where they cannot be had. */
export function askPrices(ids: readonly string[], now = Date.now()): Promise<ItemPrices> {
  const key = [...new Set(ids)].sort().slice(0, MOST_IDS).join(',')
  const known = asked.get(key)
  if (known !== undefined && now - known.at < KEPT_MS) return known.answer
  const answer = ask(key)
  asked.set(key, { at: now, answer })
  // What failed is asked for again.
  answer.catch(() => asked.delete(key))
  return answer
}

/** The prices of items; undefined while they are on their way, or cannot be had. */
export function usePlainPrices(ids: readonly string[]): ItemPrices | undefined {
  const [prices, setPrices] = useState<ItemPrices>()
  const key = ids.join(',')
  useEffect(() => {
    if (key === '' || !navigator.onLine) return
    let isGone = false
    askPrices(key.split(',')).then(
      (answer) => {
        if (!isGone) setPrices(answer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [key])
  return prices
}
