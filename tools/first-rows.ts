import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { thingListPath } from '../packages/catalogue/index.ts'
import { THING_CODES } from '../packages/contract/src/thing.ts'
import type { Language } from '../packages/contract/src/names/languages.ts'
import { seedSets } from '../apps/server/src/assembly/seed-sets.ts'
import { openDatabase, prepareDatabase } from '../apps/server/src/database/start/open-database.ts'
import {
  type FirstRows,
  keyOfRows,
  readFirstRows,
} from '../apps/server/src/modules/web-app/first-rows.ts'

/** By the address of the list: its first rows, and the key by which the server knows them. */
export type ShippedFirstRows = ReadonlyMap<
  string,
  { readonly key: string; readonly rows: FirstRows }
>

/**
 * The first rows of the lists as a new site has them, in each language: read from one that is made
 * for it and goes again.
 */
export async function shippedFirstRows(): Promise<Readonly<Record<Language, ShippedFirstRows>>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-rows-'))
  try {
    const options = { databaseUrl: undefined, dataDir, onTrouble: () => undefined, seedSets }
    await prepareDatabase(options)
    const database = await openDatabase(options)
    const readIn = async (language: Language): Promise<ShippedFirstRows> => {
      const found = new Map<string, { readonly key: string; readonly rows: FirstRows }>()
      for (const entity of THING_CODES) {
        const rows = await readFirstRows({ database }, entity, language)
        found.set(thingListPath(entity), { key: keyOfRows(rows), rows })
      }
      return found
    }
    const found = { korea: await readIn('korea'), english: await readIn('english') }
    await database.kysely.destroy()
    return found
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
