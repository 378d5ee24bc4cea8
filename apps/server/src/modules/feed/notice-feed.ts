import { PRODUCT_NAME } from '@gyeol/contract'
import { Feed } from 'feed'
import type { FeedNotice } from '../notice/notice-feed.service.ts'
import { toArticleHtml } from './article-html.ts'
import { toPlainHtml, withoutNonCharacters } from './plain-html.ts'

type Options = { readonly origin: string; readonly notices: readonly FeedNotice[] }

/** The Atom feed of the notices for everybody. Their text stands in it as it is read on the site. */
export function toNoticeFeed({ origin, notices }: Options): string {
  const updated = Math.max(0, ...notices.map(changedAt))
  const feed = new Feed({
    id: `${origin}/notion`,
    title: `${PRODUCT_NAME} 공지`,
    link: `${origin}/notion`,
    feed: `${origin}/feed/notices.xml`,
    language: 'ko',
    updated: new Date(updated),
    author: { name: PRODUCT_NAME },
    generator: false,
  })
  for (const notice of notices) {
    feed.addItem({
      id: `urn:uuid:${notice.id}`,
      title: toPlainHtml(notice.title),
      link: `${origin}/notion/${notice.id}`,
      date: new Date(changedAt(notice)),
      published: new Date(notice.publish_at),
      content: toArticleHtml(notice.body, origin),
    })
  }
  return withoutNonCharacters(feed.atom1())
}

/** A scheduled notice was last written before it came out. */
const changedAt = ({ publish_at, updated_at }: FeedNotice) => Math.max(publish_at, updated_at)
