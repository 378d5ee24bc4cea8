import { thingPath } from '@gyeol/catalogue'
import type { ThingEntity } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { readThingList } from './thing-lists.ts'

/** Every thing of a list: where its page is, and when it was last written. */
export async function listThingPages(
  context: Pick<ServerContext, 'database'>,
  entity: ThingEntity,
) {
  const { items, provenance } = await readThingList(context, entity)
  return {
    version: String(provenance.version),
    pages: items.map(({ id, updatedAt }) => ({ path: thingPath(entity, id), updatedAt })),
  }
}
