import { randomUUIDv7 } from 'node:crypto'
import { questTableSchema } from '@gyeol/contract'
import type { QuestTable } from '@gyeol/main-quest'
import type { Kysely } from 'kysely'
import { bumpDataVersion, readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { Act } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import * as tables from './main-quest.repository.ts'

const DATA_VERSION_KEY = 'main-quest'

/** A table the owner has put in, and where it comes from. */
export type OwnTable = { readonly table: QuestTable; readonly source: string | null }

/** The owner's table; null while there is none, or when somebody has damaged it by hand. */
export async function readOwnTable(kysely: Kysely<Schema>): Promise<OwnTable | null> {
  const row = await tables.findLatest(kysely)
  if (!row) return null
  const table = parseTable(row.content)
  return table && { table, source: row.source }
}

function parseTable(text: string): QuestTable | null {
  try {
    const result = questTableSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

type Held = { readonly version: number; readonly answer: PreparedAnswer }

/** The answer of each database, as this process has made it last. */
const answers = new WeakMap<AppDatabase, Held>()

/** What the page asks for; made again only when the table has changed. */
export async function readMainQuest(database: AppDatabase): Promise<PreparedAnswer> {
  const version = await readDataVersion(database.kysely, DATA_VERSION_KEY)
  const held = answers.get(database)
  if (held?.version === version) return held.answer
  const own = await readOwnTable(database.kysely)
  const { table = null, source = null } = own ?? {}
  const answer = PreparedAnswer.json({ version, source, table })
  answers.set(database, { version, answer })
  return answer
}

/** Puts a checked table in force. The ones before it stay, to go back to. */
export async function replaceTable(
  database: AppDatabase,
  { table, source }: OwnTable,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await readOwnTable(transaction)
    await tables.insertTable(transaction, {
      id: randomUUIDv7(),
      as_of: table.asOf,
      source,
      content: JSON.stringify(table),
      created_at: act.now,
    })
    await finish(transaction, act, { before, after: { table, source }, action: 'replace' })
  })
}

/** Goes back to the table before, or to the shipped one. False when there was nothing to take back. */
export async function undoTable(database: AppDatabase, act: Act): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const latest = await tables.findLatest(transaction)
    if (!latest) return false
    const before = await readOwnTable(transaction)
    await tables.deleteTable(transaction, latest.id)
    const after = await readOwnTable(transaction)
    await finish(transaction, act, { before, after, action: 'undo' })
    return true
  })
}

type Change = {
  readonly action: 'replace' | 'undo'
  readonly before: OwnTable | null
  readonly after: OwnTable | null
}

async function finish(transaction: Kysely<Schema>, act: Act, change: Change): Promise<void> {
  await bumpDataVersion(transaction, DATA_VERSION_KEY)
  await recordAudit(transaction, act, {
    action: `main-quest.${change.action}`,
    entity: 'main-quest',
    entityId: 'table',
    before: factsOf(change.before),
    after: factsOf(change.after),
  })
}

/** What the log keeps of a table: enough to know which one it was. */
function factsOf(own: OwnTable | null) {
  if (own === null) return { asOf: null, episodes: null, levelCap: null, source: null }
  const { asOf, levelCap, chapters } = own.table
  const episodes = chapters.reduce((sum, chapter) => sum + chapter.episodes.length, 0)
  return { asOf, episodes, levelCap, source: own.source }
}
