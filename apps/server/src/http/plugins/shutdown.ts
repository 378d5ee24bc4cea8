import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's own
  interface FastifyInstance {
    /** True from the moment the server has begun to stop. */
    readonly isStopping: () => boolean
  }
}

/**
 * While the server stops, requests that arrive on connections still open are told to go elsewhere,
 * and answers under way close their connection.
 */
export const shutdownPlugin = fp(
  async (app) => {
    let isStopping = false
    app.decorate('isStopping', () => isStopping)
    app.addHook('preClose', async () => {
      isStopping = true
    })
    app.addHook('onRequest', async () => {
      if (isStopping) throw new AppError('SHUTTING_DOWN')
    })
    app.addHook('onSend', async (_request, reply) => {
      if (isStopping) reply.header('connection', 'close')
    })
  },
  { name: 'shutdown' },
)
