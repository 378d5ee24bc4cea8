import { sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import { findShortLink } from './short-link.repository.ts'
import { eraseShortLinks, restoreShortLinks, takeDownShortLinks } from './short-link.service.ts'

/** Short links: what they say in a preview, and where they lead. */
export const shortLinkContent: ContentPart = {
  kind: 'short-link',
  rows: {
    table: 'short_link',
    id: 'code',
    author: 'maker_id',
    at: 'created_at',
    isShown: sql<boolean>`content.taken_down_at is null`,
  },
  async show(kysely, codes) {
    const shown = new Map<string, { title: string; path: string }>()
    for (const code of codes) {
      const row = await findShortLink(kysely, code)
      if (!row) continue
      const title = [row.title, row.summary].filter(Boolean).join(' · ')
      shown.set(code, { title: title === '' ? code : title, path: `/s/${code}` })
    }
    return shown
  },
  async takeDown(transaction, codes, { act }) {
    await takeDownShortLinks(transaction, codes, act.now)
    return new Map(codes.map((code) => [code, null]))
  },
  async restore(transaction, held) {
    const codes = held.map(({ id }) => id)
    await restoreShortLinks(transaction, codes)
    return codes
  },
  erase: async (transaction, held) =>
    eraseShortLinks(
      transaction,
      held.map(({ id }) => id),
    ),
}
