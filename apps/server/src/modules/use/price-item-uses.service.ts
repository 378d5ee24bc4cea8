import type { Uses } from '@gyeol/contract'
import { thingPath } from '@gyeol/catalogue'
import { formatDate, formatNumber } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { countHangingOn, requireSeenItem } from '../price-item/price-item.service.ts'
import { listStatementsOf } from '../price-statement/price-statement-reading.service.ts'
import { readThingLists } from '../thing/thing-lists.ts'
import { type Found, toUses } from './use-groups.ts'

/**
 * What hangs on an item with a price: asked before it is removed. What members keep for themselves is
 * only counted. Throws NOT_FOUND.
 */
export async function readPriceItemUses(
  context: Pick<ServerContext, 'database'>,
  viewer: Viewer,
  id: string,
): Promise<Uses> {
  const { kysely } = context.database
  const item = await requireSeenItem(kysely, viewer, id)
  const counts = await countHangingOn(kysely, item.id)
  const statements = await listStatementsOf(kysely, item.id)
  const counted = (code: 'report' | 'watch' | 'ledger' | 'merged'): Found => ({
    code,
    items: [],
    total: counts[code],
  })
  return toUses([
    counted('report'),
    {
      code: 'statement',
      items: statements.map(({ id: statementId, amount, at }) => ({
        name: `${formatNumber(amount)} 스피나 · ${formatDate(at)}`,
        path: `/price/${statementId}`,
      })),
    },
    counted('watch'),
    counted('ledger'),
    counted('merged'),
    { code: 'thing', items: await thingsOf(context, viewer, item) },
  ])
}

type Linked = Awaited<ReturnType<typeof requireSeenItem>>

async function thingsOf(
  context: Pick<ServerContext, 'database'>,
  viewer: Viewer,
  { entity, entity_id: entityId }: Linked,
) {
  if (entity === null || entityId === null) return []
  const lists = await readThingLists(context, viewer)
  const thing = lists[entity].byId.get(entityId)
  return thing === undefined
    ? []
    : [{ name: thing.content.name, path: thingPath(entity, thing.id) }]
}
