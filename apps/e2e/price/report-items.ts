import type { Browser } from '@playwright/test'
import { OWN_PAGE } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import { expect } from '../people/people-test.ts'

const AMOUNTS = [1_200_000, 1_240_000, 1_280_000] as const

/** An item of the library that is reported. */
export type ReportedItem = { readonly id: string; readonly name: string }

/** Three contributors, who are never on probation, report each item: the first at 124만 in the middle, the second at twice that, and so on. */
export async function reportItems(
  { people, browser, baseURL }: { people: People; browser: Browser; baseURL: string | undefined },
  items: readonly ReportedItem[],
): Promise<void> {
  for (const amount of AMOUNTS) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: OWN_PAGE })
    const page = await context.newPage()
    await people.enter(page, 'CONTRIBUTOR')
    for (const [place, { id, name }] of items.entries()) {
      const data = { itemId: id, itemName: name, amount: amount * (place + 1), basis: 'sold' }
      const answer = await page.request.post('/api/current-price', { data })
      expect(answer.status(), await answer.text()).toBe(201)
    }
    await context.close()
  }
}
