import type { Kysely } from 'kysely'
import type {
  PersonalDataPart,
  SummaryPart,
  TaskPart,
  Waiting,
} from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { readNewestChange } from '../outbox/outbox.service.ts'
import {
  countAll,
  forgetAuthor,
  listByAuthor,
  readDiffering,
} from './price-statement.repository.ts'

/** Reference prices a member stated; they stay when they leave, without their name. */
export const priceStatementData: PersonalDataPart = {
  name: 'prices',
  async collect(kysely, memberId) {
    const rows = await listByAuthor(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      item: row.item_name,
      amount: row.amount,
      quantity: row.quantity,
      at: toWireTime(row.at),
      note: row.note,
      source: row.source,
    }))
  },
  forget: forgetAuthor,
}

/** How many reference prices there are. */
export const priceStatementSummary: SummaryPart = async (kysely) => ({
  counts: [{ code: 'price', count: await countAll(kysely) }],
})

type Held = { readonly news: number; readonly waiting: Waiting }

const held = new WeakMap<Kysely<Schema>, Held>()

/** Reference prices that are far from what is paid, looked for again once anything has changed. */
export const priceStatementTask: TaskPart = {
  code: 'price.differs',
  permission: 'price.write-any',
  async read(kysely) {
    const news = await readNewestChange(kysely)
    const known = held.get(kysely)
    if (known?.news === news) return known.waiting
    // Prices may be newer than the number read before them; then the next look counts them again.
    const waiting = await readDiffering(kysely)
    held.set(kysely, { news, waiting })
    return waiting
  },
}
