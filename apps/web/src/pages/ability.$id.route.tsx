import { withDataCache } from '../app/data-cache.tsx'
import { AbilityPageScreen } from '../features/ability/ability-page-screen.tsx'
import { viewAbility } from '../shared/catalogue/thing/thing.api.ts'
import type { PageRoute } from './page-route.ts'
import { abilityFacts } from './thing-facts.ts'
import { askForLinks, thingHead } from './thing-page.ts'

export const Component = withDataCache(AbilityPageScreen)

export const opens = ['shared/catalogue/thing/thing-share.tsx']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(viewAbility.initiate({ params: { id } })), askForLinks(ask, 'ability', id)])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const item = read(viewAbility.select({ params: { id } }))
  return thingHead({ entity: 'ability', id, item, facts: item && abilityFacts(item) })
}
