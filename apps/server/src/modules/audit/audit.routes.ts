import { type AuditEntry, ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { sendAs } from '../../http/attachment.ts'
import { toCsv } from '../../http/csv.ts'
import { readAll } from '../../database/read-all.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { shortened } from './audit-state.ts'
import { listAudit, readAudit, recordExport } from './audit.service.ts'

const HEADER = ['때', '누가', '한 일', '대상', '대상 이름', '대상 번호', '전', '후', '까닭']

/** The audit log as administrators read it. */
export async function auditRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  const { kysely } = context.database
  addRoute(app, ROUTES.listAudit, async ({ query }) => {
    const { page, pageSize, ...filter } = query
    const range = { limit: pageSize, offset: (page - 1) * pageSize }
    const { items, ...counts } = await readAudit(kysely, filter, range)
    return {
      items: items.map((entry) => ({
        ...entry,
        before: shortened(entry.before),
        after: shortened(entry.after),
      })),
      page,
      pageSize,
      ...counts,
    }
  })

  addRoute(app, ROUTES.exportAudit, async ({ query, request, reply }) => {
    const entries = await readAll((range) => listAudit(kysely, query, range))
    await recordExport(context, { list: 'audit', rows: entries.length }, actOf(context, request))
    sendAs(reply, 'audit.csv', context.clock())
    return toCsv([HEADER, ...entries.map(toRow)])
  })
}

const toRow = (entry: AuditEntry) => [
  entry.at,
  entry.actor?.nickname ?? '',
  entry.action,
  entry.entity,
  entry.entityName ?? '',
  entry.entityId,
  toText(entry.before),
  toText(entry.after),
  entry.reason,
]

const toText = (state: AuditEntry['before']) => (state === null ? null : JSON.stringify(state))
