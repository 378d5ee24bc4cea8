import { applySeed } from '../../database/seed/apply-seed.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { libraryItemSeed } from './price-item-library.seed.ts'

/** Gives what has come into the library since the last look its items; cheap while nothing has. */
export async function syncLibraryItems({
  database,
}: Pick<ServerContext, 'database'>): Promise<void> {
  await applySeed(database, libraryItemSeed())
}
