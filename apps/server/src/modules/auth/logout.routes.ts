import { ROUTES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { inUrgentTransaction } from '../../database/transaction.ts'
import { actOf } from '../../http/act-of.ts'
import { recordRepeated } from '../audit/audit.service.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { clearToken, tokenOf } from '../../security/session-cookie.ts'
import { endSession } from '../session/session.service.ts'

/** POST /api/auth/logout: repeatable, and the same answer for a visitor. */
export async function logoutRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.logout, async ({ request, reply }) => {
    const token = tokenOf(request, context.cookie)
    if (token !== undefined) await logOut(context, token, request)
    clearToken(reply, context.cookie)
    reply.header('clear-site-data', '"cache"')
    return null
  })
}

async function logOut(context: ServerContext, token: string, request: FastifyRequest) {
  const memberId = request.viewer.member?.id
  await inUrgentTransaction(context.database, async (transaction) => {
    await endSession(transaction, token)
    if (memberId !== undefined)
      await recordRepeated(transaction, actOf(context, request), {
        action: 'session.close',
        entity: 'member',
        entityId: memberId,
      })
  })
}
