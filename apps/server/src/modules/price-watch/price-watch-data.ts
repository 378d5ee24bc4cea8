import { dayText } from '@gyeol/korean'
import type { PersonalDataPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { findPriceItems } from '../price-item/price-item.service.ts'
import { deleteOfMember, listOfMember } from './price-watch.repository.ts'

/** What a member watches; gone when they leave. */
export const priceWatchData: PersonalDataPart = {
  name: 'priceWatches',
  async collect(kysely, memberId) {
    const rows = await listOfMember(kysely, memberId)
    const items = await findPriceItems(
      kysely,
      rows.map(({ item_id: itemId }) => itemId),
    )
    return rows.map((row) => ({
      id: row.id,
      item: items.get(row.item_id)?.name ?? '',
      series: row.series,
      direction: row.direction,
      amount: row.amount,
      lastDay: row.last_day === null ? null : dayText(row.last_day),
      createdAt: toWireTime(row.created_at),
    }))
  },
  forget: deleteOfMember,
}
