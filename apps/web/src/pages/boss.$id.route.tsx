import { withDataCache } from '../app/data-cache.tsx'
import { BossPageScreen } from '../features/boss/boss-page-screen.tsx'
import { viewBoss } from '../shared/catalogue/thing/thing.api.ts'
import type { PageRoute } from './page-route.ts'
import { bossFacts } from './thing-facts.ts'
import { askForLinks, thingHead } from './thing-page.ts'

export const Component = withDataCache(BossPageScreen)

export const opens = ['shared/catalogue/thing/thing-share.tsx']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(viewBoss.initiate({ params: { id } })), askForLinks(ask, 'boss', id)])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const item = read(viewBoss.select({ params: { id } }))
  return thingHead({ entity: 'boss', id, item, facts: item && bossFacts(item) })
}
