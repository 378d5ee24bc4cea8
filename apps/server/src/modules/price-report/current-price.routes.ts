import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { readCurrentPrice } from './current-price.service.ts'
import { excludeReport, removeReport, restoreReport } from './price-exclusion.service.ts'
import { clearFlags, flagReport } from './price-flag.service.ts'
import { listFlaggedReports, listOwnReports, listReports } from './price-report-list.service.ts'
import { createReport, updateReport } from './price-report.service.ts'

/** What members report, and what it comes to. */
export async function currentPriceRoutes(
  app: ServerInstance,
  context: ServerContext,
): Promise<void> {
  addRoute(app, ROUTES.listOwnReports, async ({ query, request }) =>
    listOwnReports(context, signedIn(request), query),
  )
  addRoute(app, ROUTES.readCurrentPrice, async ({ viewer, params }) =>
    readCurrentPrice(context, viewer, params.id),
  )
  addRoute(app, ROUTES.listPriceReports, async ({ viewer, params, query }) =>
    listReports(context, viewer, { id: params.id, query }),
  )

  addRoute(app, ROUTES.createCurrentPrice, async ({ body, request }) => {
    const reporting = { viewer: signedIn(request), act: actOf(context, request) }
    let isBehind = false
    const made = await createOnce(context, request, async (transaction) => {
      const created = await createReport(context, transaction, { ...reporting, input: body })
      isBehind = created.isBehind
      return created.report
    })
    if (isBehind) await settleItem(context, made.itemId)
    return made
  })
  addRoute(app, ROUTES.updateCurrentPrice, async ({ params, body, request }) =>
    updateReport(context, {
      id: params.id,
      viewer: signedIn(request),
      act: actOf(context, request),
      input: body,
    }),
  )
  addRoute(app, ROUTES.deleteCurrentPrice, async ({ params, request }) => {
    const reporting = { viewer: signedIn(request), act: actOf(context, request) }
    await removeReport(context, { id: params.id, ...reporting })
    return null
  })

  addModerationRoutes(app, context)
}

function addModerationRoutes(app: ServerInstance, context: ServerContext): void {
  addRoute(app, ROUTES.flagReport, async ({ params, body, request }) => {
    const { reason } = body
    const flagging = { id: params.id, viewer: signedIn(request), reason, now: context.clock() }
    await flagReport(context, flagging)
    return null
  })
  addRoute(app, ROUTES.clearReportFlags, async ({ params, request }) => {
    await clearFlags(context, params.id, actOf(context, request))
    return null
  })
  addRoute(app, ROUTES.listFlaggedReports, async ({ viewer, query }) =>
    listFlaggedReports(context, viewer, query),
  )
  addRoute(app, ROUTES.excludeReport, async ({ params, body, request }) =>
    excludeReport(context, {
      id: params.id,
      viewer: signedIn(request),
      act: actOf(context, request),
      input: body,
    }),
  )
  addRoute(app, ROUTES.restoreReport, async ({ params, body, request }) => {
    const reporting = { viewer: signedIn(request), act: actOf(context, request) }
    await restoreReport(context, { id: params.id, ...reporting, input: body })
    return null
  })
}
