// @vitest-environment node
import { PAGE_PATHS, pageAt } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { drawFirstSight } from './first-sight.tsx'

/** Something there is for every kind of address; a thing that is nowhere is no page. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/help/:move': '/help/statting',
  '/skill/info/:category/:group': '/skill/info/weapon/blade',
  '/comics/:type': '/comics/initials',
}

const open = PAGE_PATHS.filter((path) => pageAt(path).permission === undefined)

it.each(open)('%s is drawn where there is no browser', async (path) => {
  const html = await drawFirstSight(EXAMPLES[path] ?? path.replaceAll(/:\w+/g, 'one'))
  expect(html).toContain('<main')
  expect(html).not.toContain(' style=')
})
