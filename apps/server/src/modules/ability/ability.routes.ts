import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { abilityEntity } from './ability.entity.ts'

/** Equipment abilities. */
export async function abilityRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listAbilities, async ({ viewer }) => {
    const abilities = await readList(context, abilityEntity, viewer)
    return abilities.answer('list', () => abilities.items.map(toView))
  })

  addRoute(app, ROUTES.readAllAbilities, async ({ viewer }) => {
    const abilities = await readList(context, abilityEntity, viewer)
    return abilities.answer('all', () => toWholeList(abilities, toView))
  })

  addWritingRoutes(app, context, {
    definition: abilityEntity,
    routes: {
      create: ROUTES.createAbility,
      update: ROUTES.updateAbility,
      remove: ROUTES.deleteAbility,
    },
    present: async (item) => toView(item),
  })
}
