import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { decideSignUp } from './sign-up-request.service.ts'
import { trustMember } from './trust.service.ts'

/** What those who look after members decide of newcomers. */
export async function newcomerRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.decideSignUp, async ({ params, body, viewer, request }) =>
    decideSignUp(context, { viewer, id: params.id, ...body }, actOf(context, request)),
  )
  addRoute(app, ROUTES.trustMember, async ({ params, body, viewer, request }) =>
    trustMember(context, { viewer, id: params.id, ...body }, actOf(context, request)),
  )
}
