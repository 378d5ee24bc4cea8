import { ROLES, type PriceWatchNews } from '@gyeol/contract'
import type { OwnNewsPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { PriceWatchTable } from '../../database/schema-prices.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { announce } from '../outbox/outbox.service.ts'
import { priceWatchData } from './price-watch-data.ts'
import { listFiredAlerts } from './price-watch.service.ts'
import * as watches from './price-watch.repository.ts'

/** Alerts of watched prices, as every outlet of news is told of them. */
export const priceWatchNews: OwnNewsPart = {
  data: [priceWatchData],
  async listTold(kysely, since) {
    const alerts = await listFiredAlerts(kysely, since)
    return alerts.map(({ watchId, itemId, memberId, at, text: body }) => ({
      memberId,
      at,
      message: {
        title: '지켜보는 품목',
        body,
        path: `/current-price/${itemId}`,
        tag: `price-${watchId}`,
      },
    }))
  },
}

type Context = Pick<ServerContext, 'database' | 'clock'>

/** What the viewer's watches have told since they were set, the newest first. */
export async function readPriceWatchNews(
  { database }: Context,
  { member }: SignedInViewer,
): Promise<PriceWatchNews> {
  const rows = await watches.listOfMember(database.kysely, member.id)
  const items = rows
    .flatMap((row) => {
      const at = toldAt(row)
      const { id, item_id: itemId, direction, alert: text } = row
      if (at === null || text === null) return []
      return [{ id, itemId, direction, text, at, isSeen: isSeen(row, at) }]
    })
    .toSorted((one, other) => other.at - one.at)
    .map((item) => ({ ...item, at: toWireTime(item.at) }))
  return { unread: items.filter((item) => !item.isSeen).length, items }
}

/** Notes that the viewer has seen what a watch, or every one, has told, and tells their other pages. */
export async function markPriceWatchNews(
  { database, clock }: Context,
  { member }: SignedInViewer,
  id: string | undefined,
): Promise<void> {
  const now = clock()
  await inTransaction(database, async (transaction) => {
    const marked = await watches.markSeen(transaction, { memberId: member.id, id, now })
    if (!marked) return
    const change = { kind: 'price-watch', id: id ?? member.id, action: 'updated' } as const
    await announce(transaction, {
      ...change,
      level: ROLES.MEMBER.level,
      memberId: member.id,
      now,
    })
  })
}

const toldAt = (row: PriceWatchTable) => row.fell_back_at ?? row.fired_at

const isSeen = (row: PriceWatchTable, at: number) => row.seen_at !== null && row.seen_at >= at
