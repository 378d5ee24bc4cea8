import type { EventKind, EventState } from '@gyeol/contract'
import { askedText, toStoredSearchText } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import { readDataVersion } from '../../database/data-version.ts'
import type { EventTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import { EVENT_DATA_VERSION } from './event.service.ts'
import { listRepeating } from './event.repository.ts'

type Held = { readonly version: number; readonly rows: readonly EventTable[] }

/** The events that repeat, as this process has read them last; every list asks for them all. */
const held = new WeakMap<Kysely<Schema>, Held>()

type Wanted = {
  /** Absent: drafts too. */
  readonly state?: EventState | undefined
  readonly kind?: EventKind | undefined
  readonly search?: string | undefined
}

/** The events that repeat, whenever they run; read again only when an event has changed. */
export async function readRepeating(
  kysely: Kysely<Schema>,
  { state, kind, search = '' }: Wanted,
): Promise<readonly EventTable[]> {
  const text = toStoredSearchText(askedText(search))
  return (await readAll(kysely)).filter(
    (row) =>
      (state === undefined || row.state === state) &&
      (kind === undefined || row.kind === kind) &&
      row.search_text.includes(text),
  )
}

async function readAll(kysely: Kysely<Schema>): Promise<readonly EventTable[]> {
  const version = await readDataVersion(kysely, EVENT_DATA_VERSION)
  const known = held.get(kysely)
  if (known?.version === version) return known.rows
  // Rows may be newer than the version read before them; then the next look reads them again.
  const rows = await listRepeating(kysely)
  held.set(kysely, { version, rows })
  return rows
}
