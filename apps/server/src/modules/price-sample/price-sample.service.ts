import { koreanDay } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { toItemSearchText, toNameKey } from '../price-item/price-item-names.ts'
import { beginItemWriting, type PriceItemRow } from '../price-item/price-item.service.ts'
import { OTHER_KIND } from '../price-item/price-kind.seed.ts'
import { hasKind } from '../price-item/price-kind.service.ts'
import { announcePrice } from '../price-roll-up/price-refresh.service.ts'
import { recomputeWholeToday } from '../price-roll-up/price-roll-up.service.ts'
import { keepHistory } from './history-roll-ups.ts'
import { inventHistory, until } from './price-history.ts'
import { insertHistory } from './price-history.repository.ts'
import * as samples from './price-sample.repository.ts'
import { SAMPLE_ITEMS, type SampleItem } from './sample-items.ts'

type Context = Pick<ServerContext, 'database'>

/** A sample as it was written. */
export type WrittenSample = {
  readonly id: string
  readonly name: string
  readonly variant: string
  readonly reports: number
}

/**
 * Puts the samples in place of those that stand there, with a history of some days that ends at this
 * moment; an item at a time, so that nobody who writes meanwhile waits long. Throws when a real item
 * has the id of a sample.
 */
export async function writeSamples(
  context: Context,
  { days, act }: { readonly days: number; readonly act: Act },
): Promise<WrittenSample[]> {
  const today = koreanDay(act.now)
  await removeOthers(context, new Set(SAMPLE_ITEMS.map(({ id }) => id)), act)
  const written: WrittenSample[] = []
  for (const [place, sample] of SAMPLE_ITEMS.entries()) {
    const plan = { ...sample.history, seed: place + 1, today, days }
    const history = keepHistory(until(inventHistory(plan), act.now), today)
    const kindId = (await hasKind(context, sample.kindId)) ? sample.kindId : OTHER_KIND
    const item = toItemRow({ ...sample, kindId }, act.now)
    await inTransaction(context.database, async (transaction) => {
      await beginItemWriting(transaction)
      await samples.deleteSample(transaction, item.id)
      await samples.insertSample(transaction, item)
      await insertHistory(transaction, { itemId: item.id, history, source: 'sample' })
      await recomputeWholeToday(transaction, item.id, today)
      await record(transaction, { id: item.id, verb: 'write', act })
      await announcePrice(transaction, item, act.now)
    })
    const { id, name, variant } = item
    written.push({ id, name, variant, reports: history.reports.length })
  }
  return written
}

/** Removes every sample with everything of it, an item at a time; gives how many there were (PR39). */
export async function removeSamples(context: Context, act: Act): Promise<number> {
  return removeOthers(context, new Set(), act)
}

async function removeOthers(
  { database }: Context,
  kept: ReadonlySet<string>,
  act: Act,
): Promise<number> {
  const ids = await samples.listSampleIds(database.kysely)
  let removed = 0
  for (const id of ids.filter((known) => !kept.has(known))) {
    const isGone = await inTransaction(database, async (transaction) => {
      await beginItemWriting(transaction)
      if (!(await samples.deleteSample(transaction, id))) return false
      await record(transaction, { id, verb: 'remove', act })
      const change = { kind: 'price', id, action: 'deleted', level: 0 } as const
      await announce(transaction, { ...change, now: act.now })
      return true
    })
    if (isGone) removed += 1
  }
  return removed
}

type Recorded = { readonly id: string; readonly verb: 'write' | 'remove'; readonly act: Act }

async function record(kysely: Kysely<Schema>, { id, verb, act }: Recorded): Promise<void> {
  await recordAudit(kysely, act, {
    action: `price-sample.${verb}`,
    entity: 'price-item',
    entityId: id,
  })
}

/** Who looks for samples finds them all by this word. */
const SAMPLE_WORD = '예시'

function toItemRow({ id, kindId, name, variant, history }: SampleItem, now: number): PriceItemRow {
  return {
    id,
    kind_id: kindId,
    name,
    variant,
    name_key: toNameKey(name),
    search_text: toItemSearchText([name, variant, SAMPLE_WORD]),
    unit_quantity: history.unitQuantity,
    entity: null,
    entity_id: null,
    state: 'accepted',
    merged_into: null,
    is_sample: 1,
    stale_from: null,
    stale_to: null,
    author_id: null,
    taken_down_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }
}
