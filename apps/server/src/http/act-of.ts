import type { FastifyRequest } from 'fastify'
import { coarseAddress } from '../security/client-address.ts'
import { clientAddressOf } from './client-address-of.ts'
import type { Act, ServerContext } from '../context/server-context.ts'

/** The act of a request. */
export function actOf({ clock }: Pick<ServerContext, 'clock'>, request: FastifyRequest): Act {
  return {
    actorId: request.viewer.member?.id ?? null,
    requestId: request.id,
    now: clock(),
    from: coarseAddress(clientAddressOf(request)),
  }
}
