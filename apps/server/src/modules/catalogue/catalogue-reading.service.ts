import { AppError } from '../../errors/app-error.ts'
import { type Viewer, VISITOR } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { CommonContent, EntityDefinition, Item } from './catalogue-entity.ts'
import { type Snapshot, snapshotOf } from './catalogue-snapshot.ts'

type Context = Pick<ServerContext, 'database'>

/** The list as this viewer may see it: whoever is logged in sees it as it is at this moment. */
export async function readList<Content extends CommonContent>(
  { database }: Context,
  definition: EntityDefinition<Content>,
  viewer: Viewer = VISITOR,
): Promise<Snapshot<Content>> {
  return snapshotOf(database, definition, { isExact: viewer.member !== null })
}

/** One item of a list. Throws NOT_FOUND. */
export function requireItem<Content>({ byId }: Snapshot<Content>, id: string): Item<Content> {
  const item = byId.get(id)
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

/** A whole list with where it comes from. */
export function toWholeList<Content, View>(
  { provenance, items }: Snapshot<Content>,
  toShown: (item: Item<Content>) => View,
) {
  return { ...provenance, items: items.map(toShown) }
}
