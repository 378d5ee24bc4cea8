import { DAY_MS } from '@gyeol/korean'
import { currentPriceSchema } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../database.ts'
import { makeItem, signInAged } from '../price-desk.ts'
import { reportAll } from '../price-crowd.ts'
import { from, openHostileSite, tell } from './hostile-site.ts'

const HONEST = 1_000_000
const WANTED = 9_000_000

describeWithDatabase('prices, attacked', () => {
  const site = openHostileSite()

  it('eight puppets share trades of yesterday', async () => {
    const itemId = await makeItem(site.test.database, { name: '노릴 물건' })
    const said = { itemId, basis: 'sold' as const }
    await reportAll(
      site.test,
      Array.from({ length: 12 }, (_, who) => HONEST + who * 5000),
      said,
    )
    site.advance(DAY_MS)
    for (let who = 0; who < 8; who += 1) {
      // Old enough to count for two: made in one night a week ago.
      const puppet = await signInAged(site.test, 8)
      const address = from(`203.0.113.${who}`)
      for (const day of ['2026-11-10', '2026-11-11']) {
        const line = { itemId, basis: 'sold', amount: WANTED, quantity: 1, day }
        const { id } = (await puppet.call('POST', '/api/price/ledger', line, address)).json()
        await puppet.call('POST', `/api/price/ledger/${id}/share`, undefined, address)
        site.advance(700_000)
      }
    }
    const answer = await site.visit('192.0.2.4', 'GET', `/api/current-price/${itemId}`)
    const { deal } = currentPriceSchema.parse(answer.json())
    tell('a price of 1,000,000 after eight puppets', `${deal.median ?? 'none'} (${deal.level})`)
    expect(deal.median).toBeLessThan(HONEST * 1.1)
  })
})
