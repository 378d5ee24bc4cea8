import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { enter, markDevice, originOf } from './login.routes.ts'
import { signUp } from './sign-up.service.ts'

/** POST /api/auth/sign-up: a new member, logged in at once unless somebody has to approve them. */
export async function signUpRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.signUp, async ({ body, request, reply }) => {
    const by = { origin: originOf(context, request), act: actOf(context, request) }
    const opened = await signUp(context, body, by)
    if (opened !== null) return enter(context, reply, opened)
    markDevice(context, reply, by.origin.device)
    return { isWaiting: true } as const
  })
}
