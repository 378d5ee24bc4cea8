import { DAY_MS } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { EVENT_KIND_CODES } from '@gyeol/contract'
import { bumpDataVersion } from '../../src/database/data-version.ts'
import { CROWD, type Filling, insertRows, many } from './insert-rows.ts'

/** Days every event that repeats is changed on, with words of their own. */
const EXCEPTIONS = 20

/** Notices and events of an editor who never rests; gives a notice others name. */
export async function fillPosts({ kysely, now, editor }: Filling): Promise<string> {
  const notices = many(CROWD.ofOne, (at) => ({
    id: randomUUIDv7(),
    title: `소식 ${at}`,
    search_text: `소식${at}`,
    body: `**${at}번째** 소식이에요.\n\n${'- 바뀐 것\n'.repeat(300)}`,
    level_code: 'ALL' as const,
    level: 0,
    pinned: 0,
    author_id: editor.id,
    publish_at: now - at * 1000,
    is_announced: 1,
    out_at: now - at * 1000,
    created_at: now - at * 1000,
    updated_at: now - at * 1000,
    version: 1,
  }))
  await insertRows(kysely, 'notice', notices)
  const noticeId = notices[0]?.id ?? ''
  await insertRows(
    kysely,
    'event',
    many(CROWD.ofOne, (at) => {
      const startAt = Math.floor(now / DAY_MS) * DAY_MS + (at % 400) * DAY_MS
      return {
        id: randomUUIDv7(),
        title: `이벤트 ${at}`,
        search_text: `이벤트${at}`,
        kind: EVENT_KIND_CODES[at % EVENT_KIND_CODES.length] ?? 'event',
        start_at: startAt,
        end_kind: 'at' as const,
        end_at: startAt + 3_600_000,
        state: 'published' as const,
        body: `[소식](/notion/${noticeId}) ${'자세한 말 '.repeat(500)}`,
        rewards: JSON.stringify(many(10, (place) => `보상 ${place}`)),
        links: '[]',
        recurrence: at % 10 === 0 ? JSON.stringify(weekly(startAt, at)) : null,
        author_id: editor.id,
        created_at: now,
        updated_at: now,
        version: 1,
      }
    }),
  )
  for (const key of ['notice', 'event']) await bumpDataVersion(kysely, key)
  return noticeId
}

function weekly(startAt: number, at: number) {
  const dayOf = (time: number) => new Date(time + 9 * 3_600_000).toISOString().slice(0, 10)
  return {
    every: 'day',
    count: at % 20 === 0 ? 1000 : null,
    exceptions: many(EXCEPTIONS, (place) => {
      const start = startAt + (place + 1) * DAY_MS
      const times = {
        startAt: new Date(start).toISOString(),
        endAt: new Date(start + 60_000).toISOString(),
      }
      return { on: dayOf(start), change: { ...times, title: null, body: '다른 말 '.repeat(20) } }
    }),
  }
}
