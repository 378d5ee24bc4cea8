import type { NoticeSummary } from '@gyeol/contract'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { hasShape, listOf, numberFrom, textLike } from '../../shared/saved-data/shapes.ts'

/** What a visitor has read; the server keeps it for members. */
export type VisitorRead = {
  /** Notices opened one by one, newest first. */
  readonly ids: readonly string[]
  /** Everything published up to here (epoch ms) counts as read. */
  readonly until: number
}

/** More than the bell ever looks at. */
const MAX_IDS = 200

const NOTHING_READ: VisitorRead = { ids: [], until: 0 }

const isVisitorRead = hasShape<VisitorRead>({
  ids: listOf(textLike(/^[\w-]{1,64}$/), { min: 0, max: MAX_IDS }),
  until: numberFrom(0, Number.MAX_SAFE_INTEGER),
})

export const noticeReadSaved = defineSaved<VisitorRead>({
  key: 'notice-read',
  version: 1,
  initial: () => NOTHING_READ,
  schema: (value) => (isVisitorRead(value) ? { ids: value.ids, until: value.until } : null),
})

type Post = Pick<NoticeSummary, 'id' | 'publishedAt'>

/** Whether a visitor has read a notice. */
export function hasVisitorRead(read: VisitorRead, { id, publishedAt }: Post): boolean {
  return Date.parse(publishedAt) <= read.until || read.ids.includes(id)
}

/** The notice just opened counts as read. */
export function markVisitorRead(post: Post): void {
  noticeReadSaved.update((read) =>
    hasVisitorRead(read, post) ? read : { ...read, ids: [post.id, ...read.ids].slice(0, MAX_IDS) },
  )
}

/** All of these count as read, and what is older; single marks are no longer needed. */
export function markAllVisitorRead(posts: readonly Pick<Post, 'publishedAt'>[]): void {
  noticeReadSaved.update(({ until }) => ({
    ids: [],
    until: Math.max(until, ...posts.map(({ publishedAt }) => Date.parse(publishedAt))),
  }))
}
