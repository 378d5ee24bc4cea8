import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { type Viewer, VISITOR } from '../http/viewer.ts'
import { readViewer } from '../modules/session/session.service.ts'
import { tokenOf } from '../security/session-cookie.ts'

/** Who sends a request, by the session its cookie names. */
export async function findViewer(
  context: Pick<ServerContext, 'database' | 'clock' | 'cookie'>,
  request: FastifyRequest,
): Promise<Viewer> {
  const token = tokenOf(request, context.cookie)
  return token === undefined ? VISITOR : readViewer(context, token)
}
