import { formatDate } from '@gyeol/korean'
import type { FastifyReply } from 'fastify'

/** Makes an answer a file that the browser saves: `name-2026-11-21.csv`. */
export function sendAs(reply: FastifyReply, name: string, now: number): void {
  const [base, extension] = name.split('.')
  const day = formatDate(now)
  reply.header('content-disposition', `attachment; filename="${base}-${day}.${extension}"`)
}
