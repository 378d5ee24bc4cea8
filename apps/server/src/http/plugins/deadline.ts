import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { runUntil } from '../../database/deadline.ts'
import { AppError } from '../../errors/app-error.ts'

type Options = { readonly answerMs: number; readonly largeMs: number }

/** A route that takes more than this takes files: they come slowly from a phone, and are long to read. */
const LARGE_BODY_BYTES = 1024 * 1024

/**
 * Answers for whatever takes too long, and tells transactions still open that nobody waits for them.
 * The framework's own time limit ends as soon as the body has been read, so it never met a request
 * that has one. Answers taken out of the framework's hands (event streams) are left alone.
 */
export const deadlinePlugin = fp<Options>(
  async (app, { answerMs, largeMs }) => {
    const signals = new WeakMap<FastifyRequest, AbortSignal>()
    app.addHook('onRequest', (request, reply, done) => {
      const over = new AbortController()
      signals.set(request, over.signal)
      const isLarge = (request.routeOptions.bodyLimit ?? 0) > LARGE_BODY_BYTES
      const timer = setTimeout(
        () => {
          // Begun is answered: a file that is long on its way is nobody's fault.
          if (reply.sent || reply.raw.headersSent) return
          const error = new AppError(isBodyOnItsWay(request) ? 'REQUEST_TIMEOUT' : 'OVERLOADED')
          over.abort(error)
          reply.send(error)
        },
        isLarge ? largeMs : answerMs,
      )
      reply.raw.once('close', () => clearTimeout(timer))
      runUntil(over.signal, done)
    })
    // Reading a body goes on in the socket's own context, which knows nothing of this request.
    app.addHook('preValidation', (request, _reply, done) => {
      const signal = signals.get(request)
      if (signal) runUntil(signal, done)
      else done()
    })
  },
  { name: 'deadline' },
)

/** Then it is the client who is slow. */
function isBodyOnItsWay({ headers, raw }: FastifyRequest): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !raw.complete && !raw.readableEnded
}
