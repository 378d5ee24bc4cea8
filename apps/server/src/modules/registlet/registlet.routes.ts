import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, requireItem, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import { listName } from '../catalogue/list-name.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { findRegistlets, toLevels, toRegistletData } from './registlet-list.service.ts'
import { registletEntity } from './registlet.entity.ts'

/** Registlets. */
export async function registletRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listRegistlets, async ({ viewer, query }) => {
    const registlets = await readList(context, registletEntity, viewer)
    return registlets.answer(listName(query), () => findRegistlets(registlets, query))
  })

  addRoute(app, ROUTES.readRegistletLevels, async ({ viewer }) => {
    const registlets = await readList(context, registletEntity, viewer)
    return registlets.answer('levels', () => toLevels(registlets))
  })

  addRoute(app, ROUTES.readRegistletData, async ({ viewer }) => {
    const registlets = await readList(context, registletEntity, viewer)
    return registlets.answer('data', () => toRegistletData(registlets))
  })

  addRoute(app, ROUTES.readAllRegistlets, async ({ viewer }) => {
    const registlets = await readList(context, registletEntity, viewer)
    return registlets.answer('all', () => toWholeList(registlets, toView))
  })

  addRoute(app, ROUTES.readRegistlet, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, registletEntity, viewer), params.id)
    return PreparedAnswer.json(toView(item))
  })

  addWritingRoutes(app, context, {
    definition: registletEntity,
    routes: {
      create: ROUTES.createRegistlet,
      update: ROUTES.updateRegistlet,
      remove: ROUTES.deleteRegistlet,
    },
    present: async (item) => toView(item),
  })
}
