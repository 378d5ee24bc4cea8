import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../../http/accept-encoding.ts'

/** What a page says; `styleHashes` are CSP sources of the styles written into it. */
export type PageText = { readonly text: string; readonly styleHashes: readonly string[] }

/** One page in one encoding; its tag is the same however thoroughly it was compressed. */
export type RenderedPage = Pick<PageText, 'styleHashes'> & {
  readonly bytes: Buffer
  readonly etag: string
}

type Effort = { readonly brotli: number; readonly gzip: number }

/** For pages that stay as they are: a tenth smaller, for whoever comes after the first. */
const THOROUGH: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 }

/** Nearly as small, in a fiftieth of the time. */
const QUICK: Effort = { brotli: 5, gzip: 6 }

/** For whoever waits for the page. */
export async function encodeQuickly(page: PageText, encoding: Encoding): Promise<RenderedPage> {
  return encode(page, encoding, QUICK)
}

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * As small as it can be, one page after another: side by side they would hold up the reading of files, which the
 * same few threads do. Null for what is not wanted any longer when its turn has come, and where nothing is gained.
 */
export async function encodeInTurn(
  page: PageText,
  encoding: Encoding,
  isWanted: () => boolean,
): Promise<RenderedPage | null> {
  if (encoding === 'identity') return null
  const mine = lastTurn.then(async () => (isWanted() ? encode(page, encoding, THOROUGH) : null))
  lastTurn = mine.catch(() => undefined)
  // What was sent at first does as well.
  return mine.catch(() => null)
}

async function encode(
  { text, styleHashes }: PageText,
  encoding: Encoding,
  effort: Effort,
): Promise<RenderedPage> {
  const bytes = await COMPRESSORS[encoding](Buffer.from(text, 'utf8'), effort)
  return { bytes, etag: `W/"${hash('sha256', text, 'base64url')}-${encoding}"`, styleHashes }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Compress = (bytes: Buffer, effort: Effort) => Promise<Buffer>

/** Beside the event loop: a page takes as long as hundreds of other answers. */
const COMPRESSORS: Readonly<Record<Encoding, Compress>> = {
  br: async (bytes, { brotli }) =>
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
  gzip: async (bytes, effort) => compressGzip(bytes, { level: effort.gzip }),
  identity: async (bytes) => bytes,
}
