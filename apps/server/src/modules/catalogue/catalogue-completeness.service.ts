import { completenessOf, rowStateOf, treeReference } from '@gyeol/catalogue'
import {
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  type ListCompleteness,
} from '@gyeol/contract'
import { SKILL_TREES } from '@gyeol/game-data'
import type { AppDatabase } from '../../database/database.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { CommonContent } from './catalogue-entity.ts'
import { readList } from './catalogue-reading.service.ts'
import type { Snapshot } from './catalogue-snapshot.ts'

type List = {
  readonly entity: CatalogueEntity
  readonly snapshot: Snapshot<CommonContent>
}

type Held = { readonly lists: readonly List[]; readonly answer: PreparedAnswer }

/** The answer of each database, as this process has made it last. */
const held = new WeakMap<AppDatabase, Held>()

/**
 * How much is known of every list: what was read in Korean, which numbers agree, what leads where. Every
 * row of every list counts; it is counted again only when one of them has changed.
 */
export async function readCompleteness(
  context: Pick<CatalogueContext, 'database' | 'entities'>,
  viewer: Viewer,
): Promise<PreparedAnswer> {
  const lists: List[] = []
  for (const entity of CATALOGUE_ENTITY_CODES)
    lists.push({ entity, snapshot: await readList(context, context.entities[entity], viewer) })
  const known = held.get(context.database)
  if (known?.lists.every(({ snapshot }, at) => snapshot === lists[at]?.snapshot))
    return known.answer
  const answer = PreparedAnswer.json(completenessIn(lists))
  held.set(context.database, { lists, answer })
  return answer
}

function completenessIn(lists: readonly List[]): ListCompleteness[] {
  const known = new Set(SKILL_TREES.map(({ id }) => treeReference(id)))
  for (const { snapshot } of lists) for (const { id } of snapshot.items) known.add(id)
  return lists.map(({ entity, snapshot: { items, provenance } }) => {
    const rows = items.map(({ id, content }) => rowStateOf({ id, ...content }))
    return { entity, ...provenance, ...completenessOf(rows, known) }
  })
}
