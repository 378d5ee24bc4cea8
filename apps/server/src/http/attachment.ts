import type { FastifyReply } from 'fastify'
import { dayOf } from '../moment.ts'

/** Makes an answer a file that the browser saves: `name-2026-11-21.csv`. */
export function sendAs(reply: FastifyReply, name: string, now: number): void {
  const [base, extension] = name.split('.')
  const day = dayOf(now)
  reply.header('content-disposition', `attachment; filename="${base}-${day}.${extension}"`)
}
