import { CATALOGUE_ENTITY_CODES, type Freshness } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { readList } from './catalogue-reading.service.ts'
import { snapshotOf } from './catalogue-snapshot.ts'

/** The game changes every few weeks; a list nobody has looked at for half a year is old. */
const OUTDATED_AFTER_MS = 180 * 86_400_000

/** How fresh every list is. */
export async function readFreshness(
  context: Pick<CatalogueContext, 'database' | 'entities'>,
  viewer: Viewer,
): Promise<Freshness[]> {
  const lists: Freshness[] = []
  for (const entity of CATALOGUE_ENTITY_CODES) {
    const { items, provenance, updatedAt } = await readList(
      context,
      context.entities[entity],
      viewer,
    )
    lists.push({
      entity,
      count: items.length,
      updatedAt: toWireTimeOrNull(updatedAt),
      ...provenance,
    })
  }
  return lists
}

type Lists = Pick<CatalogueContext, 'database' | 'entities'>

/** The sizes of the lists, as this process holds them. */
export const catalogueSummary =
  ({ database, entities }: Lists): SummaryPart =>
  async () => {
    const counts: { code: string; count: number }[] = []
    for (const code of CATALOGUE_ENTITY_CODES) {
      const { items } = await snapshotOf(database, entities[code], { isExact: true })
      counts.push({ code, count: items.length })
    }
    return { counts }
  }

/** Lists that have grown old: every dated row of them was checked too long ago. */
export const catalogueTask = ({ database, entities }: Lists): TaskPart => ({
  code: 'catalogue.outdated',
  permission: 'catalogue.import',
  async read(_kysely, now) {
    const oldest = formatDate(now - OUTDATED_AFTER_MS)
    let count = 0
    for (const entity of CATALOGUE_ENTITY_CODES) {
      const { provenance } = await snapshotOf(database, entities[entity], { isExact: true })
      if (provenance.asOf !== null && provenance.asOf < oldest) count += 1
    }
    return { count, oldestAt: null }
  },
})
