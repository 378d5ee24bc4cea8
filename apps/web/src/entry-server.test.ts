// @vitest-environment node
import { PAGE_PATHS, pageAt } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { drawPage } from './entry-server.tsx'

/** Something there is for every kind of address; a thing that is nowhere is no page. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/help/:move': '/help/statting',
  '/skill/info/:category/:group': '/skill/info/weapon/blade',
  '/comics/:type': '/comics/initials',
}

const open = PAGE_PATHS.filter((path) => pageAt(path).permission === undefined)
const ask = async () => ({ status: null, body: null })

it.each(open)('%s is drawn where there is no browser', async (path) => {
  const address = EXAMPLES[path] ?? path.replaceAll(/:\w+/g, 'one')
  const { html, head } = await drawPage({ path: address, at: Date.UTC(2026, 10, 29), ask })
  // Of what nothing is known here a member may be told.
  expect(html).toContain(head.isForBrowser ? '' : '<main')
  expect(html).not.toContain(' style=')
})
