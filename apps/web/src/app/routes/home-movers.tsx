import type { ReactNode } from 'react'
import { loadMovers, Movers } from '../../features/current-price/movers.tsx'

/** Home's block of prices, or null where nothing moved or nothing can be had. */
export async function drawMovers(): Promise<ReactNode> {
  const rows = await loadMovers().catch(() => [])
  return rows.length === 0 ? null : <Movers rows={rows} />
}
