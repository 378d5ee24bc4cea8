import { dayText, koreanDay } from '@gyeol/korean'
import {
  CURRENT_PRICE_ROWS,
  type CurrentPriceQuery,
  type CurrentPriceRow,
  type PriceItemPage,
  type PriceItemQuery,
  type PriceItemRow as PriceItemRowView,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { findProposed } from '../price-item/price-item-index.service.ts'
import { toItemFields } from '../price-item/price-item-view.ts'
import { findPriceItems, maySeeItem, type PriceItemRow } from '../price-item/price-item.service.ts'
import { countReportsOf, readLastReports } from '../price-report/price-said.service.ts'
import { toHeadline } from '../price-roll-up/price-estimate-view.ts'
import type { PriceDigests } from '../price-roll-up/price-digest.service.ts'
import { readSeriesPrice } from '../price-roll-up/price-now.service.ts'
import { readReferenceLines } from '../price-statement/price-statement-reading.service.ts'
import { arrangeItems, countLevels } from './find-items.ts'
import { type FoundItems, type PriceListState, readPriceListState } from './price-list-state.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** One page of items with what they cost. */
export async function listItems(
  { database, clock }: Context,
  viewer: Viewer,
  query: PriceItemQuery,
): Promise<PriceItemPage> {
  const { kysely } = database
  const { page, pageSize } = query
  const state = await readPriceListState(database)
  const { digests } = state
  const { found, levelCounts } = await findItems(kysely, { state, viewer, query })
  const today = koreanDay(clock())
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return {
    items: await presentRows(kysely, shown, { digests, today }),
    page,
    pageSize,
    total: found.length,
    priced: levelCounts.low + levelCounts.medium + levelCounts.high,
    levelCounts,
    reportsToday: await countReportsOf(kysely, today),
  }
}

type Searching = {
  readonly state: PriceListState
  readonly viewer: Viewer
  readonly query: PriceItemQuery
}

/** Everything a viewer looks for, in its order; where nobody has more to see it is looked for once. */
async function findItems(
  kysely: Kysely<Schema>,
  { state, viewer, query }: Searching,
): Promise<FoundItems> {
  const { digests } = state
  const { search = '', page: _page, pageSize: _pageSize, ...asked } = query
  const proposed = await readProposed(kysely, viewer, { search, state: query.state })
  const look = (rows: readonly PriceItemRow[]): FoundItems => ({
    found: arrangeItems({ rows, digests }, query),
    levelCounts: countLevels({ rows, digests }),
  })
  if (query.ids !== undefined || query.state === 'proposed' || proposed.length > 0)
    return look(await findCandidates(kysely, { state, viewer, query, proposed }))
  const isFit = fitting(query)
  const name = JSON.stringify({ ...asked, search: search.trim() })
  return state.find(name, () => look(acceptedRows(state, search).filter(isFit)))
}

const fitting =
  ({ kindId, entity }: PriceItemQuery) =>
  (row: PriceItemRow) =>
    (kindId === undefined || row.kind_id === kindId) &&
    (entity === undefined || row.entity === entity)

const acceptedRows = ({ index }: PriceListState, search: string) =>
  search.trim() === '' ? index.rows : index.search(search)

/** Everything a viewer may see that fits, whatever it costs; their own proposals come first. */
async function findCandidates(
  kysely: Kysely<Schema>,
  {
    state: list,
    viewer,
    query,
    proposed,
  }: Searching & { readonly proposed: readonly PriceItemRow[] },
): Promise<readonly PriceItemRow[]> {
  const { search = '', ids, state } = query
  const isFit = fitting(query)
  const open = state === 'proposed' ? proposed : [...proposed, ...acceptedRows(list, search)]
  if (ids === undefined) return open.filter(isFit)
  const wanted = await findPriceItems(kysely, ids.split(','))
  const wantedIds = new Set([...wanted.values()].map(({ id }) => id))
  const others = [...new Set(wanted.values())].filter(
    (row) => row.state === 'proposed' && state !== 'accepted' && maySeeItem(viewer, row),
  )
  const known = new Set(open.map(({ id }) => id))
  const all = [...others.filter(({ id }) => search.trim() === '' && !known.has(id)), ...open]
  return all.filter((row) => wantedIds.has(row.id) && isFit(row))
}

type ProposedQuery = { readonly search: string; readonly state: PriceItemQuery['state'] }

/** Editors see everybody's when they ask for them, everybody else their own. */
async function readProposed(
  kysely: Kysely<Schema>,
  { member, may }: Viewer,
  { search, state }: ProposedQuery,
): Promise<readonly PriceItemRow[]> {
  if (state === 'accepted' || member === null) return []
  const isForEditor = state === 'proposed' && may('price-item.write')
  return findProposed(kysely, { authorId: isForEditor ? null : member.id, search })
}

type RowParts = {
  readonly digests: PriceDigests
  readonly today: number
}

async function presentRows(
  kysely: Kysely<Schema>,
  rows: readonly PriceItemRow[],
  { digests, today }: RowParts,
): Promise<PriceItemRowView[]> {
  const ids = rows.map(({ id }) => id)
  const prices = await readSeriesPrice(kysely, ids, today)
  const references = await readReferenceLines(kysely, ids)
  const headlines = new Map(
    ids.map((id) => {
      const price = prices.get(id)
      return [id, price ? toHeadline(price) : null] as const
    }),
  )
  const unpriced = ids.filter((id) => headlines.get(id) === null)
  const last = await readLastReports(kysely, unpriced)
  return rows.map((row) => {
    const price = headlines.get(row.id) ?? null
    const digest = digests.get(row.id)
    return {
      ...toItemFields(row),
      price,
      reason: price === null ? (digest?.reason ?? 'NO_REPORTS') : null,
      members: price === null ? (digest?.members ?? 0) : price.members,
      lastReport: last.get(row.id) ?? null,
      reference: references.get(row.id) ?? null,
    }
  })
}

/** A page of the items with a price, made once for everybody until a price changes. */
export async function listCurrentPrices(
  { database }: Context,
  query: CurrentPriceQuery,
): Promise<PreparedAnswer> {
  const state = await readPriceListState(database)
  return state.answer(JSON.stringify(query), () => findPriced(state, query))
}

async function findPriced(
  { index, headlines }: PriceListState,
  { kindId, search = '', page }: CurrentPriceQuery,
): Promise<CurrentPriceRow[]> {
  const prices = new Map((await headlines()).map((row) => [row.itemId, row]))
  const rows = search.trim() === '' ? index.rows : index.search(search)
  const priced = rows.filter(
    ({ id, kind_id: kind }) => prices.has(id) && (kindId === undefined || kind === kindId),
  )
  const shown = priced.slice((page - 1) * CURRENT_PRICE_ROWS, page * CURRENT_PRICE_ROWS)
  return shown.flatMap((item) => {
    const price = prices.get(item.id)
    if (!price) return []
    return [
      {
        itemName: item.name,
        avg: price.mean,
        count: price.reports,
        at: toWireTime(price.newestAt),
        itemId: item.id,
        kindId: item.kind_id,
        variant: item.variant,
        unitQuantity: item.unit_quantity,
        series: price.series,
        median: price.median,
        q1: price.q1,
        q3: price.q3,
        members: price.members,
        level: price.level,
        windowDays: price.windowDays,
        newestDay: dayText(price.newestDay),
        change7: price.change7,
        spark: [...price.spark],
        isSample: item.is_sample === 1,
        entity: item.entity,
        entityId: item.entity_id,
      },
    ]
  })
}
