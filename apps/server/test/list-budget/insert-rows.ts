import { createHash } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../../src/database/schema.ts'
import type { Person } from '../people.ts'

/** What people of a large site leave behind: in all, and on one thing or of one of them. */
export const CROWD = { members: 5000, rows: 10_000, ofOne: 2000 } as const

const BATCH = 400

/** What is filled, when, and whose own lists are long. */
export type Filling = {
  readonly kysely: Kysely<Schema>
  readonly now: number
  readonly member: Person
  readonly editor: Person
}

export async function insertRows<Name extends keyof Schema>(
  kysely: Kysely<Schema>,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    await kysely.insertInto(table).values(batch).execute()
  }
}

export const many = <Row>(count: number, make: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Another short text for every text: copies that are alike would pack too well. */
export const markOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** One of the members {@link fillMembers} makes. */
export const crowdAt = (at: number): string => `crowd-${at % CROWD.members}`
