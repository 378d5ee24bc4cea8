import { withDataCache } from '../app/data-cache.tsx'
import { RegistletScreen } from '../features/registlet/registlet-screen.tsx'
import { viewRegistlet } from '../shared/catalogue/thing/thing.api.ts'
import type { PageRoute } from './page-route.ts'
import { registletFacts } from './thing-facts.ts'
import { askForLinks, thingHead } from './thing-page.ts'

export const Component = withDataCache(RegistletScreen)

export const opens = ['shared/catalogue/thing/thing-share.tsx']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(viewRegistlet.initiate({ params: { id } })), askForLinks(ask, 'registlet', id)])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const item = read(viewRegistlet.select({ params: { id } }))
  return thingHead({ entity: 'registlet', id, item, facts: item && registletFacts(item) })
}
