import { pageAt } from '@gyeol/contract'
import { HelpTopicScreen, loadHelpTopic } from '../features/pages/help-topic-screen.tsx'
import { helpTexts, helpTopics } from '../features/pages/help.texts.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import { shortDescription } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'

export const Component = HelpTopicScreen

export const clientLoader = loadHelpTopic

export const head: PageRoute['head'] = ({ params: { move = '' } }) => {
  const topic = helpTopics[move]
  if (topic === undefined) return { status: 404 }
  const { title, intro } = topic
  return {
    title: `${helpTexts.titleOf(title)} | ${PRODUCT_NAME}`,
    description: shortDescription(intro),
    trail: [
      { name: pageAt('/help').title, path: '/help' },
      { name: title, path: `/help/${move}` },
    ],
  }
}
