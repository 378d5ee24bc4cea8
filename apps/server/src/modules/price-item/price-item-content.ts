import { sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import * as items from './price-item.repository.ts'
import { setTakenDown } from './price-item-takedown.repository.ts'
import { beginItemWriting, lockPriceItem } from './price-item.service.ts'

/** Items members propose: they leave the editors' queue. What an editor has let in is edited instead. */
export const priceItemContent: ContentPart = {
  kind: 'price-item',
  rows: {
    table: 'price_item',
    id: 'id',
    author: 'author_id',
    at: 'created_at',
    takes: { column: 'state', values: ['proposed'] },
    isShown: sql<boolean>`content.taken_down_at is null`,
  },
  async show(kysely, ids) {
    const rows = await items.findItems(kysely, ids)
    return new Map(
      rows.map(({ id, name, variant }) => [
        id,
        { title: variant === '' ? name : `${name} (${variant})`, path: `/current-price/${id}` },
      ]),
    )
  },
  async takeDown(transaction, ids, { act }) {
    await beginItemWriting(transaction)
    const taken = await setTakenDown(transaction, ids, act.now)
    return new Map(taken.map((id) => [id, null]))
  },
  async restore(transaction, held) {
    await beginItemWriting(transaction)
    const ids = held.map(({ id }) => id)
    return setTakenDown(transaction, ids, null)
  },
  async erase(transaction, held) {
    await beginItemWriting(transaction)
    for (const id of held.map((one) => one.id).toSorted()) {
      const item = await lockPriceItem(transaction, id)
      // What somebody has written about it meanwhile keeps it, out of everybody's sight.
      const isFree = item?.state === 'proposed' && !(await items.isItemUsed(transaction, id))
      if (isFree) await items.deleteItem(transaction, id)
    }
  },
}
