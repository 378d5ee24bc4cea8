import { CATALOGUE_ENTITY_CODES, type Freshness } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext, EntityRegistry } from './catalogue-context.ts'
import { readContent } from './catalogue-row.ts'
import { readList } from './catalogue-reading.service.ts'
import * as rows from './catalogue.repository.ts'

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

/** The sizes of the lists. */
export const catalogueSummary =
  (entities: EntityRegistry): SummaryPart =>
  async (kysely) => {
    const counts: { code: string; count: number }[] = []
    for (const code of CATALOGUE_ENTITY_CODES)
      counts.push({ code, count: (await rows.listRows(kysely, entities[code].entity)).length })
    return { counts }
  }

/** Lists that have grown old: every dated row of them was checked too long ago. */
export const catalogueTask = (entities: EntityRegistry): TaskPart => ({
  code: 'catalogue.outdated',
  permission: 'catalogue.import',
  async read(kysely, now) {
    const oldest = formatDate(now - OUTDATED_AFTER_MS)
    let count = 0
    for (const entity of CATALOGUE_ENTITY_CODES) {
      const found = await rows.listRows(kysely, entity)
      const days = found.flatMap((row) => readContent(entities[entity], row).asOf ?? [])
      if (days.length > 0 && days.every((day) => day < oldest)) count += 1
    }
    return { count, oldestAt: null }
  },
})
