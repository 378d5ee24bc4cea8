import {
  CATALOGUE_CHANGE_LIMITS,
  CATALOGUE_ENTITY_CODES,
  type CatalogueChanges,
  type CatalogueEntity,
} from '@gyeol/contract'
import { DAY_MS, formatDate, startOfDay } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { CatalogueContext } from './catalogue-context.ts'
import type { CommonContent, Item } from './catalogue-entity.ts'
import { readList } from './catalogue-reading.service.ts'

/** What has been written in the lists from a day on, as everybody may see it. */
export async function readChanges(
  context: Pick<CatalogueContext, 'database' | 'entities'> & Pick<ServerContext, 'clock'>,
  asked: string,
): Promise<CatalogueChanges> {
  const earliest = formatDate(context.clock() - CATALOGUE_CHANGE_LIMITS.days * DAY_MS)
  const since = asked > earliest ? asked : earliest
  const lists = await Promise.all(
    CATALOGUE_ENTITY_CODES.map(async (entity) => {
      const { items } = await readList(context, context.entities[entity])
      return toListChanges(entity, changedFrom(items, startOfDay(since)))
    }),
  )
  return { since, lists: lists.filter(({ items }) => items.length > 0) }
}

/**
 * The rows of a list written from a moment on, the newest first, without those it was first filled
 * with: they are all of one moment, the list's first.
 */
export function changedFrom<Content>(
  items: readonly Item<Content>[],
  from: number,
): Item<Content>[] {
  const first = items.reduce((least, { updatedAt }) => Math.min(least, updatedAt), Infinity)
  const isFirstFill = ({ version, updatedAt }: Item<Content>) =>
    version === 1 && updatedAt === first
  const hasBegun = first >= from
  return items
    .filter((item) => item.updatedAt >= from && !(hasBegun && isFirstFill(item)))
    .sort((left, right) => right.updatedAt - left.updatedAt)
}

function toListChanges(entity: CatalogueEntity, changed: readonly Item<CommonContent>[]) {
  const added = changed.filter(isNew).length
  return {
    entity,
    added,
    changed: changed.length - added,
    items: changed.slice(0, CATALOGUE_CHANGE_LIMITS.items).map((item) => ({
      id: item.id,
      name: item.content.name,
      nameEn: item.content.nameEn,
      at: toWireTime(item.updatedAt),
      isNew: isNew(item),
    })),
  }
}

const isNew = ({ version }: Item<CommonContent>) => version === 1
