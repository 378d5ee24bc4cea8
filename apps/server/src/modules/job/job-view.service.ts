import type { Job, JobInput, JobSummary } from '@gyeol/contract'
import { toWireTime } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { type CommonContent, type Item, toView } from '../catalogue/catalogue-entity.ts'
import { readList } from '../catalogue/catalogue-reading.service.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'

/** What guides recommend. */
export type Picks = {
  readonly crystas: Snapshot<CommonContent>
  readonly registlets: Snapshot<CommonContent>
}

/** The lists guides pick from, as this viewer may see them. */
export async function readPicks(
  context: Pick<ServerContext, 'database'>,
  viewer: Viewer,
): Promise<Picks> {
  return {
    crystas: await readList(context, crystaEntity, viewer),
    registlets: await readList(context, registletEntity, viewer),
  }
}

/** A whole guide, with the present names of what it recommends. */
export function toJob(item: Item<JobInput>, picks: Picks): Job {
  const { crystaIds, registletIds } = item.content
  return {
    ...toView(item),
    crystas: crystaIds.map((id) => namedPick(id, picks.crystas)),
    registlets: registletIds.map((id) => namedPick(id, picks.registlets)),
    needsReview: needsReview(item, picks),
    updatedAt: toWireTime(item.updatedAt),
  }
}

/** A guide in the list. */
export function toJobSummary(item: Item<JobInput>, picks: Picks): JobSummary {
  const { name, summary, parentId, mainWeapons, subWeapons, body } = item.content
  return {
    id: item.id,
    name,
    summary,
    parentId,
    mainWeapons,
    subWeapons,
    hasBody: body.trim() !== '',
    needsReview: needsReview(item, picks),
    updatedAt: toWireTime(item.updatedAt),
    version: item.version,
  }
}

function namedPick(id: string, { byId }: Snapshot<CommonContent>) {
  return { id, name: byId.get(id)?.content.name ?? null }
}

/** Something a guide recommends has gone, or was changed after the guide was last written. */
export function needsReview(
  { content, updatedAt }: Item<JobInput>,
  { crystas, registlets }: Picks,
): boolean {
  const isNewer = (id: string, { byId }: Snapshot<CommonContent>) =>
    (byId.get(id)?.updatedAt ?? Number.POSITIVE_INFINITY) > updatedAt
  return (
    content.crystaIds.some((id) => isNewer(id, crystas)) ||
    content.registletIds.some((id) => isNewer(id, registlets))
  )
}
