import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from './accept-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Nearly the smallest brotli makes, in a tenth of the time. */
const BROTLI_QUALITY = 9

/** A thirtieth larger, in a sixth of the time. */
const QUICK_BROTLI_QUALITY = 5

const GZIP_LEVEL = 8

/** Below this a compressed answer is no smaller on the wire. */
const SMALLEST_COMPRESSED_BYTES = 512

/** How many `Accept-Encoding` headers are remembered; browsers send a handful. */
const MOST_HEADERS = 100

const encodings = new Map<string, Encoding>()

/** One coding with its weight (RFC 9110 §12.5.3); whoever writes otherwise gets plain bytes. */
const READABLE = /^[\w*-]+\s*(?:;\s*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/** What an answer may say besides its bytes. */
type PreparedOptions = {
  readonly contentType?: string
  /** A file the browser saves under this name. */
  readonly fileName?: string
  readonly cacheControl?: string
  /** Compressed by its own format: no encoding makes it smaller. */
  readonly isCompressed?: true
  /** Of one viewer: what is sent once is not worth the time of the smallest. */
  readonly isSentOnce?: true
}

/**
 * The whole answer to a GET that is the same for everybody: made once, sent many times. Each
 * encoding is made when it is first asked for and has a strong ETag of its own.
 */
export class PreparedAnswer {
  readonly #plain: Buffer
  readonly #tag: string
  readonly #options: PreparedOptions
  readonly #bodies = new Map<Encoding, Promise<PreparedBody>>()
  readonly #made = new Map<Encoding, PreparedBody>()

  constructor(content: Buffer | string, options: PreparedOptions = {}) {
    this.#plain = Buffer.from(content)
    this.#tag = tagOf(this.#plain)
    this.#options = options
  }

  /** A JSON value, ready to be sent. */
  static json(value: unknown): PreparedAnswer {
    return new PreparedAnswer(JSON.stringify(value))
  }

  /** Another one whenever the content is. */
  get tag(): string {
    return this.#tag
  }

  /** The content of an answer of text. */
  text(): string {
    return this.#plain.toString('utf8')
  }

  /** Sends the answer, or 304 when the client says it has these very bytes. */
  async sendTo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.#encodingFor(request.headers['accept-encoding'])
    const { etag, bytes, headers } = this.#made.get(encoding) ?? (await this.#make(encoding))
    const isSame = isKnown(request.headers['if-none-match'], etag)
    for (const [name, value] of isSame ? headers.known : headers.full) reply.header(name, value)
    return isSame ? reply.code(304).send() : reply.code(200).send(bytes)
  }

  #encodingFor(header: string | string[] | undefined): Encoding {
    const isLarge = this.#plain.length >= SMALLEST_COMPRESSED_BYTES
    return isLarge && !this.#options.isCompressed ? encodingOf(header) : 'identity'
  }

  #toBody(bytes: Buffer, encoding: Encoding): PreparedBody {
    const { contentType, fileName, cacheControl } = this.#options
    const etag = encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
    const known: Headers = [
      ['cache-control', cacheControl ?? 'no-cache'],
      ['vary', 'Accept-Encoding'],
      ['etag', etag],
    ]
    const full: Headers = [
      ...known,
      ['content-type', contentType ?? 'application/json; charset=utf-8'],
      ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as const)),
      ...(fileName === undefined
        ? []
        : ([['content-disposition', `attachment; filename="${fileName}"`]] as const)),
    ]
    return { bytes, etag, headers: { full, known } }
  }

  async #make(encoding: Encoding): Promise<PreparedBody> {
    let body = this.#bodies.get(encoding)
    if (!body) {
      const quality = this.#options.isSentOnce ? QUICK_BROTLI_QUALITY : BROTLI_QUALITY
      body = compress(this.#plain, { encoding, quality }).then((bytes) =>
        this.#toBody(bytes, encoding),
      )
      this.#bodies.set(encoding, body)
    }
    const made = await body
    this.#made.set(encoding, made)
    return made
  }
}

/** An answer in one encoding. `headers`: those of a whole answer, and those of a 304. */
type PreparedBody = {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: { readonly full: Headers; readonly known: Headers }
}

type Headers = readonly (readonly [string, string])[]

function encodingOf(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '')
  const remembered = encodings.get(text)
  if (remembered !== undefined) return remembered
  const isReadable = text.split(',').every((entry) => READABLE.test(entry.trim()))
  const encoding = isReadable ? pickEncoding(text) : 'identity'
  if (encodings.size < MOST_HEADERS) encodings.set(text, encoding)
  return encoding
}

type Compressing = { readonly encoding: Encoding; readonly quality: number }

async function compress(bytes: Buffer, { encoding, quality }: Compressing): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: GZIP_LEVEL })
  if (encoding === 'identity') return bytes
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Another one whenever the content is. */
export const tagOf = (content: Buffer | string): string =>
  hash('sha256', content, 'base64url').slice(0, 27)

/** Whether an `If-None-Match` names this tag (RFC 9110 §13.1.2: a list, compared weakly). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  return header.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
