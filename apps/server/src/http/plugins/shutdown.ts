import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** True from the moment the server has begun to stop, or to send its lines away. */
    readonly isStopping: () => boolean
    /** Sends lines away with their next answer, while requests are still served: a stop is near. */
    readonly sendAway: () => void
  }
}

/**
 * Before the server stops it may send its lines away: it serves on, but every answer closes its line
 * and it no longer calls itself ready, so that a proxy goes to another process without a request
 * lost. Without that, requests that arrive on open connections while it stops are told to go
 * elsewhere, and answers under way close their connection.
 */
export const shutdownPlugin = fp(
  async (app) => {
    let isLeaving = false
    let refuses = false
    app.decorate('isStopping', () => isLeaving)
    app.decorate('sendAway', () => {
      isLeaving = true
    })
    app.addHook('preClose', async () => {
      // Whoever was sent away in time has gone; the last that still arrive are served.
      refuses = !isLeaving
      isLeaving = true
    })
    app.addHook('onRequest', async () => {
      if (refuses) throw new AppError('SHUTTING_DOWN')
    })
    app.addHook('onSend', async (_request, reply) => {
      if (isLeaving) reply.header('connection', 'close')
    })
  },
  { name: 'shutdown' },
)
