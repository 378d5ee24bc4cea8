import { ENGLISH_EVENT_KINDS, EVENT_KINDS, ROUTES } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { VISITOR } from '../../http/viewer.ts'
import { readList, requireItem } from '../catalogue/catalogue-reading.service.ts'
import { listEvents } from '../event/event-list.service.ts'
import { readEvent } from '../event/event.service.ts'
import { toArticleHtml } from '../feed/article-html.ts'
import { jobEntity } from '../job/job.entity.ts'
import { listNotices, readNotice } from '../notice/notice.service.ts'
import { FIRST_ROWS, shortDescription } from '../thing/thing-page.service.ts'
import { escapeHtml } from './page-head.ts'
import {
  article,
  gameEvent,
  type NamedPage,
  type Site,
  type StructuredData,
} from './structured-data.ts'

/** The pages of what people write, and their lists. */
export const POST_KINDS = ['event', 'notion', 'job'] as const

/** One of {@link POST_KINDS}. */
export type PostKind = (typeof POST_KINDS)[number]

/** What a visitor reads of one of them. */
export type Post = {
  readonly name: string
  readonly description: string
  /** What its preview picture says below its name. */
  readonly lines: readonly string[]
  /** Another one whenever it was changed. */
  readonly version: string
  readonly body: () => string
  readonly structured: StructuredData
}

type Context = Pick<ServerContext, 'database' | 'clock'>
type Place = { readonly context: Context; readonly site: Site }

/** What is said of an event beside what somebody wrote. */
const WORDS = {
  korea: { openEnd: '점검 전까지', kinds: EVENT_KINDS },
  english: { openEnd: 'until maintenance', kinds: ENGLISH_EVENT_KINDS },
} as const

/** Far more of a text than a description shows. */
const DESCRIBED_LENGTH = 2000

/** What Markdown writes beside its words. */
const MARKS = /[#*_>`[\]|~-]+|\(https?:[^)]*\)|!\[/g

/** What a visitor may read at an address; null: nothing, or nothing for visitors. */
export async function findPost(place: Place, kind: PostKind, id: string): Promise<Post | null> {
  return READERS[kind](place, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
}

/** The first rows of a list, as a visitor sees it. */
export async function listPosts(
  context: Context,
  kind: PostKind,
): Promise<{ readonly total: number; readonly rows: readonly NamedPage[] }> {
  const { items, total } = await LISTS[kind](context)
  const rows = items.slice(0, FIRST_ROWS).map(({ id, name }) => ({ name, path: `/${kind}/${id}` }))
  return { total, rows }
}

const READERS = {
  event: async ({ context, site }: Place, id: string): Promise<Post> => {
    const event = await readEvent(context, VISITOR, id)
    const { title: name, startAt, endAt, rewards } = event
    const period = `${dayOf(startAt)} ~ ${endAt === null ? WORDS[site.language].openEnd : dayOf(endAt)}`
    const kind = WORDS[site.language].kinds[event.kind].name
    const words = wordsOf(event.body)
    const description = shortDescription(`${kind} · ${period} · ${words}`)
    return {
      name,
      description,
      lines: [`${kind} · ${period}`, words],
      version: `event ${id} ${event.version}`,
      body: () =>
        [
          `<p>${escapeHtml(kind)} · ${escapeHtml(period)}</p>`,
          toArticleHtml(event.body, site.origin),
          rewards.length === 0 ? '' : `<ul>${rewards.map(listItem).join('')}</ul>`,
        ].join(''),
      structured: gameEvent(site, {
        name,
        path: `/event/${id}`,
        description,
        startDate: startAt,
        endDate: endAt,
      }),
    }
  },
  notion: async ({ context, site }: Place, id: string): Promise<Post> => {
    const notice = await readNotice(context, VISITOR, id)
    const { title: name, body, publishedAt, updatedAt } = notice
    const words = wordsOf(body)
    const description = shortDescription(`${dayOf(publishedAt)} · ${words}`)
    return {
      name,
      description,
      lines: [dayOf(publishedAt), words],
      version: `notice ${id} ${notice.version}`,
      body: () => `<p>${dayOf(publishedAt)}</p>${toArticleHtml(body, site.origin)}`,
      structured: article(site, {
        name,
        path: `/notion/${id}`,
        description,
        publishedAt,
        updatedAt,
      }),
    }
  },
  job: async ({ context, site }: Place, id: string): Promise<Post> => {
    const item = requireItem(await readList(context, jobEntity, VISITOR), id)
    const { name, summary, body } = item.content
    const updatedAt = new Date(item.updatedAt).toISOString()
    const description = shortDescription(summary === '' ? wordsOf(body) : summary)
    return {
      name,
      description,
      lines: [description],
      version: `job ${id} ${item.version}`,
      body: () => `<p>${escapeHtml(summary)}</p>${toArticleHtml(body, site.origin)}`,
      structured: article(site, {
        name,
        path: `/job/${id}`,
        description,
        publishedAt: updatedAt,
        updatedAt,
      }),
    }
  },
} as const

type Listed = {
  readonly total: number
  readonly items: readonly { readonly id: string; readonly name: string }[]
}

const LISTS: Readonly<Record<PostKind, (context: Context) => Promise<Listed>>> = {
  event: async (context) =>
    named(await listEvents(context, VISITOR, ROUTES.listEvents.query.parse({}))),
  notion: async (context) =>
    named(await listNotices(context, VISITOR, ROUTES.listNotices.query.parse({ view: 'public' }))),
  job: async (context) => {
    const { items } = await readList(context, jobEntity, VISITOR)
    return {
      total: items.length,
      items: items.map(({ id, content }) => ({ id, name: content.name })),
    }
  },
}

function named(page: {
  readonly total: number
  readonly items: readonly { readonly id: string; readonly title: string }[]
}): Listed {
  return { total: page.total, items: page.items.map(({ id, title }) => ({ id, name: title })) }
}

const dayOf = (time: string) => formatDate(Date.parse(time))
const listItem = (text: string) => `<li>${escapeHtml(text)}</li>`
const wordsOf = (markdown: string) =>
  markdown.slice(0, DESCRIBED_LENGTH).replaceAll(MARKS, ' ').replaceAll(/\s+/g, ' ').trim()
