import type { CatalogueEntity } from '@gyeol/contract'
import type { AppDatabase } from '../src/database/database.ts'
import { bumpDataVersion } from '../src/database/data-version.ts'
import { expireSnapshot } from '../src/modules/catalogue/catalogue-snapshot.ts'

/** Empties a list of the catalogue, of shipped rows too, and forgets what lies prepared of it. */
export async function emptyList(database: AppDatabase, entity: CatalogueEntity): Promise<void> {
  await database.kysely.deleteFrom(entity).execute()
  await bumpDataVersion(database.kysely, entity)
  expireSnapshot(database, entity)
}
