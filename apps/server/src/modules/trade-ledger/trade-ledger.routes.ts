import { ROUTES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { listLedger } from './ledger-reading.service.ts'
import { createLine, deleteLine, shareLine, updateLine } from './ledger-writing.service.ts'

/** A member's own ledger; nobody else's is ever answered. */
export async function tradeLedgerRoutes(
  app: ServerInstance,
  context: ServerContext,
): Promise<void> {
  const keepingOf = (request: FastifyRequest) => ({
    viewer: signedIn(request),
    act: actOf(context, request),
  })
  addRoute(app, ROUTES.listLedger, async ({ query, request }) =>
    listLedger(context, signedIn(request), query),
  )
  addRoute(app, ROUTES.createLedgerLine, async ({ body, request }) => {
    const keeping = keepingOf(request)
    const made = await createOnce(context, request, (transaction) =>
      createLine(context, transaction, { ...keeping, input: body }),
    )
    if (made.reportId !== null) await settleItem(context, body.itemId)
    return made
  })
  addRoute(app, ROUTES.updateLedgerLine, async ({ params, body, request }) =>
    updateLine(context, { id: params.id, ...keepingOf(request), input: body }),
  )
  addRoute(app, ROUTES.deleteLedgerLine, async ({ params, query, request }) => {
    const withReport = query.withReport === 'true'
    await deleteLine(context, { id: params.id, ...keepingOf(request), withReport })
    return null
  })
  addRoute(app, ROUTES.shareLedgerLine, async ({ params, request }) =>
    shareLine(context, { id: params.id, ...keepingOf(request) }),
  )
}
