import { ID_PATTERN, pathIn } from '@gyeol/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from '../../http/accept-encoding.ts'
import { type DescribedPage, NOT_FOUND_PAGES } from './page-descriptions.ts'
import type { RenderedPage } from './page-encoding.ts'
import type { PageShell, ShownPage } from './page-shell.ts'
import { allowStyles } from './page-styles.ts'

const POLICY = 'content-security-policy'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

type PageRequest = Exchange & {
  readonly shell: PageShell
  readonly page: ShownPage
  /** See `ShownPage`. */
  readonly banner: string
  readonly publicUrl: string | undefined
}

/**
 * Sends the shell of a page; 404 where its ids cannot be ids. It is one prepared page for all ids,
 * whether there is anything behind them or not: which one was asked for stands in a header.
 */
export async function sendPage(parts: PageRequest): Promise<FastifyReply> {
  const { shell, request, reply, page, banner, publicUrl = '' } = parts
  const path = page === NOT_FOUND_PAGES[shell.language] ? null : addressOf(page, request)
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (path === null) {
    const missing = await shell.render(
      { ...NOT_FOUND_PAGES[shell.language], banner },
      null,
      encoding,
    )
    return sendMissing({ reply }, missing, encoding)
  }
  const isOneOfMany = path !== page.path && page.reading === undefined
  if (isOneOfMany && !page.isPrivate)
    reply.header('link', `<${publicUrl}${pathIn(shell.language, path)}>; rel="canonical"`)
  const rendered = await shell.render({ ...page, banner }, isOneOfMany ? null : path, encoding)
  return sendRendered({ request, reply }, rendered, encoding)
}

/** Sends a page, or 304 when the browser has it. */
export function sendRendered(
  { request, reply }: Exchange,
  { bytes, etag, styleHashes }: RenderedPage,
  encoding: Encoding,
): FastifyReply {
  withHeaders(reply, 200, styleHashes).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return send(reply, bytes, encoding)
}

/** Sends a page that says there is nothing here. */
export function sendMissing(
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

/** The page's address with the ids that were asked for; null when one of them cannot be an id. */
function addressOf(page: DescribedPage, { params }: FastifyRequest): string | null {
  const ids = new Map(Object.entries(params ?? {}))
  if (![...ids.values()].every((id) => ID_PATTERN.test(String(id)))) return null
  return page.path.replaceAll(/:(\w+)/g, (_segment, name: string) => String(ids.get(name)))
}
