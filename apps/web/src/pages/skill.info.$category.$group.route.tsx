import { pageAt } from '@gyeol/contract'
import { withDataCache } from '../app/data-cache.tsx'
import { treeHref } from '../features/skill-info/skill-address.ts'
import { loadSkillGroup, SkillGroupScreen } from '../features/skill-info/skill-group-screen.tsx'
import { skillInfoTexts } from '../features/skill-info/skill-info.texts.ts'
import { PRODUCT_NAME } from '../shared/product.ts'
import { findTree } from '../shared/skills/skill-index.ts'
import { shortDescription } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(SkillGroupScreen)

export const clientLoader = loadSkillGroup

export const head: PageRoute['head'] = ({ params: { group = '' } }) => {
  const tree = findTree(group)
  if (tree === undefined) return { status: 404 }
  const names = tree.skills.map(({ name }) => name)
  const count = skillInfoTexts.counts(names.length)
  return {
    title: `${tree.name} | ${PRODUCT_NAME}`,
    description: shortDescription(`${count}: ${names.join(', ')}`),
    trail: [
      { name: pageAt('/skill/info').title, path: '/skill/info' },
      { name: tree.name, path: treeHref(tree) },
    ],
  }
}
