import { koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { type CatalogueEntity, PRICE_ITEM_LIMITS } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { toItemSearchText, toNameKey, typedNameKeys } from './price-item-names.ts'
import { toLogged } from './price-item-view.ts'
import { countProposals } from './price-item-proposal.repository.ts'
import * as items from './price-item.repository.ts'
import { beginItemWriting, type PriceItemRow, requirePriceItem } from './price-item.service.ts'
import { OTHER_KIND } from './price-kind.seed.ts'
import * as kinds from './price-kind.repository.ts'

/** What somebody names an item by; `itemId` beats `itemName` (PR1). */
export type TypedItem = {
  readonly itemId?: string | undefined
  readonly itemName: string
  readonly kindId?: string | undefined
  readonly memberId: string
  /** Editors see every proposal, and what they name anew is there for everybody at once. */
  readonly isEditor?: boolean
  readonly now: number
  readonly requestId?: string | null
}

/**
 * The item somebody means (PR1), one they propose when nobody has named it yet. Throws STALE for an
 * id or kind that is gone, VALIDATION on `itemName` when several items are called so, on `itemId`
 * for a sample, and TOO_MANY_REQUESTS after the day's proposals.
 */
export async function resolveTypedItem(
  transaction: Transaction<Schema>,
  typed: TypedItem,
): Promise<PriceItemRow> {
  if (typed.itemId !== undefined)
    return requireMeant(await findOrNull(transaction, typed.itemId), typed)
  const known = await findMeant(transaction, typed)
  if (known) return known
  await beginItemWriting(transaction)
  return (await findMeant(transaction, typed)) ?? (await propose(transaction, typed))
}

/**
 * An item that was named by its id, when this member may mean it. Throws STALE when it is gone or
 * somebody else's proposal, and VALIDATION on `itemId` for a sample.
 */
export function requireMeant(
  row: PriceItemRow | null,
  { memberId, isEditor = false }: Pick<TypedItem, 'memberId' | 'isEditor'>,
): PriceItemRow {
  const isHidden = row?.state === 'proposed' && !isEditor && row.author_id !== memberId
  // It was there when the form was opened.
  if (!row || isHidden) throw new AppError('STALE', { current: null })
  if (row.is_sample === 1)
    throw fieldError('itemId', '예시 품목에는 쓸 수 없어요. 진짜 품목을 골라 주세요.')
  return row
}

async function findOrNull(kysely: Kysely<Schema>, id: string): Promise<PriceItemRow | null> {
  try {
    return await requirePriceItem(kysely, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** The one item that goes by the typed name; the kind decides between namesakes. */
async function findMeant(
  kysely: Kysely<Schema>,
  { itemName, kindId, memberId, isEditor = false }: TypedItem,
): Promise<PriceItemRow | null> {
  for (const nameKey of typedNameKeys(itemName)) {
    const named = await items.findNamed(kysely, { nameKey, memberId, isEditor })
    const ofKind = named.filter((row) => row.kind_id === kindId)
    const [meant, ...others] = named.length > 1 && ofKind.length > 0 ? ofKind : named
    if (!meant) continue
    if (others.length > 0) throw fieldError('itemName', whichOf([meant, ...others]))
    return meant
  }
  return null
}

/** Most namesakes named in a refusal. */
const MOST_NAMED = 5

function whichOf(rows: readonly PriceItemRow[]): string {
  const variants = [...new Set(rows.map(({ variant }) => variant).filter(Boolean))]
  const shown = variants.slice(0, MOST_NAMED).join(', ')
  const which = shown === '' ? '' : ` (${shown})`
  return `같은 이름의 품목이 ${rows.length}개예요${which}. 목록에서 하나를 골라 주세요.`
}

async function propose(
  transaction: Transaction<Schema>,
  { itemName, kindId, memberId, isEditor = false, now, requestId = null }: TypedItem,
): Promise<PriceItemRow> {
  if (!isEditor) await requireProposalLeft(transaction, memberId, now)
  const kind = await kinds.findKind(transaction, kindId ?? OTHER_KIND)
  if (!kind) throw new AppError('STALE', { current: null })
  const row: PriceItemRow = {
    id: randomUUIDv7(),
    kind_id: kind.id,
    name: itemName,
    variant: '',
    name_key: toNameKey(itemName),
    search_text: toItemSearchText([itemName]),
    unit_quantity: 1,
    entity: null,
    entity_id: null,
    state: isEditor ? 'accepted' : 'proposed',
    merged_into: null,
    is_sample: 0,
    stale_from: null,
    stale_to: null,
    author_id: memberId,
    taken_down_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }
  await items.insertItem(transaction, row)
  await recordAudit(
    transaction,
    { actorId: memberId, requestId, now },
    { action: 'price-item.create', entity: 'price-item', entityId: row.id, after: toLogged(row) },
  )
  return row
}

/** Throws TOO_MANY_REQUESTS, until midnight in Korea, when a member has proposed enough today. */
export async function requireProposalLeft(
  kysely: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<void> {
  const today = koreanDay(now)
  const since = startOfKoreanDay(today)
  const made = await countProposals(kysely, { authorId: memberId, since })
  if (made < PRICE_ITEM_LIMITS.proposals) return
  const retryAfter = Math.ceil((startOfKoreanDay(today + 1) - now) / 1000)
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
}

/** The items under which something of the library is traded, as they are called. */
export async function listItemsOf(
  kysely: Kysely<Schema>,
  thing: { readonly entity: CatalogueEntity; readonly id: string },
) {
  const rows = await items.listOfEntity(kysely, thing)
  return rows.map(({ id, name, variant }) => ({ id, name: `${name} ${variant}`.trim() }))
}
