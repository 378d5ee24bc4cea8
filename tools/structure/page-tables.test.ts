import { expect, it } from 'vitest'
import { PAGES } from '../../apps/server/src/modules/web-app/page-table.ts'
import { PAGE_TITLES } from '../../apps/web/src/app/page-titles.ts'

it('the server writes the same title for every page as the web app shows', () => {
  const server = Object.fromEntries(PAGES.map(({ path, title }) => [path, title]))
  for (const [path, title] of Object.entries(PAGE_TITLES))
    expect({ path, title: server[path] }).toEqual({ path, title })
})
