import {
  EVENT_KIND_CODES,
  EVENT_KINDS,
  type EventKind,
  ID_PATTERN,
  PRODUCT_NAME,
} from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { readDataVersion } from '../../database/data-version.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { findForCalendar, listForCalendar } from '../event/event-calendar.service.ts'
import { EVENT_DATA_VERSION } from '../event/event.service.ts'
import { findNewestTime, listForFeed } from '../notice/notice-feed.service.ts'
import { NOTICE_DATA_VERSION } from '../notice/notice.service.ts'
import { toCalendar } from './event-calendar.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { toNoticeFeed } from './notice-feed.ts'

const ATOM = 'application/atom+xml; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'

/** How long a subscribed calendar still shows what is over. */
const SHOWN_AFTER_MS = 90 * 86_400_000

type Options = {
  readonly context: ServerContext
  /** The site's own address, for links in files that leave it. */
  readonly origin: string
}

/** What other programs subscribe to: notices as Atom, events as iCalendar. */
export async function feedRoutes(app: ServerInstance, { context, origin }: Options): Promise<void> {
  const { kysely } = context.database
  const keep = createKeptAnswers()

  app.get('/feed/notices.xml', async (request, reply) => {
    const now = context.clock()
    const version = await readDataVersion(kysely, NOTICE_DATA_VERSION)
    const state = `${version} ${await findNewestTime(kysely, now)}`
    const answer = await keep({ name: 'notices', state }, async () => {
      const notices = await listForFeed(kysely, now)
      return new PreparedAnswer(toNoticeFeed({ origin, notices }), { contentType: ATOM })
    })
    return answer.sendTo(request, reply)
  })

  const eventsAnswer = async (kind?: EventKind) => {
    const now = context.clock()
    const version = await readDataVersion(kysely, EVENT_DATA_VERSION)
    // Old events drop out as days pass.
    const state = `${version} ${formatDate(now)}`
    return keep({ name: `events ${kind ?? ''}`, state }, async () => {
      const name = `${PRODUCT_NAME} ${kind ? EVENT_KINDS[kind].name : '이벤트 일정'}`
      const events = await listForCalendar(kysely, { from: now - SHOWN_AFTER_MS, kind })
      return new PreparedAnswer(toCalendar({ origin, name, events }), { contentType: CALENDAR })
    })
  }

  app.get('/feed/events.ics', async (request, reply) =>
    (await eventsAnswer()).sendTo(request, reply),
  )

  app.get('/feed/events/:file', async (request, reply) =>
    (await eventsAnswer(toKind(fileOf(request)))).sendTo(request, reply),
  )

  app.get('/feed/event/:file', async (request, reply) => {
    const id = fileOf(request)
    const event = ID_PATTERN.test(id) ? await findForCalendar(kysely, id) : undefined
    if (!event) throw new AppError('NOT_FOUND')
    const state = String(event.version)
    const answer = await keep({ name: `event ${id}`, state }, async () => {
      const file = toCalendar({ origin, name: event.title, events: [event] })
      return new PreparedAnswer(file, { contentType: CALENDAR, fileName: 'event.ics' })
    })
    return answer.sendTo(request, reply)
  })
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
