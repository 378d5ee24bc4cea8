import { ROUTES } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addRoute } from '../../http/add-route.ts'
import { clientAddressOf } from '../../http/client-address-of.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { deviceCookie } from '../../security/device-cookie.ts'
import { createToken } from '../../security/random-token.ts'
import { sendToken, tokenOf } from '../../security/session-cookie.ts'
import { finishLogin, login, type OpenedLogin, type Origin } from './login.service.ts'

/** Both steps of a login. A new session id every time; the browser's old session ends. */
export async function loginRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.login, async ({ body, request, reply }) => {
    const { loginId, password, remember = false } = body
    const credentials = { loginId, password, isRemembered: remember }
    const outcome = await login(context, credentials, originOf(context, request))
    return 'answer' in outcome ? outcome.answer : enter(context, reply, outcome)
  })
  addRoute(app, ROUTES.loginSecondStep, async ({ body, request, reply }) =>
    enter(context, reply, await finishLogin(context, body, originOf(context, request))),
  )
}

/** From where a request comes. */
export function originOf({ cookie }: ServerContext, request: FastifyRequest): Origin {
  return {
    address: clientAddressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    formerToken: tokenOf(request, cookie),
    device: tokenOf(request, deviceCookie(cookie)) ?? createToken(),
    requestId: request.id,
  }
}

/** Hands out the cookies of a login and gives its answer. */
export function enter(context: ServerContext, reply: FastifyReply, opened: OpenedLogin) {
  sendToken(reply, context.cookie, opened)
  markDevice(context, reply, opened.device)
  return opened.me
}

/** Lets a browser be known again, see {@link deviceCookie}. */
export function markDevice({ cookie }: ServerContext, reply: FastifyReply, device: string): void {
  sendToken(reply, deviceCookie(cookie), { token: device, isRemembered: true })
}
