import { withDataCache } from '../app/data-cache.tsx'
import { EquipmentPageScreen } from '../features/equipment/equipment-page-screen.tsx'
import { viewEquipment } from '../shared/catalogue/thing/thing.api.ts'
import type { PageRoute } from './page-route.ts'
import { equipmentFacts } from './thing-facts.ts'
import { askForLinks, thingHead } from './thing-page.ts'

export const Component = withDataCache(EquipmentPageScreen)

export const opens = ['shared/catalogue/thing/thing-share.tsx']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(viewEquipment.initiate({ params: { id } })), askForLinks(ask, 'equipment', id)])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const item = read(viewEquipment.select({ params: { id } }))
  return thingHead({ entity: 'equipment', id, item, facts: item && equipmentFacts(item) })
}
