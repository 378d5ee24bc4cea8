import type { PersonalDataPart, SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
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

/** Reference prices that are far from what is paid. */
export const priceStatementTask: TaskPart = {
  code: 'price.differs',
  permission: 'price.write-any',
  read: readDiffering,
}
