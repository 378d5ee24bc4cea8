import { CATALOGUE_ENTITIES, DATA_TERMS, THING_CODES, type ThingEntity } from '@gyeol/contract'
import { LRUCache } from 'lru-cache'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { type CommonContent, toView } from '../catalogue/catalogue-entity.ts'
import { readList } from '../catalogue/catalogue-reading.service.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { changesFrom, type Edition, readEdition, writeEdition } from './edition.ts'

type Context = Pick<CatalogueContext, 'database' | 'entities'>

/** Answers of changes that are kept: five lists, and the days people last came on. */
const MOST_ANSWERS = 60

const changesKept = new WeakMap<Context['database'], LRUCache<string, PreparedAnswer>>()

/** The lists there are dumps of, and under which terms. */
export async function listDumps(context: Context): Promise<PreparedAnswer> {
  const lists = await Promise.all(
    THING_CODES.map(async (entity) => {
      const list = await readList(context, context.entities[entity])
      return {
        ...headOf(entity, list),
        name: CATALOGUE_ENTITIES[entity].name,
        count: list.items.length,
        updatedAt: toWireTimeOrNull(list.updatedAt),
        path: `/api/data/${entity}`,
      }
    }),
  )
  return PreparedAnswer.json({ terms: DATA_TERMS, lists })
}

/** A whole list, or with `since`, what has changed in it from that edition on. */
export async function readDump(
  context: Context,
  entity: ThingEntity,
  since: string | undefined,
): Promise<PreparedAnswer> {
  const list = await readList(context, context.entities[entity])
  const from = since === undefined ? null : changesFrom(readEdition(since), editionOf(list))
  const isWhole = from === null || list.items.every(({ updatedAt }) => updatedAt >= from)
  if (isWhole) return list.answer('dump', () => toDump(entity, list, null))
  const kept =
    changesKept.get(context.database) ?? new LRUCache<string, PreparedAnswer>({ max: MOST_ANSWERS })
  changesKept.set(context.database, kept)
  const key = JSON.stringify([entity, editionOf(list), from])
  const answer = kept.get(key) ?? PreparedAnswer.json(toDump(entity, list, from))
  kept.set(key, answer)
  return answer
}

function toDump(entity: ThingEntity, list: Snapshot<CommonContent>, from: number | null) {
  const { items } = list
  const told = from === null ? items : items.filter(({ updatedAt }) => updatedAt >= from)
  return {
    ...headOf(entity, list),
    since: from === null ? null : writeEdition({ version: 0, at: from }),
    terms: DATA_TERMS,
    ids: items.map(({ id }) => id),
    items: told.map(toView),
  }
}

function headOf(entity: ThingEntity, list: Snapshot<CommonContent>) {
  const { asOf, source } = list.provenance
  return { entity, edition: writeEdition(editionOf(list)), asOf, source }
}

const editionOf = ({ provenance, updatedAt }: Snapshot<CommonContent>): Edition => ({
  version: provenance.version,
  at: updatedAt ?? 0,
})
