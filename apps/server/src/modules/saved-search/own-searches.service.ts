import { randomUUIDv7 } from 'node:crypto'
import {
  ROLES,
  SAVED_SEARCH_LIMITS,
  type SavedSearch,
  type SavedSearchInput,
  SEARCHED_LISTS,
  type SearchedList,
  type UpdateSavedSearch,
} from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import type { Transaction } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import { lockMember } from '../../database/member-lock.ts'
import type { SavedSearchTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { announce } from '../outbox/outbox.service.ts'
import { type AskedList, readAsk, readAskedList } from './asked-things.ts'
import { readIds, toSavedSearch } from './saved-search-view.ts'
import * as searches from './saved-search.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>
type Own = { readonly id: string; readonly viewer: SignedInViewer }

const { ofMember, alerted } = SAVED_SEARCH_LIMITS

/** Everything a member keeps, in the order they began to. */
export async function listSearches(
  { database }: Context,
  { member }: SignedInViewer,
): Promise<{ items: SavedSearch[] }> {
  const rows = await searches.listOfMember(database.kysely, member.id)
  const lists = new Map<SearchedList, AskedList>()
  for (const list of SEARCHED_LISTS)
    if (rows.some((row) => row.list === list && row.news !== '[]'))
      lists.set(list, await readAskedList(database, list))
  return { items: rows.map((row) => toSavedSearch(row, lists.get(row.list) ?? NOTHING_KNOWN)) }
}

/** Without news no list is read. */
const NOTHING_KNOWN: Pick<AskedList, 'namesOf'> = { namesOf: () => undefined }

/** What an alert begins with: what fits already is nothing new. */
export type Baseline = Pick<SavedSearchTable, 'seen' | 'looked_version'>

const NO_BASELINE: Baseline = { seen: '[]', looked_version: 0 }

/**
 * What fits a new search at this moment; call it before the transaction. Throws VALIDATION for an
 * alert nobody can be told of: of another list, of marks, or of too much.
 */
export async function readBaseline(
  { database }: Context,
  { list, ask, hasAlert }: Pick<SavedSearchInput, 'list' | 'ask' | 'hasAlert'>,
): Promise<Baseline> {
  if (ask !== null && ask.list !== list) throw fieldError('ask.list', '다른 목록의 검색이에요.')
  if (!hasAlert) return NO_BASELINE
  if (ask === null)
    throw fieldError(
      'hasAlert',
      '찜과 보유로 좁힌 검색은 이 브라우저만 알아서 알려 드릴 수 없어요.',
    )
  const things = await readAskedList(database, list)
  const found = things.find(ask)
  if (found.length > alerted) {
    const most = formatNumber(alerted)
    throw fieldError('hasAlert', `맞는 것이 ${most}개를 넘어요. 더 좁히면 알려 드릴 수 있어요.`)
  }
  return { seen: JSON.stringify(found), looked_version: things.version }
}

type Creating = {
  readonly input: SavedSearchInput
  readonly baseline: Baseline
  readonly viewer: SignedInViewer
  readonly now: number
}

/** Keeps a search. Throws DUPLICATE for one that is kept already, VALIDATION beyond thirty. */
export async function createSearch(
  transaction: Transaction<Schema>,
  { input, baseline, viewer, now }: Creating,
): Promise<SavedSearch> {
  const memberId = viewer.member.id
  await lockMember(transaction, memberId)
  await requireRoom(transaction, { memberId, list: input.list, search: input.search })
  const row: SavedSearchTable = {
    id: randomUUIDv7(),
    member_id: memberId,
    list: input.list,
    name: input.name,
    search: input.search,
    ask: input.ask === null ? null : JSON.stringify(input.ask),
    has_alert: input.hasAlert ? 1 : 0,
    ...baseline,
    news: '[]',
    found_at: null,
    alert: null,
    created_at: now,
    removed_at: null,
    version: 1,
  }
  await searches.insertSearch(transaction, row)
  await announceSearch(transaction, row, { action: 'created', now })
  return toSavedSearch(row, NOTHING_KNOWN)
}

type Wanted = { readonly memberId: string } & Pick<SavedSearchTable, 'list' | 'search'>

async function requireRoom(
  transaction: Transaction<Schema>,
  { memberId, list, search }: Wanted,
): Promise<void> {
  const own = await searches.listOfMember(transaction, memberId)
  if (own.some((row) => row.list === list && row.search === search)) throw new AppError('DUPLICATE')
  if (own.length < ofMember) return
  const most = formatNumber(ofMember)
  throw fieldError('', `저장한 검색은 ${most}개까지예요. 쓰지 않는 것을 지우고 다시 해 주세요.`)
}

/**
 * Renames a search, or begins or ends its alert; one that begins tells of what fits from then on, and
 * what was found before stays to be read. Throws NOT_FOUND, STALE, or VALIDATION for too much.
 */
export async function updateSearch(
  context: Context,
  { id, viewer, input }: Own & { readonly input: UpdateSavedSearch },
): Promise<SavedSearch> {
  const { database, clock } = context
  const before = await requireOwn(context, { id, viewer })
  const { name, hasAlert, version } = input
  const begins = hasAlert && before.has_alert === 0
  const ask = before.ask === null ? null : readAsk(before.ask)
  const baseline = begins ? await readBaseline(context, { list: before.list, ask, hasAlert }) : null
  const things = await readAskedList(database, before.list)
  return inTransaction(database, async (transaction) => {
    const kept = await searches.lockSearch(transaction, id)
    if (!kept) throw new AppError('NOT_FOUND')
    const change = {
      name,
      has_alert: hasAlert ? 1 : 0,
      ...(baseline && { ...baseline, seen: joined(kept, baseline.seen) }),
    }
    const result = await searches.updateSearch(transaction, { id, version }, change)
    await ensureUpdated(result, async () => toSavedSearch(kept, things))
    const after = { ...kept, ...change, version: version + 1 }
    await announceSearch(transaction, after, { action: 'updated', now: clock() })
    return toSavedSearch(after, things)
  })
}

/** Nothing is told twice, also not by an alert that was off for a while. */
function joined({ list, seen }: SavedSearchTable, now: string): string {
  return JSON.stringify([...new Set([...readIds(list, seen), ...readIds(list, now)])])
}

async function requireOwn(
  { database }: Context,
  { id, viewer }: Own,
  { isRemoved = false }: { readonly isRemoved?: boolean } = {},
): Promise<SavedSearchTable> {
  const row = await searches.findOwn(database.kysely, { id, memberId: viewer.member.id })
  if (!row || (row.removed_at !== null) !== isRemoved) throw new AppError('NOT_FOUND')
  return row
}

/** Removes a search; for a day it can be brought back. Throws NOT_FOUND. */
export async function removeSearch(context: Context, own: Own): Promise<void> {
  const row = await requireOwn(context, own)
  const now = context.clock()
  await inTransaction(context.database, async (transaction) => {
    await searches.noteRemoval(transaction, row.id, now)
    await announceSearch(transaction, row, { action: 'deleted', now })
  })
}

/** Brings back a removed search as it was. Throws NOT_FOUND, DUPLICATE, or VALIDATION beyond thirty. */
export async function restoreSearch(context: Context, own: Own): Promise<SavedSearch> {
  const { database, clock } = context
  const row = await requireOwn(context, own, { isRemoved: true })
  const things = await readAskedList(database, row.list)
  return inTransaction(database, async (transaction) => {
    const { member_id: memberId, list, search } = row
    await lockMember(transaction, memberId)
    await requireRoom(transaction, { memberId, list, search })
    await searches.noteRemoval(transaction, row.id, null)
    await announceSearch(transaction, row, { action: 'created', now: clock() })
    return toSavedSearch(row, things)
  })
}

/** Notes that the viewer has seen what is new in their searches, or in one of them. */
export async function markNewsRead(
  { database, clock }: Context,
  { viewer, id }: { readonly viewer: SignedInViewer; readonly id: string | undefined },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const memberId = viewer.member.id
    const [read] = await searches.forgetNews(transaction, { memberId, id })
    if (read === undefined) return
    const told = { id: read, member_id: memberId }
    await announceSearch(transaction, told, { action: 'updated', now: clock() })
  })
}

/** Tells the open pages of one member, and nobody else's. Call it last in the transaction. */
export async function announceSearch(
  transaction: Transaction<Schema>,
  { id, member_id: memberId }: Pick<SavedSearchTable, 'id' | 'member_id'>,
  { action, now }: { readonly action: 'created' | 'updated' | 'deleted'; readonly now: number },
): Promise<void> {
  const level = ROLES.MEMBER.level
  await announce(transaction, { kind: 'saved-search', id, action, level, memberId, now })
}
