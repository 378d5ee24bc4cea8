import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { actOf, type ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import {
  acceptCorrection,
  listCorrections,
  listThanks,
  readCorrection,
  rejectCorrection,
  withdrawCorrection,
} from './correction.service.ts'

/** Proposals and what editors make of them; proposing itself stands beside each list. */
export async function correctionRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listCorrections, async ({ reader, query }) =>
    listCorrections(context, reader, query),
  )

  addRoute(app, ROUTES.readThanks, async () => listThanks(context))

  addRoute(app, ROUTES.readCorrection, async ({ reader, params }) =>
    readCorrection(context, reader, params.id),
  )

  addRoute(app, ROUTES.acceptCorrection, async ({ reader, params, body, request }) =>
    acceptCorrection(context, { id: params.id, ...body, reader, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.rejectCorrection, async ({ reader, params, body, request }) =>
    rejectCorrection(context, { id: params.id, ...body, reader, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.withdrawCorrection, async ({ reader, params, request }) => {
    await withdrawCorrection(context, { id: params.id, reader, act: actOf(context, request) })
    return null
  })
}
