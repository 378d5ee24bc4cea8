import { readFile } from 'node:fs/promises'
import fp from 'fastify-plugin'

const FILES = [
  { url: '/api/docs', file: 'docs.html', type: 'text/html; charset=utf-8' },
  { url: '/api/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
  { url: '/api/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
] as const

/** A page of our own that reads /api/openapi.json out in Korean, under the same strict policy. */
export const apiDocsPlugin = fp(
  async (app) => {
    for (const { url, file, type } of FILES) {
      const bytes = await readFile(new URL(`docs/${file}`, import.meta.url))
      app.get(url, async (_request, reply) =>
        reply.type(type).header('cache-control', 'no-cache').send(bytes),
      )
    }
  },
  { name: 'api-docs' },
)
