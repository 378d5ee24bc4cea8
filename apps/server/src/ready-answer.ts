import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from './modules/web-app/accept-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Nearly the smallest brotli makes, in a tenth of the time. */
const BROTLI_QUALITY = 9
const GZIP_LEVEL = 8

/** Below this a compressed answer is no smaller on the wire. */
const SMALLEST_COMPRESSED_BYTES = 512

/** What an answer may say besides its bytes. */
type ReadyOptions = {
  readonly contentType?: string
  /** A file the browser saves under this name. */
  readonly fileName?: string
  readonly cacheControl?: string
}

/**
 * The whole answer to a GET that is the same for everybody: made once, sent many times. Each
 * encoding is made when it is first asked for and has a strong ETag of its own.
 */
export class ReadyAnswer {
  readonly #plain: Buffer
  readonly #tag: string
  readonly #options: ReadyOptions
  readonly #bodies = new Map<Encoding, Promise<ReadyBody>>()
  readonly #made = new Map<Encoding, ReadyBody>()

  constructor(content: Buffer | string, options: ReadyOptions = {}) {
    this.#plain = Buffer.from(content)
    this.#tag = hash('sha256', this.#plain, 'base64url').slice(0, 27)
    this.#options = options
  }

  /** A JSON value, ready to be sent. */
  static json(value: unknown): ReadyAnswer {
    return new ReadyAnswer(JSON.stringify(value))
  }

  /** Sends the answer, or 304 when the client says it has these very bytes. */
  async sendTo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = pickEncoding(request.headers['accept-encoding'])
    const encoding = this.#plain.length < SMALLEST_COMPRESSED_BYTES ? 'identity' : wanted
    const { etag, bytes } = this.#made.get(encoding) ?? (await this.#make(encoding))
    const { contentType, fileName, cacheControl } = this.#options
    reply.header('cache-control', cacheControl ?? 'no-cache')
    reply.header('vary', 'Accept-Encoding')
    reply.header('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.header('content-type', contentType ?? 'application/json; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (fileName !== undefined)
      reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return reply.code(200).send(bytes)
  }

  async #make(encoding: Encoding): Promise<ReadyBody> {
    let body = this.#bodies.get(encoding)
    if (!body) {
      body = compress(this.#plain, encoding).then((bytes) => ({
        bytes,
        etag: encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`,
      }))
      this.#bodies.set(encoding, body)
    }
    const made = await body
    this.#made.set(encoding, made)
    return made
  }
}

type ReadyBody = { readonly bytes: Buffer; readonly etag: string }

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: GZIP_LEVEL })
  if (encoding === 'identity') return bytes
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** RFC 9110 §13.1.2: a list of tags, compared weakly. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  return header.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
