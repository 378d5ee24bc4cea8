import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { requirePermission } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readList, requireItem, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import { listName } from '../catalogue/list-name.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { findCrystas, toCrysta, toCrystaData, toTree, toUnits } from './crysta-list.service.ts'
import { crystaEntity } from './crysta.entity.ts'

/** Crystas, their enhancement tree, and what changes them. */
export async function crystaRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listCrystas, async ({ viewer, query }) => {
    const crystas = await readList(context, crystaEntity, viewer)
    return crystas.answer(listName(query), () => findCrystas(crystas, query))
  })

  addRoute(app, ROUTES.readAllCrystas, async ({ viewer }) => {
    const crystas = await readList(context, crystaEntity, viewer)
    return crystas.answer('all', () => toWholeList(crystas, toCrysta))
  })

  addRoute(app, ROUTES.readCrystaTree, async ({ viewer }) => {
    const crystas = await readList(context, crystaEntity, viewer)
    return crystas.answer('tree', () => toTree(crystas))
  })

  addRoute(app, ROUTES.readCrystaData, async ({ viewer }) => {
    const crystas = await readList(context, crystaEntity, viewer)
    return crystas.answer('data', () => toCrystaData(crystas))
  })

  addRoute(app, ROUTES.listCrystaUnits, async ({ viewer, query }) => {
    const isEditing = query.editMode === 'true'
    if (isEditing) requirePermission(viewer, 'catalogue.write')
    const crystas = await readList(context, crystaEntity, viewer)
    if (isEditing) return toUnits(crystas, { isEditing })
    return crystas.answer('unit', () => toUnits(crystas, { isEditing }))
  })

  addRoute(app, ROUTES.readCrystaOptions, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, crystaEntity, viewer), params.id)
    return PreparedAnswer.json({ crystaId: item.id, options: item.content.stats })
  })

  addRoute(app, ROUTES.readCrysta, async ({ viewer, params }) => {
    const item = requireItem(await readList(context, crystaEntity, viewer), params.id)
    return PreparedAnswer.json(toCrysta(item))
  })

  addWritingRoutes(app, context, {
    definition: crystaEntity,
    routes: {
      create: ROUTES.createCrysta,
      update: ROUTES.updateCrysta,
      remove: ROUTES.deleteCrysta,
    },
    present: async (item) => toCrysta(item),
  })
}
