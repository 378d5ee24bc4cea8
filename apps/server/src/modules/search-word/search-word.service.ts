import { DAY_MS } from '@gyeol/korean'
import {
  CATALOGUE_ENTITY_CODES,
  CATALOGUE_LIMITS,
  PAGE_PATHS,
  SEARCH_WORD_LIMITS,
  type SearchAlias,
  type SearchWordQuery,
} from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { expireSnapshot } from '../catalogue/catalogue-snapshot.ts'
import { findItem, updateWithin } from '../catalogue/catalogue-writing.service.ts'
import { countedWord } from './counted-word.ts'
import * as words from './search-word.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

const sinceOf = (now: number) => now - SEARCH_WORD_LIMITS.days * DAY_MS

/** Counts words that found nothing, unless they may be about a person. */
export async function countSearchWord(
  { database, clock }: Context,
  { word: typed }: { readonly word: string },
): Promise<void> {
  const word = countedWord(typed)
  if (word === null) return
  await inTransaction(database, async (transaction) => {
    await words.countWord(transaction, { word, now: clock() })
    await words.deleteBeyond(transaction, SEARCH_WORD_LIMITS.kept)
  })
}

/** A page of the words nobody has answered, the most asked first. */
export async function listSearchWords(
  { database, clock }: Context,
  { page, pageSize }: SearchWordQuery,
) {
  const since = sinceOf(clock())
  const range = { since, limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await words.listWords(database.kysely, range)
  return {
    items: rows.map(({ word, count, last_at }) => ({ word, count, lastAt: toWireTime(last_at) })),
    page,
    pageSize,
    total: await words.countWords(database.kysely, since),
  }
}

/** The names editors gave to pages. */
export async function listSearchAliases({
  database,
}: Pick<ServerContext, 'database'>): Promise<SearchAlias[]> {
  return words.listAliases(database.kysely)
}

type Naming = { readonly alias: SearchAlias; readonly act: Act }

/** Makes a word another name of a page or a thing. Throws NOT_FOUND, and VALIDATION where there is no room. */
export async function addSearchAlias(context: AliasContext, naming: Naming): Promise<void> {
  await name(context, naming, true)
}

/** Takes such a name back. Throws NOT_FOUND for what is not there. */
export async function removeSearchAlias(context: AliasContext, naming: Naming): Promise<void> {
  await name(context, naming, false)
}

type AliasContext = Pick<CatalogueContext, 'database' | 'entities'>

async function name(
  { database, entities }: AliasContext,
  { alias, act }: Naming,
  isAdded: boolean,
): Promise<void> {
  const [kind = '', id = ''] = alias.target.split('/')
  const list = CATALOGUE_ENTITY_CODES.find((code) => code === kind)
  await inTransaction(database, async (transaction) => {
    await words.markAnswered(transaction, alias.word, isAdded)
    if (list === undefined) await namePage(transaction, { alias, act }, isAdded)
    else await nameThing(transaction, entities[list], { id, word: alias.word, act, isAdded })
  })
  if (list !== undefined) expireSnapshot(database, list)
}

async function namePage(
  transaction: Transaction<Schema>,
  { alias, act }: Naming,
  isAdded: boolean,
): Promise<void> {
  const path = alias.target.replace(/^page/, '')
  if (!PAGE_PATHS.some((known) => known === path)) throw new AppError('NOT_FOUND')
  const named = await words.listAliases(transaction)
  const isThere = named.some(({ word, target }) => word === alias.word && target === alias.target)
  if (isThere === isAdded) return
  if (isAdded && named.length >= SEARCH_WORD_LIMITS.aliases)
    throw fieldError('word', '화면의 다른 이름이 가득 차서 더 더할 수 없어요.')
  await (isAdded ? words.insertAlias : words.deleteAlias)(transaction, alias)
  await recordAudit(transaction, act, {
    action: isAdded ? 'search-alias.create' : 'search-alias.delete',
    entity: 'search-alias',
    entityId: alias.word,
    ...(isAdded ? { after: alias } : { before: alias }),
  })
}

type ThingNaming = {
  readonly id: string
  readonly word: string
  readonly act: Act
  readonly isAdded: boolean
}

async function nameThing(
  transaction: Transaction<Schema>,
  entity: AnyEntity,
  { id, word, act, isAdded }: ThingNaming,
): Promise<void> {
  const item = await findItem(transaction, entity, id)
  if (!item) throw new AppError('NOT_FOUND')
  const { version, content } = item
  const { aliases } = content
  if (aliases.includes(word) === isAdded) return
  if (isAdded && aliases.length >= CATALOGUE_LIMITS.aliases)
    throw fieldError('word', '이 자료의 다른 이름이 가득 차서 더 더할 수 없어요.')
  const next = isAdded ? [...aliases, word] : aliases.filter((alias) => alias !== word)
  const update = { id, version, content: { ...content, aliases: next } }
  await updateWithin(transaction, entity, { update, act })
}

/** Forgets words nobody has looked for in a long time. */
export async function sweepSearchWords({ database, clock }: Context): Promise<void> {
  await words.deleteBefore(database.kysely, sinceOf(clock()))
}
