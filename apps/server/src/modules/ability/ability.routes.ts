import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import { freshAnswer } from '../catalogue/catalogue-snapshot.ts'
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

  app.servePrepared('/api/ability', () => freshAnswer(context.database, 'ability', 'list'))
  app.servePrepared('/api/ability/all', () => freshAnswer(context.database, 'ability', 'all'))

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
