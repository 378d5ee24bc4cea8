import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { confirmCode, confirmPassword } from '../confirmation/confirmation.service.ts'
import {
  confirmTotp,
  disableTotp,
  enrolTotp,
  readTotp,
  renewRecoveryCodes,
} from '../totp/totp.service.ts'

/** The caller's own second step. */
export async function totpRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readTotp, async ({ request }) => readTotp(context, signedIn(request)))

  addRoute(app, ROUTES.enrolTotp, async ({ request }) => enrolTotp(context, signedIn(request)))

  addRoute(app, ROUTES.confirmTotp, async ({ body, request }) => {
    const viewer = signedIn(request)
    const act = actOf(context, request)
    const recoveryCodes = await confirmCode(context, viewer.member.id, () =>
      confirmTotp(context, { viewer, code: body.code }, act),
    )
    return { recoveryCodes }
  })

  addRoute(app, ROUTES.renewRecoveryCodes, async ({ request }) => ({
    recoveryCodes: await renewRecoveryCodes(context, signedIn(request), actOf(context, request)),
  }))

  addRoute(app, ROUTES.disableTotp, async ({ body, request }) => {
    const { member } = signedIn(request)
    await confirmPassword(context, member.id, body.password)
    await disableTotp(context, member.id, actOf(context, request))
    return null
  })
}
