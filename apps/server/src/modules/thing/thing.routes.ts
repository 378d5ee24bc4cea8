import { ROUTES, type ThingEntity } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { addRoute } from '../../http/add-route.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { abilityEntity } from '../ability/ability.entity.ts'
import { bossEntity } from '../boss/boss.entity.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, requireItem } from '../catalogue/catalogue-reading.service.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'
import { historyOf } from './thing-history.service.ts'
import { linksOf } from './thing-links.service.ts'
import { findThing, readThingLists } from './thing-lists.ts'

/** What the pages of single things ask for. */
export async function thingRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  const requireThing = async (entity: ThingEntity, id: string, viewer: Viewer) => {
    const lists = await readThingLists(context, viewer)
    const thing = findThing(lists, entity, id)
    if (thing === undefined) throw new AppError('NOT_FOUND')
    return { lists, thing }
  }

  addRoute(app, ROUTES.readAbility, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, abilityEntity, viewer), params.id)
    return PreparedAnswer.json(toView(item))
  })

  addRoute(app, ROUTES.readBoss, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, bossEntity, viewer), params.id)
    return PreparedAnswer.json(toView(item))
  })

  addRoute(app, ROUTES.readEquipment, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, equipmentEntity, viewer), params.id)
    return PreparedAnswer.json(toView(item))
  })

  addRoute(app, ROUTES.readThingLinks, async ({ viewer, params: { entity, id } }) => {
    const { lists, thing } = await requireThing(entity, id, viewer)
    return PreparedAnswer.json(linksOf(lists, thing))
  })

  addRoute(app, ROUTES.readThingHistory, async ({ viewer, params: { entity, id } }) => {
    const { thing } = await requireThing(entity, id, viewer)
    const history = await historyOf(context.database.kysely, entity, thing.item)
    return PreparedAnswer.json(history)
  })
}
