import { pathIn } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from '../../http/accept-encoding.ts'
import type { RenderedPage } from './page-encoding.ts'
import type { PageShell, ShownPage } from './page-shell.ts'
import { allowStyles } from './page-styles.ts'

const POLICY = 'content-security-policy'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

type PageRequest = Exchange & {
  readonly shell: PageShell
  readonly page: ShownPage
  /** The address asked for; null for one that is none of ours. */
  readonly path: string | null
  /** See `ShownPage`. */
  readonly banner: string
  readonly publicUrl: string | undefined
}

/**
 * Sends a page. What is not drawn is one prepared page for all ids, whether there is anything behind them or not:
 * which one was asked for stands in a header.
 */
export async function sendPage(parts: PageRequest): Promise<FastifyReply> {
  const { shell, request, reply, page, path, banner, publicUrl = '' } = parts
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const isOneOfMany = path !== null && path !== page.path && page.drawn === undefined
  if (isOneOfMany && !page.isPrivate)
    reply.header('link', `<${publicUrl}${pathIn(shell.language, path)}>; rel="canonical"`)
  const known = isOneOfMany || page.isMissing ? null : path
  const rendered = await shell.render({ ...page, banner }, known, encoding)
  if (page.isMissing) return sendMissing({ reply }, rendered, encoding)
  return sendRendered({ request, reply }, rendered, encoding)
}

/** Sends a page, or 304 when the browser has it. */
function sendRendered(
  { request, reply }: Exchange,
  { bytes, etag, styleHashes }: RenderedPage,
  encoding: Encoding,
): FastifyReply {
  withHeaders(reply, 200, styleHashes).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return send(reply, bytes, encoding)
}

/** Sends a page that says there is nothing here. */
function sendMissing(
  { reply }: Pick<Exchange, 'reply'>,
  { bytes, styleHashes }: RenderedPage,
  encoding: Encoding,
): FastifyReply {
  return send(withHeaders(reply, 404, styleHashes), bytes, encoding)
}

/** The query of an address as it was written, with its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

function withHeaders(
  reply: FastifyReply,
  status: number,
  styleHashes: RenderedPage['styleHashes'],
): FastifyReply {
  const policy = reply.getHeader(POLICY)
  if (typeof policy === 'string') reply.header(POLICY, allowStyles(policy, styleHashes))
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Cookie')
}

function send(reply: FastifyReply, bytes: Buffer, encoding: Encoding): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
