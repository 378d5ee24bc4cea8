import { PRODUCT_NAME } from '@gyeol/contract'
import type { FeedNotice } from '../notice/notice-feed.service.ts'
import { toArticleHtml } from './article-html.ts'
import { escapeMarkup, toPlainHtml, withoutNonCharacters } from './plain-html.ts'

/** The newest notices stand in the feed in full up to this many characters; of older ones the beginning. */
const FULL_TEXT_LENGTH = 60_000
const BEGINNING_LENGTH = 300

type Options = { readonly origin: string; readonly notices: readonly FeedNotice[] }

/** The Atom feed (RFC 4287) of the notices for everybody. Their text stands in it as it is read on the site. */
export function toNoticeFeed({ origin, notices }: Options): string {
  const page = `${origin}/notion`
  const updated = Math.max(0, ...notices.map(changedAt))
  return withoutNonCharacters(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ko">
  <id>${escapeMarkup(page)}</id>
  <title>${escapeMarkup(`${PRODUCT_NAME} 공지`)}</title>
  <updated>${when(updated)}</updated>
  <author><name>${escapeMarkup(PRODUCT_NAME)}</name></author>
  <link rel="alternate" href="${escapeMarkup(page)}"/>
  <link rel="self" href="${escapeMarkup(`${origin}/feed/notices.xml`)}"/>
${withContents(notices, origin).join('')}</feed>
`)
}

function withContents(notices: readonly FeedNotice[], origin: string): string[] {
  let length = 0
  return notices.map((notice) => {
    length += notice.body.length
    const isWhole = length <= FULL_TEXT_LENGTH
    const html = isWhole ? toArticleHtml(notice.body, origin) : beginningOf(notice.body)
    return entry(notice, { origin, html })
  })
}

const beginningOf = (body: string) =>
  toPlainHtml(body.length > BEGINNING_LENGTH ? `${body.slice(0, BEGINNING_LENGTH)}…` : body)

type Content = { readonly origin: string; readonly html: string }

function entry(notice: FeedNotice, { origin, html }: Content): string {
  return `  <entry>
    <id>urn:uuid:${escapeMarkup(notice.id)}</id>
    <title type="html">${escapeMarkup(toPlainHtml(notice.title))}</title>
    <link href="${escapeMarkup(`${origin}/notion/${notice.id}`)}"/>
    <updated>${when(changedAt(notice))}</updated>
    <published>${when(notice.publish_at)}</published>
    <content type="html">${escapeMarkup(html)}</content>
  </entry>
`
}

const when = (ms: number) => new Date(ms).toISOString()

/** A scheduled notice was last written before it came out. */
const changedAt = ({ publish_at, updated_at }: FeedNotice) => Math.max(publish_at, updated_at)
