import { completenessOf, type RowState } from '@gyeol/catalogue'
import { CATALOGUE_ENTITY_CODES, type ListCompleteness } from '@gyeol/contract'
import { SKILL_TREES } from '@gyeol/game-data'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { CommonContent, Item } from './catalogue-entity.ts'
import { readList } from './catalogue-reading.service.ts'

/** Fields of an item that name others: crystas, registlets, skill trees. */
type Naming = CommonContent & {
  readonly parentId?: string | null
  readonly crystaIds?: readonly string[]
  readonly registletIds?: readonly string[]
  readonly skillTree?: string | null
}

/** How much is known of every list: what was read in Korean, which numbers agree, what leads where. */
export async function readCompleteness(
  context: Pick<CatalogueContext, 'database' | 'entities'>,
  viewer: Viewer,
): Promise<ListCompleteness[]> {
  const lists = []
  const known = new Set(SKILL_TREES.map(({ id }) => treeKey(id)))
  for (const entity of CATALOGUE_ENTITY_CODES) {
    const { items, provenance } = await readList(context, context.entities[entity], viewer)
    for (const { id } of items) known.add(id)
    lists.push({ entity, provenance, rows: items.map(toState) })
  }
  return lists.map(({ entity, provenance, rows }) => ({
    entity,
    ...provenance,
    ...completenessOf(rows, known),
  }))
}

function toState({ id, content }: Item<CommonContent>): RowState {
  const { evidence, numbersEvidence, parentId, crystaIds, registletIds }: Naming = content
  const { skillTree }: Naming = content
  const trees = skillTree ? treeKey(skillTree) : []
  const refersTo = [parentId ?? [], crystaIds ?? [], registletIds ?? [], trees].flat()
  return { id, evidence, numbersEvidence, refersTo }
}

/** Registlets write a tree's id in any case; items of a list may be called the same. */
const treeKey = (id: string) => `tree ${id.toLowerCase()}`
