import { withDataCache } from '../app/data-cache.tsx'
import { CrystaPageScreen } from '../features/crysta/crysta-page-screen.tsx'
import { viewCrysta } from '../shared/catalogue/thing/thing.api.ts'
import type { PageRoute } from './page-route.ts'
import { crystaFacts } from './thing-facts.ts'
import { askForLinks, thingHead } from './thing-page.ts'

export const Component = withDataCache(CrystaPageScreen)

export const opens = ['shared/catalogue/thing/thing-share.tsx']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(viewCrysta.initiate({ params: { id } })), askForLinks(ask, 'crysta', id)])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const item = read(viewCrysta.select({ params: { id } }))
  return thingHead({ entity: 'crysta', id, item, facts: item && crystaFacts(item) })
}
