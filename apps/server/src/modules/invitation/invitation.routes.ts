import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { clientAddressOf } from '../../http/client-address-of.ts'
import { enter, originOf } from '../auth/login.routes.ts'
import {
  acceptInvitation,
  listInvitations,
  readInvitation,
  renewInvitation,
  revokeInvitation,
} from './invitation.service.ts'

/** Invitations: those who look after members make them, the invited accept them. */
export async function invitationRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listInvitations, async () => listInvitations(context))

  addRoute(app, ROUTES.renewInvitation, async ({ params, viewer, request }) =>
    renewInvitation(context, { viewer, id: params.id }, actOf(context, request)),
  )

  addRoute(app, ROUTES.revokeInvitation, async ({ params, viewer, request }) => {
    await revokeInvitation(context, { viewer, id: params.id }, actOf(context, request))
    return null
  })

  addRoute(app, ROUTES.readInvitation, async ({ body, request }) =>
    readInvitation(context, { token: body.token, address: clientAddressOf(request) }),
  )

  addRoute(app, ROUTES.acceptInvitation, async ({ body, request, reply }) => {
    const by = { origin: originOf(context, request), act: actOf(context, request) }
    return enter(context, reply, await acceptInvitation(context, body, by))
  })
}
