import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import {
  closeCharacterCase,
  exportCharacterCases,
  listCharacterCases,
  reportCharacterCase,
  restoreCharacterCase,
  withdrawCharacterCase,
} from './character-case.service.ts'

/** What members see in the game in the place of a figure of the sheet. */
export async function characterCaseRoutes(
  app: ServerInstance,
  context: ServerContext,
): Promise<void> {
  addRoute(app, ROUTES.listCharacterCases, async ({ viewer, query }) =>
    listCharacterCases(context, viewer, query),
  )

  addRoute(app, ROUTES.reportCharacterCase, async ({ body, request }) =>
    createOnce(context, request, async (transaction) =>
      reportCharacterCase(transaction, {
        viewer: signedIn(request),
        input: body,
        act: actOf(context, request),
      }),
    ),
  )

  addRoute(app, ROUTES.exportCharacterCases, async ({ query }) =>
    exportCharacterCases(context, query.state),
  )

  addRoute(app, ROUTES.closeCharacterCase, async ({ viewer, params, body, request }) =>
    closeCharacterCase(context, { id: params.id, ...body, viewer, act: actOf(context, request) }),
  )

  addRoute(app, ROUTES.withdrawCharacterCase, async ({ params, request }) => {
    const own = { id: params.id, viewer: signedIn(request), now: context.clock() }
    await withdrawCharacterCase(context, own)
    return null
  })

  addRoute(app, ROUTES.restoreCharacterCase, async ({ params, request }) =>
    restoreCharacterCase(context, {
      id: params.id,
      viewer: signedIn(request),
      now: context.clock(),
    }),
  )
}
