import type { CatalogueEntity, Uses } from '@gyeol/contract'
import { thingPath } from '@gyeol/catalogue'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { countOpenOn } from '../correction/correction.service.ts'
import { listItemsOf } from '../price-item/price-item-lookup.service.ts'
import { indexOf, type ThingIndex } from '../thing/thing-index.ts'
import { readThingLists, type ThingLists } from '../thing/thing-lists.ts'
import { type Found, toUses, type Use } from './use-groups.ts'

type Named = { readonly entity: CatalogueEntity; readonly id: string }

/** Everything that names an item of the catalogue, asked before it is removed. Throws NOT_FOUND. */
export async function readUses(
  context: Pick<ServerContext, 'database'>,
  viewer: Viewer,
  { entity, id: asked }: Named,
): Promise<Uses> {
  const { kysely } = context.database
  const lists = await readThingLists(context, viewer)
  const item: Item<CommonContent> | undefined = lists[entity].byId.get(asked)
  if (!item) throw new AppError('NOT_FOUND')
  const named = { entity, id: item.id }
  const prices = await listItemsOf(kysely, named)
  const open = await countOpenOn(kysely, named)
  const found: Found[] = [
    ...usesInLists(lists, named),
    { code: 'price', items: prices.map(({ id, name }) => use('current-price', id, name)) },
    {
      code: 'proposal',
      items: open === 0 ? [] : [{ name: item.content.name, path: '/correction' }],
      total: open,
    },
  ]
  return toUses(found)
}

function usesInLists(lists: ThingLists, { entity, id }: Named): Found[] {
  const index = indexOf(lists)
  switch (entity) {
    case 'crysta':
      return [
        { code: 'stage', items: index.crystasUpon(id).map(called('crysta')) },
        { code: 'drop', items: index.bossesDropping(id).map(called('boss')) },
        { code: 'guide', items: index.jobsFor(id).map(called('job')) },
      ]
    case 'registlet':
      return [{ code: 'guide', items: index.jobsFor(id).map(called('job')) }]
    case 'boss':
      return usesOfBoss(lists, index, id)
    case 'job':
      return [
        {
          code: 'stage',
          items: lists.job.items
            .filter(({ content }) => content.parentId === id)
            .map(called('job')),
        },
      ]
    case 'equipment':
    case 'ability':
      return []
  }
}

/** What drops from a boss names it by its name: another boss of that name would do as well. */
function usesOfBoss({ boss }: ThingLists, index: ThingIndex, id: string): Found[] {
  const item = boss.byId.get(id)
  if (item === undefined) return []
  const { name, nameEn, aliases } = item.content
  const own = [name, nameEn, ...aliases].filter((word) => word !== null)
  const names = own.filter((word) => index.bossesCalled(word).every((other) => other.id === id))
  const drops = [
    ...names.flatMap(index.crystasOf).map(called('crysta')),
    ...names.flatMap(index.equipmentOf).map(called('equipment')),
  ]
  const quests = names.flatMap(index.questsOf).map(({ no, title }) => ({
    name: `${no}. ${title}`,
    path: '/main-quest',
  }))
  return [
    { code: 'drop', items: distinct(drops) },
    { code: 'quest', items: distinct(quests) },
  ]
}

const called =
  (entity: CatalogueEntity) =>
  ({ id, content }: Item<CommonContent>): Use =>
    use(entity, id, content.name)

const use = (list: string, id: string, name: string): Use => ({ name, path: thingPath(list, id) })

const distinct = (uses: readonly Use[]) => [
  ...new Map(uses.map((each) => [`${each.path} ${each.name}`, each])).values(),
]
