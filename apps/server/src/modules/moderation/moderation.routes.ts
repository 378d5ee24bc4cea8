import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { listContent, readFlood, readMemberContent } from './member-content.service.ts'
import { answerProblem, listProblems, reportProblem } from './problem.service.ts'
import { bringBack, listTakedowns } from './takedown-ending.service.ts'
import { takeDown } from './takedown.service.ts'
import { listWaiting, passContent } from './waiting.service.ts'

/** What members have made, taking it down and bringing it back, and the problems people report. */
export async function moderationRoutes(
  app: ServerInstance,
  context: CatalogueContext,
): Promise<void> {
  addRoute(app, ROUTES.readMemberContent, async ({ params, request }) =>
    readMemberContent(context, signedIn(request), params.id),
  )
  addRoute(app, ROUTES.listContent, async ({ query, request }) =>
    listContent(context, signedIn(request), query),
  )
  addRoute(app, ROUTES.readFlood, async () =>
    readFlood(context, context.database.kysely, context.clock()),
  )
  addRoute(app, ROUTES.listWaiting, async ({ query, request }) =>
    listWaiting(context, signedIn(request), query),
  )
  addRoute(app, ROUTES.passContent, async ({ body, request }) =>
    passContent(context, signedIn(request), {
      contents: body.contents,
      act: actOf(context, request),
    }),
  )
  addRoute(app, ROUTES.takeDown, async ({ body, request }) => {
    const taking = { viewer: signedIn(request), input: body, act: actOf(context, request) }
    return takeDown(context, taking)
  })
  addRoute(app, ROUTES.listTakedowns, async ({ query }) => listTakedowns(context, query))
  addRoute(app, ROUTES.bringBack, async ({ params, request }) => {
    const viewer = signedIn(request)
    return bringBack(context, { batchId: params.id, viewer, act: actOf(context, request) })
  })
  addProblemRoutes(app, context)
}

function addProblemRoutes(app: ServerInstance, context: CatalogueContext): void {
  addRoute(app, ROUTES.reportProblem, async ({ body, request }) => {
    await reportProblem(context, { input: body, act: actOf(context, request) })
    return null
  })
  addRoute(app, ROUTES.listProblems, async ({ query, request }) =>
    listProblems(context, signedIn(request), query),
  )
  addRoute(app, ROUTES.closeProblem, async ({ body, request }) => {
    const act = actOf(context, request)
    await answerProblem(context, body, { viewer: signedIn(request), act, isFine: true })
    return null
  })
  addRoute(app, ROUTES.reopenProblem, async ({ body, request }) => {
    const act = actOf(context, request)
    await answerProblem(context, body, { viewer: signedIn(request), act, isFine: false })
    return null
  })
}
