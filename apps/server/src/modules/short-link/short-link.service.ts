import { DAY_MS } from '@gyeol/korean'
import { hash, randomBytes } from 'node:crypto'
import type { MadeShortLink, ShortLink, ShortLinkInput } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { readAll } from '../../database/read-all.ts'
import type { ShortLinkTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { plainWords } from './plain-words.ts'
import { shortLinkCode } from './short-link-code.ts'
import * as links from './short-link.repository.ts'

/** A link nobody has opened for so long is gone. */
const KEPT_MS = 2 * 365 * DAY_MS

/** Two works with one code have not been seen yet; a third try is never needed. */
const TRIES = 3

type Context = Pick<ServerContext, 'database' | 'clock'>

type Making = {
  readonly viewer: Viewer
  readonly input: ShortLinkInput
  /** Counts a link that is new; throws when there have been too many. */
  readonly takeQuota: () => Promise<void>
}

/** Whose a link is: a member's, or a visitor's who holds its key. */
type Maker =
  | { readonly id: string; readonly key: null }
  | { readonly id: null; readonly key: string }

/**
 * Makes the short link of a work, or finds the maker's own, which then says what they say of it now.
 * Throws QUOTA, and VALIDATION for what an editor took down.
 */
export async function makeShortLink(
  { database: { kysely }, clock }: Context,
  { viewer, input: { removalKey: given, ...input }, takeQuota }: Making,
): Promise<MadeShortLink> {
  const maker = makerOf(viewer, given)
  const known = await findOwn(kysely, maker, input)
  if (known) return renew(kysely, known, { maker, input })
  await takeQuota()
  for (let turn = 0; turn < TRIES; turn += 1) {
    const code = codeOf(input, maker, turn)
    const at = clock()
    const row: ShortLinkTable = {
      ...input,
      ...plainWordsOf(input),
      code,
      maker_id: maker.id,
      removal_hash: maker.key === null ? null : hashKey(maker.key),
      created_at: at,
      seen_at: at,
      taken_down_at: null,
    }
    if (await links.insertShortLink(kysely, row))
      return { code, isMine: true, removalKey: maker.key }
    // The same maker may have made it in this very moment.
    const own = await findOwn(kysely, maker, input)
    if (own) return renew(kysely, own, { maker, input })
  }
  throw new Error('no code is free')
}

function makerOf({ member }: Viewer, key = randomBytes(18).toString('base64url')): Maker {
  return member === null ? { id: null, key } : { id: member.id, key: null }
}

const codeOf = (input: ShortLinkInput, { id, key }: Maker, turn: number) =>
  shortLinkCode(input, { maker: id ?? key ?? '', turn })

async function findOwn(kysely: Kysely<Schema>, maker: Maker, input: ShortLinkInput) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const row = await links.findShortLink(kysely, codeOf(input, maker, turn))
    if (!row) return undefined
    const isTheirs =
      maker.key === null ? row.maker_id === maker.id : row.removal_hash === hashKey(maker.key)
    if (isTheirs && row.path === input.path && row.hash === input.hash) return row
  }
  return undefined
}

async function renew(
  kysely: Kysely<Schema>,
  { code, title, summary, taken_down_at }: ShortLinkTable,
  { maker, input }: { readonly maker: Maker; readonly input: ShortLinkInput },
): Promise<MadeShortLink> {
  if (taken_down_at !== null) throw fieldError('hash', '관리자가 내린 링크라 다시 만들 수 없어요.')
  const words = plainWordsOf(input)
  if (words.title !== title || words.summary !== summary)
    await links.updateShortLink(kysely, code, words)
  return { code, isMine: true, removalKey: maker.key }
}

/** Where a link leads. Throws NOT_FOUND. */
export async function readShortLink(
  { database: { kysely }, clock }: Context,
  code: string,
): Promise<ShortLink> {
  const row = await links.findShortLink(kysely, code)
  const now = clock()
  if (!row || row.taken_down_at !== null || row.seen_at < now - KEPT_MS)
    throw new AppError('NOT_FOUND')
  if (row.seen_at < now - DAY_MS) await links.markShortLinkSeen(kysely, code, now)
  return viewOf(row)
}

/** A page of the links a member has made, the newest first. */
export async function listShortLinks(
  { database: { kysely } }: Context,
  memberId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: ShortLink[]; page: number; pageSize: number; total: number }> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await links.listShortLinksOf(kysely, memberId, range)
  const total = await links.countShortLinks(kysely, memberId)
  return { items: rows.map(viewOf), page, pageSize, total }
}

/** Every link a member has made, as those see it who look after what members write. */
export async function listShortLinksOfMaker(kysely: Kysely<Schema>, memberId: string) {
  const rows = await readAll((range) => links.listShortLinksOf(kysely, memberId, range))
  return rows.map((row) => ({ ...viewOf(row), takenDownAt: row.taken_down_at }))
}

/** Keeps links from everybody until they are restored: they answer as if they had been removed. */
export async function takeDownShortLinks(
  transaction: Kysely<Schema>,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await links.markShortLinks(transaction, codes, now)
}

/** Shows links again that were taken down. */
export async function restoreShortLinks(
  transaction: Kysely<Schema>,
  codes: readonly string[],
): Promise<void> {
  await links.markShortLinks(transaction, codes, null)
}

/** Removes links for good. */
export async function eraseShortLinks(
  transaction: Kysely<Schema>,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes) await links.deleteShortLink(transaction, code)
}

type Removal = {
  readonly viewer: Viewer
  readonly code: string
  readonly removalKey: string | undefined
}

/** Removes a link of one's own. Throws NOT_FOUND and FORBIDDEN. */
export async function removeShortLink(
  { database: { kysely } }: Context,
  { viewer, code, removalKey }: Removal,
): Promise<void> {
  const row = await links.findShortLink(kysely, code)
  if (!row || row.taken_down_at !== null) throw new AppError('NOT_FOUND')
  const isMakers = viewer.member !== null && row.maker_id === viewer.member.id
  const hasKey = removalKey !== undefined && row.removal_hash === hashKey(removalKey)
  if (!isMakers && !hasKey) throw new AppError('FORBIDDEN')
  await links.deleteShortLink(kysely, code)
}

/** Removes links that nobody opens. */
export async function sweepShortLinks({ database: { kysely }, clock }: Context): Promise<void> {
  await links.deleteShortLinksUnseenSince(kysely, clock() - KEPT_MS)
}

/** Links a member has made; they stay when the member leaves, without the name. */
export const shortLinkData: PersonalDataPart = {
  name: 'shortLinks',
  async collect(kysely, memberId) {
    const rows = await readAll((range) => links.listShortLinksOf(kysely, memberId, range))
    return rows.map(viewOf)
  },
  forgetAuthor: links.forgetShortLinkMaker,
}

/** How many links a member has made. */
export const shortLinkTotal = links.countShortLinks

/** Links of before were kept with fewer of their words taken out. */
function viewOf(row: ShortLinkTable): ShortLink {
  const { code, path, hash: payload, created_at } = row
  return { code, path, hash: payload, ...plainWordsOf(row), createdAt: toWireTime(created_at) }
}

const plainWordsOf = ({ title, summary }: Pick<ShortLinkInput, 'title' | 'summary'>) => ({
  title: plainWords(title),
  summary: plainWords(summary),
})

/** The key is too long to be guessed from what the database keeps. */
const hashKey = (key: string) => hash('sha256', `short-link ${key}`, 'base64url')
