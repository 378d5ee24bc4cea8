import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { enter, originOf } from './login.routes.ts'
import { signUp } from './sign-up.service.ts'

/** POST /api/auth/sign-up: a new member, logged in at once. */
export async function signUpRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.signUp, async ({ body, request, reply }) => {
    const by = { origin: originOf(context, request), act: actOf(context, request) }
    return enter(context, reply, await signUp(context, body, by))
  })
}
