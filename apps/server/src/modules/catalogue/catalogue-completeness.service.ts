import { completenessOf, rowStateOf, treeReference } from '@gyeol/catalogue'
import { CATALOGUE_ENTITY_CODES, type ListCompleteness } from '@gyeol/contract'
import { SKILL_TREES } from '@gyeol/game-data'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import { readList } from './catalogue-reading.service.ts'

/** How much is known of every list: what was read in Korean, which numbers agree, what leads where. */
export async function readCompleteness(
  context: Pick<CatalogueContext, 'database' | 'entities'>,
  viewer: Viewer,
): Promise<ListCompleteness[]> {
  const lists = []
  const known = new Set(SKILL_TREES.map(({ id }) => treeReference(id)))
  for (const entity of CATALOGUE_ENTITY_CODES) {
    const { items, provenance } = await readList(context, context.entities[entity], viewer)
    for (const { id } of items) known.add(id)
    lists.push({
      entity,
      provenance,
      rows: items.map(({ id, content }) => rowStateOf({ id, ...content })),
    })
  }
  return lists.map(({ entity, provenance, rows }) => ({
    entity,
    ...provenance,
    ...completenessOf(rows, known),
  }))
}
