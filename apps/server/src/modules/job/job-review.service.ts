import type { JobInput, JobReview } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { listItemChanges } from '../audit/audit.service.ts'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import type { Picks } from './job-view.service.ts'

/** More changes of one thing are not looked through for their fields. */
const MOST_CHANGES = 20

type Reason = JobReview['items'][number]

/** What a guide recommends that has changed or gone since it was last written, in its own order. */
export async function readReview(
  kysely: Kysely<Schema>,
  { content, updatedAt }: Item<JobInput>,
  { crystas, registlets }: Picks,
): Promise<JobReview> {
  const asked = [
    ...outdated('crysta', content.crystaIds, { list: crystas, since: updatedAt }),
    ...outdated('registlet', content.registletIds, { list: registlets, since: updatedAt }),
  ]
  const items: Reason[] = []
  for (const { entity, id, item } of asked) {
    items.push({
      entity,
      id,
      name: item?.content.name ?? null,
      nameEn: item?.content.nameEn ?? null,
      at: item === undefined ? null : toWireTime(item.updatedAt),
      fields: item === undefined ? [] : await fieldsOf(kysely, { entity, item, since: updatedAt }),
    })
  }
  return { items }
}

type Since = { readonly list: Snapshot<CommonContent>; readonly since: number }

function outdated(entity: Reason['entity'], ids: readonly string[], { list, since }: Since) {
  return ids
    .map((id) => ({ entity, id, item: list.byId.get(id) }))
    .filter(({ item }) => item === undefined || item.updatedAt > since)
}

type Changed = {
  readonly entity: Reason['entity']
  readonly item: Item<CommonContent>
  readonly since: number
}

/** The fields people changed; what a new release or a file changed has no such words. */
async function fieldsOf(
  kysely: Kysely<Schema>,
  { entity, item, since }: Changed,
): Promise<string[]> {
  const { entries } = await listItemChanges(kysely, {
    entity,
    entityId: item.id,
    actions: [`${entity}.update`],
    limit: MOST_CHANGES,
  })
  const newer = entries.filter(({ at }) => at > since)
  return [...new Set(newer.flatMap(({ fields }) => fields))]
}
