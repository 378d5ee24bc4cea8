import {
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  ROUTES,
  type RouteDefinition,
} from '@gyeol/contract'
import { addRoute, type RouteInput } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { markCorrectionNewsRead, readCorrectionNews } from './correction-news.service.ts'
import {
  acceptCorrection,
  listCorrections,
  listThanks,
  type Proposal,
  proposeCorrection,
  readCorrection,
  rejectCorrection,
  reportMissing,
  withdrawCorrection,
} from './correction.service.ts'

/** The endpoint of each list through which members propose. */
const PROPOSING = {
  crysta: ROUTES.correctCrysta,
  registlet: ROUTES.correctRegistlet,
  ability: ROUTES.correctAbility,
  boss: ROUTES.correctBoss,
  equipment: ROUTES.correctEquipment,
  job: ROUTES.correctJob,
} as const satisfies Record<CatalogueEntity, RouteDefinition>

/** Proposals for every list, and what editors make of them. */
export async function correctionRoutes(
  app: ServerInstance,
  context: CatalogueContext,
): Promise<void> {
  for (const entity of CATALOGUE_ENTITY_CODES)
    addRoute<RouteDefinition>(app, PROPOSING[entity], async ({ params, body, request }) =>
      createOnce(context, request, async (transaction) =>
        proposeCorrection(transaction, context.entities[entity], {
          entityId: idOf(params),
          // The route's own schema has made it.
          proposal: body as Proposal,
          act: actOf(context, request),
        }),
      ),
    )

  addRoute(app, ROUTES.reportMissing, async ({ body, request }) =>
    createOnce(context, request, async (transaction) =>
      reportMissing(transaction, body, actOf(context, request)),
    ),
  )

  addRoute(app, ROUTES.listCorrections, async ({ viewer, query }) =>
    listCorrections(context, viewer, query),
  )

  addRoute(app, ROUTES.readThanks, async () => listThanks(context))

  addRoute(app, ROUTES.readCorrectionNews, async ({ viewer }) =>
    readCorrectionNews(context, viewer),
  )

  addRoute(app, ROUTES.markCorrectionNewsRead, async ({ viewer, body }) => {
    await markCorrectionNewsRead(context, viewer, body)
    return null
  })

  addRoute(app, ROUTES.readCorrection, async ({ viewer, params }) =>
    readCorrection(context, viewer, params.id),
  )

  addRoute(app, ROUTES.acceptCorrection, async ({ viewer, params, body, request }) =>
    acceptCorrection(context, { id: params.id, ...body, viewer, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.rejectCorrection, async ({ viewer, params, body, request }) =>
    rejectCorrection(context, { id: params.id, ...body, viewer, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.withdrawCorrection, async ({ viewer, params, request }) => {
    await withdrawCorrection(context, { id: params.id, viewer, act: actOf(context, request) })
    return null
  })
}

function idOf(params: RouteInput<RouteDefinition>['params']): string {
  // Every route here that proposes has the one parameter of idParamsSchema.
  return (params as { readonly id: string }).id
}
