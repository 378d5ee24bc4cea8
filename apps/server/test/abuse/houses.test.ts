import { DAY_MS } from '@gyeol/korean'
import { type CookAddress, cookAddressSchema } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { sweepCookHouses } from '../../src/modules/cook/cook-removal.service.ts'
import { cpuCost } from '../cpu-cost.ts'
import { describeWithDatabase } from '../database.ts'
import { signIn } from '../people.ts'
import { from, openHostileSite, tell, wholeHouse } from './hostile-site.ts'

const MB = 1024 * 1024

const cookRowsSchema = z.array(cookAddressSchema)

describeWithDatabase('houses that cook, attacked', () => {
  const site = openHostileSite()
  let code = 3_000_000
  const addHouses = async (count: number) => {
    const owner = await site.settled()
    const added: { id: string; address: string }[] = []
    for (let one = 0; one < count; one += 1) {
      const body = { food: 'max_hp', level: 3, address: String((code += 1)) }
      const answer = await owner.call('POST', '/api/cook/address', body, from('192.0.2.200'))
      added.push({ id: answer.json().id, address: body.address })
      site.advance(2100)
    }
    return added
  }
  const rows = async () => {
    const all: CookAddress[] = []
    for (let page = 1; ; page += 1) {
      const url = `/api/cook/address?includeOld=true&page=${page}`
      const found = cookRowsSchema.parse((await site.visit('192.0.2.9', 'GET', url)).json())
      if (found.length === 0) return all
      all.push(...found)
    }
  }

  it('a dozen puppets and three members with 38 dishes a house', async () => {
    let houses = 0
    for (let who = 0; who < 15; who += 1) {
      const person = await (who < 3 ? site.settled() : site.puppet())
      const { accepted } = await site.untilRefused(() =>
        person.call(
          'POST',
          '/api/cook/address',
          wholeHouse((code += 1)),
          from(`198.51.100.${who}`),
        ),
      )
      houses += accepted
    }
    tell('houses of 38 dishes in a day, 15 accounts at 15 addresses', houses)
    const member = await site.settled()
    const ask = () => member.call('GET', '/api/cook/address?includeOld=true')
    const bytes = (await ask()).rawPayload.length
    const cpuMs = await cpuCost(ask)
    tell('the list then, MB', (bytes / MB).toFixed(2))
    tell('the list then, ms of CPU', cpuMs.toFixed(1))
    expect(houses).toBeLessThan(250)
    expect(bytes).toBeLessThan(MB)
  })

  it('somebody without an account who wants houses gone', async () => {
    const houses = await addHouses(12)
    const editor = await signIn(site.test, 'EDITOR')
    let hidden = 0
    for (const [index, { id }] of houses.entries())
      await site.visit(`203.0.113.${index}`, 'POST', `/api/cook/address/${id}/removal`, {
        reason: '내 집이에요',
      })
    const listed = new Set((await rows()).map(({ id }) => id))
    hidden = houses.filter(({ id }) => !listed.has(id)).length
    tell('houses of 12 hidden by visitors who do not know their code', hidden)
    let again = 0
    for (const { id } of houses) {
      await editor.call('PUT', `/api/cook/address/${id}/removal`, { accept: false })
      await site.visit('203.0.113.77', 'POST', `/api/cook/address/${id}/removal`, {})
    }
    const after = new Set((await rows()).map(({ id }) => id))
    again = houses.filter(({ id }) => !after.has(id)).length
    tell('hidden once more after an editor said no', again)
    site.advance(9 * DAY_MS)
    await sweepCookHouses({ database: site.test.database, clock: site.clock })
    const { kept } = await site.test.database.kysely
      .selectFrom('cook_house')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where(
        'code',
        'in',
        houses.map(({ address }) => address),
      )
      .executeTakeFirstOrThrow()
    tell('houses of 12 erased by silence', houses.length - kept)
    expect([hidden, again, kept]).toEqual([0, 0, houses.length])
  })

  it('two accounts of one hour that close houses and rewrite levels', async () => {
    const houses = await addHouses(12)
    const puppets = [await site.puppet(), await site.puppet()]
    site.advance(3_600_000)
    for (const puppet of puppets)
      for (const [index, { id }] of houses.entries()) {
        const act = index % 2 === 0 ? 'closed' : 'confirm'
        const body = index % 2 === 0 ? {} : { level: 9 }
        const url = `/api/cook/address/${id}/${act}`
        await puppet.call('POST', url, body, from('203.0.113.5'))
        site.advance(2100)
      }
    const own = new Set(houses.map(({ id }) => id))
    const seen = (await rows()).filter(({ id }) => own.has(id))
    const closed = seen.filter(({ isClosed }) => isClosed).length
    const rewritten = seen.filter(({ level }) => level !== 3).length
    tell('houses of 6 closed by two accounts of one hour', closed)
    tell('levels of 6 rewritten by them', rewritten)
    expect([closed, rewritten]).toEqual([0, 0])
  })
})
