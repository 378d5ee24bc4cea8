import { dayText } from '@gyeol/korean'
import type { PersonalDataPart } from '../../context/contributions.ts'
import { readAll } from '../../database/read-all.ts'
import { findPriceItems } from '../price-item/price-item.service.ts'
import { countLines, deleteOfMember, listLines } from './trade-ledger.repository.ts'

/** A member's ledger; gone when they leave (LG1). */
export const tradeLedgerData: PersonalDataPart = {
  name: 'tradeLedger',
  async collect(kysely, memberId) {
    const rows = await readAll((range) => listLines(kysely, { memberId }, range))
    const items = await findPriceItems(
      kysely,
      rows.map(({ item_id: itemId }) => itemId),
    )
    return rows.map((row) => ({
      id: row.id,
      item: items.get(row.item_id)?.name ?? '',
      variant: items.get(row.item_id)?.variant ?? '',
      basis: row.basis,
      amount: row.amount,
      quantity: row.quantity,
      day: dayText(row.day),
      memo: row.memo,
      reportId: row.report_id,
    }))
  },
  forget: deleteOfMember,
}

/** How many lines a member keeps. */
export const tradeLedgerTotal = countLines
