import { CATALOGUE_ENTITY_CODES, type Freshness } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import type { SummaryPart } from '../../context/contributions.ts'
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

/** The sizes of the lists, and how many have grown old. */
export const catalogueSummary =
  (entities: EntityRegistry): SummaryPart =>
  async (kysely, now) => {
    const counts: { code: string; count: number }[] = []
    const oldest = formatDate(now - OUTDATED_AFTER_MS)
    let outdated = 0
    for (const entity of CATALOGUE_ENTITY_CODES) {
      const found = await rows.listRows(kysely, entity)
      counts.push({ code: entity, count: found.length })
      const days = found.flatMap((row) => readContent(entities[entity], row).asOf ?? [])
      if (days.length > 0 && days.every((day) => day < oldest)) outdated += 1
    }
    return { counts, attention: [{ code: 'catalogue.outdated', count: outdated }] }
  }
