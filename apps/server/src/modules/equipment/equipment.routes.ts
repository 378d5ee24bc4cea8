import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import { listName } from '../catalogue/list-name.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { findEquipment } from './equipment-search.service.ts'
import { equipmentEntity } from './equipment.entity.ts'

/** Equipment. */
export async function equipmentRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listEquipment, async ({ viewer, query }) => {
    const equipment = await readList(context, equipmentEntity, viewer)
    return equipment.answer(listName(query), () => findEquipment(equipment, query))
  })

  addRoute(app, ROUTES.readAllEquipment, async ({ viewer }) => {
    const equipment = await readList(context, equipmentEntity, viewer)
    return equipment.answer('all', () => toWholeList(equipment, toView))
  })

  addWritingRoutes(app, context, {
    definition: equipmentEntity,
    routes: {
      create: ROUTES.createEquipment,
      update: ROUTES.updateEquipment,
      remove: ROUTES.deleteEquipment,
    },
    present: async (item) => toView(item),
  })
}
