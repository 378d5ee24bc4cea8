import { dayText, formatNumber } from '@gyeol/korean'
import type { Transaction } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { recountLater } from '../price-roll-up/price-recount.service.ts'
import { deleteFlags } from './price-flag.repository.ts'
import { deleteReports } from './price-report-keeping.repository.ts'
import * as reports from './price-report.repository.ts'

/** Reports of prices: they go out of the reckoning, as an editor takes out one (PR33). */
export const priceReportContent: ContentPart = {
  kind: 'price-report',
  rows: {
    table: 'price_report',
    id: 'id',
    author: 'author_id',
    at: 'at',
    takes: { column: 'state', values: ['active'] },
  },
  async show(kysely, ids) {
    const rows = await reports.listByIds(kysely, ids)
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `${row.item_name} · ${formatNumber(row.typed_amount)} (${dayText(row.day)})`,
          path: `/current-price/${row.item_id}`,
        },
      ]),
    )
  },
  async takeDown(transaction, ids, { act, reason }) {
    const turned = await turn(transaction, ids, {
      from: 'active',
      change: { state: 'excluded', excluded_reason: reason, updated_at: act.now },
    })
    await deleteFlags(transaction, turned)
    return new Map(turned.map((id) => [id, null]))
  },
  async restore(transaction, held, act) {
    const ids = held.map(({ id }) => id)
    return turn(transaction, ids, {
      from: 'excluded',
      change: { state: 'active', excluded_reason: null, updated_at: act.now },
    })
  },
  async erase(transaction, held) {
    const ids = held.map(({ id }) => id)
    const { rows } = await lockReports(transaction, ids)
    const out = rows.filter(({ state }) => state === 'excluded')
    await deleteReports(
      transaction,
      out.map(({ id }) => id),
    )
  },
}

type Turn = {
  readonly from: reports.ReportRow['state']
  readonly change: Pick<reports.ReportRow, 'state' | 'excluded_reason' | 'updated_at'>
}

/** What they cost then is left to the drain. */
async function turn(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  { from, change }: Turn,
): Promise<string[]> {
  const locked = await lockReports(transaction, ids)
  const rows = locked.rows.filter(({ state }) => state === from)
  for (const item of locked.items) {
    const own = rows.filter(({ item_id }) => item_id === item?.id)
    for (const row of own) await reports.updateReport(transaction, row, change)
    const votes = new Map(own.map((vote) => [`${vote.series} ${vote.day} ${vote.voice}`, vote]))
    if (item) await recountLater(transaction, { item, votes: [...votes.values()].map(toVote) })
  }
  return rows.map(({ id }) => id)
}

/** Reports as they are under the locks of their items, taken in their order, as everybody does. */
async function lockReports(transaction: Transaction<Schema>, ids: readonly string[]) {
  const seen = await reports.listByIds(transaction, ids)
  const itemIds = [...new Set(seen.map(({ item_id }) => item_id))].toSorted()
  const items = []
  for (const id of itemIds) items.push(await lockPriceItem(transaction, id))
  return { items, rows: await reports.listByIds(transaction, ids) }
}

const toVote = ({ series, day, voice }: reports.ReportRow) => ({ series, day, voice })
