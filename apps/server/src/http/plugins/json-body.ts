import fp from 'fastify-plugin'
import { AppError } from '../../errors/app-error.ts'
import { parseStrictJson } from './strict-json.ts'

const JSON_UTF8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Bodies are JSON in UTF-8 and nothing else (415), and strict JSON at that (400). */
export const jsonBodyPlugin = fp(
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (request: RequestWithBody, bytes: Buffer) => {
        if (!JSON_UTF8.test(request.headers['content-type'] ?? '')) throw new AppError('MEDIA_TYPE')
        if (bytes.length === 0) {
          if (request.routeOptions.config.acceptsNoBody) return {}
          throw new AppError('BAD_JSON')
        }
        return parse(bytes)
      },
    )

    app.addHook('onRequest', async (request) => {
      const encoding = request.headers['content-encoding'] ?? 'identity'
      if (encoding.toLowerCase() !== 'identity') throw new AppError('MEDIA_TYPE')
    })
    // A request without a body and without a content type never meets the parser.
    app.addHook('preValidation', async (request) => {
      if (request.body === undefined && request.routeOptions.config.acceptsNoBody) request.body = {}
    })
  },
  { name: 'json-body' },
)

type RequestWithBody = {
  readonly headers: { readonly 'content-type'?: string | undefined }
  readonly routeOptions: { readonly config: { readonly acceptsNoBody?: boolean } }
}

function parse(bytes: Buffer): unknown {
  try {
    return parseStrictJson(bytes)
  } catch (cause) {
    throw new AppError('BAD_JSON', { cause })
  }
}
