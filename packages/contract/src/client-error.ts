import { z } from 'zod'

/** What the web app reports when a screen failed; written to the server's log and nowhere else. */
export const clientErrorSchema = z
  .strictObject({
    message: z.string().min(1).max(500),
    path: z.string().min(1).max(200),
    version: z.string().min(1).max(64).optional(),
  })
  .meta({ id: 'ClientError', description: '화면 오류 신고' })

/** See {@link clientErrorSchema}. */
export type ClientError = z.output<typeof clientErrorSchema>
