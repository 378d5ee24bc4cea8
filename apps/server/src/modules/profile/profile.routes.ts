import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { sendAs } from '../../http/attachment.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { confirmPassword } from '../confirmation/confirmation.service.ts'
import { clearToken } from '../../security/session-cookie.ts'
import {
  collectPersonalData,
  leave,
  readProfile,
  updateProfile,
} from '../member/profile.service.ts'

/** One's own profile. */
export async function profileRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readProfile, async ({ request }) =>
    readProfile(context.database.kysely, signedIn(request)),
  )

  addRoute(app, ROUTES.updateProfile, async ({ body, request }) => {
    const of = { viewer: signedIn(request), change: body }
    return updateProfile(context, of, actOf(context, request))
  })

  addRoute(app, ROUTES.leave, async ({ body, request, reply }) => {
    const viewer = signedIn(request)
    await confirmPassword(context, viewer.member.id, body.password)
    await leave(context, viewer, actOf(context, request))
    clearToken(reply, context.cookie)
    return null
  })

  addRoute(app, ROUTES.exportOwnData, async ({ request, reply }) => {
    sendAs(reply, 'my-data.json', context.clock())
    return collectPersonalData(context, signedIn(request))
  })
}
