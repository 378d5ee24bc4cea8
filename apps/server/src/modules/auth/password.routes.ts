import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { clientAddressOf } from '../../http/client-address-of.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { sendToken } from '../../security/session-cookie.ts'
import { makeRecoveryCode, readRecovery } from '../password-recovery/password-recovery.service.ts'
import {
  changePassword,
  reauthenticate,
  recoverPassword,
  resetPassword,
} from './password.service.ts'

/** Passwords: proving, changing, and setting one by a one-time link or by the code its member keeps. */
export async function passwordRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.confirmPassword, async ({ body, request, reply }) => {
    const renewed = await reauthenticate(context, signedIn(request), body.password)
    sendToken(reply, context.cookie, renewed)
    return null
  })

  addRoute(app, ROUTES.changePassword, async ({ body, request, reply }) => {
    const of = { viewer: signedIn(request), change: body }
    const renewed = await changePassword(context, of, actOf(context, request))
    sendToken(reply, context.cookie, renewed)
    return null
  })

  addRoute(app, ROUTES.resetPassword, async ({ body, request }) => {
    const of = { reset: body, address: clientAddressOf(request) }
    await resetPassword(context, of, actOf(context, request))
    return null
  })

  addRoute(app, ROUTES.recoverPassword, async ({ body, request }) => {
    const of = { recovery: body, address: clientAddressOf(request) }
    await recoverPassword(context, of, actOf(context, request))
    return null
  })

  addRoute(app, ROUTES.readPasswordRecovery, async ({ request }) =>
    readRecovery(context.database.kysely, signedIn(request).member.id),
  )

  addRoute(app, ROUTES.makePasswordRecovery, async ({ request }) => {
    const { member } = signedIn(request)
    const act = actOf(context, request)
    return { recoveryCode: await makeRecoveryCode(context.database, member.id, act) }
  })
}
