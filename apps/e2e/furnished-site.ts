import { type Furniture, furnishSite } from './furnish-site.ts'
import { test as base } from './own-site.ts'

/** For stories that look at pages of every kind: a site with one of everything on it; they give it the same name. */
export const test = base.extend<object, { furniture: Furniture & { readonly member: string } }>({
  furniture: [
    async ({ people, site, browser }, provide) => {
      const context = await browser.newContext({ baseURL: site.url })
      await people.enter(await context.newPage(), 'EDITOR')
      const furniture = await furnishSite(context.request)
      const profile = await context.request.get('/api/member/profile')
      const { id: member } = (await profile.json()) as { id: string }
      await context.close()
      await provide({ ...furniture, member })
    },
    { scope: 'worker' },
  ],
})
