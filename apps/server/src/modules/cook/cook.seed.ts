import { SAMPLE_HOUSES, type SampleHouse } from '@gyeol/game-data'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SeedSet } from '../../database/seed/seed-set.ts'
import { dayOf } from './cook-day.ts'
import { COOK_DATA_VERSION } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'

/** Ids are UUIDs like those of every other house; they never change. */
const houseIdOf = (code: string) => `01900000-0000-7000-8000-0000c00c${code.slice(-4)}`
const dishIdOf = (code: string, place: number) =>
  `01900000-0000-7000-8000-${String(place).padStart(4, '0')}c00c${code.slice(-4)}`

const ROWS: ReadonlyMap<string, SampleHouse> = new Map(
  SAMPLE_HOUSES.map((house) => [houseIdOf(house.code), house]),
)

/** Invented houses of a new site (CK14). */
export const cookSeed: SeedSet<SampleHouse> = {
  name: 'cook-address',
  version: 1,
  source: 'invented',
  asOf: '2026-11-24',
  dataVersionKey: COOK_DATA_VERSION,
  rows: ROWS,
  read: readSamples,
  async insert(transaction, rows) {
    for (const { id, content, now } of rows) {
      await houses.insertHouse(transaction, {
        id,
        code: content.code,
        memo: content.memo,
        author_id: null,
        author_key: '',
        state: 'listed',
        is_closed: 0,
        closed_reports: 0,
        closed_since: null,
        reported_day: null,
        confirmed_day: dayOf(now),
        removal_at: null,
        removal_reason: '',
        removal_denied_at: null,
        taken_down_at: null,
        is_sample: 1,
        created_at: now,
        updated_at: now,
        version: 1,
      })
      await houses.insertDishes(transaction, toDishes(id, content, now))
    }
  },
  async update(transaction, { id, content, now }) {
    const { code, memo } = content
    await houses.emptyHouse(transaction, id)
    await houses.updateHouse(transaction, id, { code, memo, updated_at: now })
    await houses.insertDishes(transaction, toDishes(id, content, now))
  },
  remove: houses.deleteHouse,
}

function toDishes(houseId: string, { code, dishes }: SampleHouse, now: number) {
  return dishes.map(({ food, level }, place) => ({
    id: dishIdOf(code, place),
    house_id: houseId,
    food,
    level,
    author_id: null,
    written_level: level,
    taken_down_at: null,
    created_at: now,
  }))
}

async function readSamples(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('cook_house')
    .selectAll()
    .where('is_sample', '=', 1)
    .execute()
  const samples = new Map<string, SampleHouse>()
  for (const { id, code, memo } of rows) {
    const dishes = await houses.listDishesOf(transaction, id)
    samples.set(id, { code, memo, dishes: dishes.map(({ food, level }) => ({ food, level })) })
  }
  return samples
}
