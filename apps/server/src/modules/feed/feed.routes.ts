import { hash } from 'node:crypto'
import {
  EVENT_KIND_CODES,
  EVENT_KINDS,
  type EventKind,
  ID_PATTERN,
  PRODUCT_NAME,
} from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { readDataVersion } from '../../database/data-version.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { findForCalendar, listForCalendar } from '../event/event-calendar.service.ts'
import { EVENT_DATA_VERSION } from '../event/event.service.ts'
import { findNewestTime, listForFeed } from '../notice/notice-feed.service.ts'
import { NOTICE_DATA_VERSION } from '../notice/notice.service.ts'
import { toCalendar } from './event-calendar.ts'
import { toNoticeFeed } from './notice-feed.ts'

const ATOM = 'application/atom+xml; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'

/** How long a subscribed calendar still shows what is over. */
const SHOWN_AFTER_MS = 90 * 86_400_000

/** Raised when the files look different for the same rows. */
const FORMAT = 1

type Options = {
  readonly context: ServerContext
  /** The site's own address, for links in files that leave it. */
  readonly origin: string
}

/** What other programs subscribe to: notices as Atom, events as iCalendar. */
export async function feedRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { context, origin } = options
  const { kysely } = context.database

  app.get('/feed/notices.xml', async (request, reply) => {
    const now = context.clock()
    const version = await readDataVersion(kysely, NOTICE_DATA_VERSION)
    const etag = toETag([origin, 'notices', version, await findNewestTime(kysely, now)])
    return sendFeed({ request, reply, etag, type: ATOM }, async () =>
      toNoticeFeed({ origin, notices: await listForFeed(kysely, now) }),
    )
  })

  app.get('/feed/events.ics', (request, reply) => sendEvents(options, { request, reply }))

  app.get('/feed/events/:file', (request, reply) =>
    sendEvents(options, { request, reply, kind: toKind(fileOf(request)) }),
  )

  app.get('/feed/event/:file', async (request, reply) => {
    const id = fileOf(request)
    const event = ID_PATTERN.test(id) ? await findForCalendar(kysely, id) : undefined
    if (!event) throw new AppError('NOT_FOUND')
    const etag = toETag([origin, 'event', id, event.version])
    reply.header('content-disposition', 'attachment; filename="event.ics"')
    return sendFeed({ request, reply, etag, type: CALENDAR }, async () =>
      toCalendar({ origin, name: event.title, events: [event] }),
    )
  })
}

type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function sendEvents(
  { context, origin }: Options,
  { request, reply, kind }: Exchange & { readonly kind?: EventKind },
): Promise<FastifyReply> {
  const { kysely } = context.database
  const now = context.clock()
  const version = await readDataVersion(kysely, EVENT_DATA_VERSION)
  // Old events drop out as days pass.
  const etag = toETag([origin, 'events', kind ?? null, version, formatDate(now)])
  const name = `${PRODUCT_NAME} ${kind ? EVENT_KINDS[kind].name : '이벤트 일정'}`
  return sendFeed({ request, reply, etag, type: CALENDAR }, async () => {
    const events = await listForCalendar(kysely, { from: now - SHOWN_AFTER_MS, kind })
    return toCalendar({ origin, name, events })
  })
}

type Sending = Exchange & { readonly etag: string; readonly type: string }

/** Sends a file that anybody may keep but must ask about; an unchanged one is not built again. */
async function sendFeed(
  { request, reply, etag, type }: Sending,
  build: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (isKept(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(await build())
}

function isKept(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}

function toETag(parts: readonly unknown[]): string {
  return `"${hash('sha256', JSON.stringify([FORMAT, ...parts]), 'base64url')}"`
}

/** The name before `.ics`; NOT_FOUND for any other file. */
function fileOf({ params }: FastifyRequest): string {
  // Both routes that ask have exactly this parameter.
  const { file } = params as { readonly file: string }
  if (!file.endsWith('.ics')) throw new AppError('NOT_FOUND')
  return file.slice(0, -'.ics'.length)
}

function toKind(name: string): EventKind {
  const kind = EVENT_KIND_CODES.find((code) => code === name)
  if (!kind) throw new AppError('NOT_FOUND')
  return kind
}
