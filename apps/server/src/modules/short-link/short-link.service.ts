import { hash, randomBytes } from 'node:crypto'
import type { MadeShortLink, ShortLink, ShortLinkInput } from '@gyeol/contract'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ShortLinkTable } from '../../database/schema-posts.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { gatesOf } from '../throttle/address-gates.ts'
import { type Limit, reserveIn } from '../throttle/throttle.service.ts'
import { shortLinkCode } from './short-link-code.ts'
import * as links from './short-link.repository.ts'

const DAY_MS = 86_400_000

/** A link nobody has opened for so long is gone. */
const KEPT_MS = 2 * 365 * DAY_MS

/** Links that are new; the same work gives the same link as often as one likes. */
const NEW_LINKS: Limit = { name: 'short-link', kind: 'window', max: 60, ms: DAY_MS }

/** Two works with one code have not been seen yet; a third try is never needed. */
const TRIES = 3

type Context = Pick<ServerContext, 'database' | 'clock'>

type Making = {
  readonly viewer: Viewer
  readonly input: ShortLinkInput
  /** Of the sender. */
  readonly address: ClientAddress
}

/** Makes the short link of a work, or finds the one there is. Throws TOO_MANY_ATTEMPTS. */
export async function makeShortLink(
  context: Context,
  { viewer, input, address }: Making,
): Promise<MadeShortLink> {
  const { database, clock } = context
  const makerId = viewer.member?.id ?? null
  const removalKey = makerId === null ? randomBytes(18).toString('base64url') : null
  return inTransaction(database, async (transaction) => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const code = shortLinkCode(input, turn)
      const known = await links.findShortLink(transaction, code)
      if (known?.path === input.path && known.hash === input.hash)
        return { code, isMine: makerId !== null && known.maker_id === makerId, removalKey: null }
      if (known) continue
      await reserveIn(transaction, gatesOf(NEW_LINKS, address), clock())
      const at = clock()
      const row: ShortLinkTable = {
        ...input,
        ...plainWords(input),
        code,
        maker_id: makerId,
        removal_hash: removalKey === null ? null : hashKey(removalKey),
        created_at: at,
        seen_at: at,
      }
      // Somebody else made the same link in this very moment: then it is theirs.
      const isMade = await links.insertShortLink(transaction, row)
      return { code, isMine: isMade, removalKey: isMade ? removalKey : null }
    }
    throw new Error('no code is free')
  })
}

/** Where a link leads. Throws NOT_FOUND. */
export async function readShortLink(
  { database: { kysely }, clock }: Context,
  code: string,
): Promise<ShortLink> {
  const row = await links.findShortLink(kysely, code)
  const now = clock()
  if (!row || row.seen_at < now - KEPT_MS) throw new AppError('NOT_FOUND')
  if (row.seen_at < now - DAY_MS) await links.markShortLinkSeen(kysely, code, now)
  return viewOf(row)
}

/** The links a member has made. */
export async function listShortLinks(
  { database: { kysely } }: Context,
  memberId: string,
): Promise<ShortLink[]> {
  return (await links.listShortLinksOf(kysely, memberId)).map(viewOf)
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
  if (!row) throw new AppError('NOT_FOUND')
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
    return (await links.listShortLinksOf(kysely, memberId)).map(viewOf)
  },
  forget: links.forgetShortLinkMaker,
}

function viewOf({ code, path, hash: payload, title, summary, created_at }: ShortLinkTable) {
  return { code, path, hash: payload, title, summary, createdAt: toWireTime(created_at) }
}

/** Whoever reads a preview shall not take what a stranger wrote for an address of ours. */
function plainWords({ title, summary }: Pick<ShortLinkInput, 'title' | 'summary'>) {
  const plain = (text: string) =>
    text
      .replaceAll(/\S*(?::\/\/|www\.)\S*/gi, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return { title: plain(title), summary: plain(summary) }
}

/** The key is too long to be guessed from what the database keeps. */
const hashKey = (key: string) => hash('sha256', `short-link ${key}`, 'base64url')
