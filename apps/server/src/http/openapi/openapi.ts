import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import fp from 'fastify-plugin'

/** Written by `npm run gen` from the routes; a test holds the two against each other. */
const DOCUMENT = new URL('../../../openapi.json', import.meta.url)

/** Serves the document that describes the API. */
export const openApiPlugin = fp(
  async (app) => {
    const body = JSON.stringify(JSON.parse(await readFile(DOCUMENT, 'utf8')))
    const etag = `"${hash('sha256', body, 'base64url')}"`
    app.get('/api/openapi.json', async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })
  },
  { name: 'openapi' },
)
