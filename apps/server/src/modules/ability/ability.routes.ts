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
  addRoute(app, ROUTES.listAbilities, async ({ reader }) => {
    const abilities = await readList(context, abilityEntity, reader)
    return abilities.answer('list', () => abilities.items.map(toView))
  })

  addRoute(app, ROUTES.readAllAbilities, async ({ reader }) => {
    const abilities = await readList(context, abilityEntity, reader)
    return abilities.answer('all', () => toWholeList(abilities, toView))
  })

  app.serveReady('/api/ability', () => freshAnswer(context.database, 'ability', 'list'))
  app.serveReady('/api/ability/all', () => freshAnswer(context.database, 'ability', 'all'))

  addWritingRoutes(app, context, {
    definition: abilityEntity,
    routes: {
      create: ROUTES.createAbility,
      update: ROUTES.updateAbility,
      remove: ROUTES.deleteAbility,
      correct: ROUTES.correctAbility,
    },
    present: async (item) => toView(item),
  })
}
