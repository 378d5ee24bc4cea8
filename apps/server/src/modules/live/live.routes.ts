import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIVE_PATH } from '@gyeol/contract'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { clientAddressOf } from '../../http/client-address-of.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { tokenOf } from '../../security/session-cookie.ts'
import { helloFrame, parseHeard, resetFrame } from './live-frame.ts'
import { LiveHub, type LiveLine, type LivePage } from './live-hub.ts'
import { LIVE_LIMITS, LivePlaces } from './live-places.ts'
import { findResumePoint } from '../outbox/outbox.service.ts'

/**
 * GET /api/live: server-sent events. It stands outside the route table and its OpenAPI document,
 * which describe answers that end.
 */
export async function liveRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  const { total } = LIVE_LIMITS
  const unlimited = { perAddress: total, perNetwork: total, visitors: total, total }
  const places = new LivePlaces(context.isRateLimited ? LIVE_LIMITS : unlimited)
  const hub = new LiveHub({
    context,
    onTrouble: (error) => app.log.warn({ err: error }, 'open pages could not be told of changes'),
  })
  app.addHook('preClose', async () => hub.close())
  app.addGauge({
    name: 'gyeol_live_pages',
    help: 'Pages that listen for changes at this process',
    read: async () => hub.size,
  })
  app.get(
    LIVE_PATH,
    { exposeHeadRoute: false, schema: { querystring: z.strictObject({}) } },
    async (request, reply) => {
      const isMember = request.viewer.member !== null
      const free = places.take({ address: clientAddressOf(request), isMember })
      onClose(request.raw, reply.raw, free)
      const heard = parseHeard(request.headers['last-event-id'])
      const { seq, hasMissed } = await findResumePoint(context.database.kysely, heard)
      const page: LivePage = {
        line: openLine(reply),
        token: request.viewer.member ? tokenOf(request, context.cookie) : undefined,
        seq,
      }
      page.line.write(helloFrame(seq))
      if (hasMissed) page.line.write(resetFrame(seq))
      hub.add(page)
      onClose(request.raw, reply.raw, () => hub.remove(page))
      return reply
    },
  )
}

/** Runs `work` once the line is closed, at once when it already is. */
function onClose(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  if (request.socket.destroyed || response.closed) work()
  else response.once('close', work)
}

/** Takes the answer out of the framework's hands, and with that from under its deadline. */
function openLine(reply: FastifyReply): LiveLine {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    // For the proxy most often put in front: pass every frame on at once.
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  return {
    write: (frame) => void raw.write(frame),
    waitingBytes: () => raw.writableLength,
    end: () => void raw.end(),
    cut: () => void raw.destroy(),
  }
}
