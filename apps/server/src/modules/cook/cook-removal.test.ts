import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, FROM_OUR_PAGE, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf } from '../../../test/people.ts'
import { sweepCookHouses } from './cook-removal.service.ts'

describeWithDatabase('[CK12] a house whose owner wants it gone', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let member: Person
  let editor: Person
  let id: string
  let address: string
  let made = 0
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on' }, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    member = await signIn(test, 'MEMBER')
    editor = await signIn(test, 'EDITOR')
    address = desk.newCode()
    id = await desk.add(member, { address, memo: '문 앞' })
    made += 1
  })

  /** Every test asks from an address of its own, because requests are counted by it. */
  const ask = (dish = id, from = `192.0.2.${made}`, payload: object = { address }) =>
    test.app.inject({
      method: 'POST',
      url: `/api/cook/address/${dish}/removal`,
      headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
      remoteAddress: from,
    })
  const decide = (accept: boolean, who = editor) =>
    who.call('PUT', `/api/cook/address/${id}/removal`, { accept })
  const asked = async () =>
    (await desk.list('?view=removal', editor.call)).find((row) => row.id === id)

  const addedBySomebody = async () =>
    desk.add(await signIn(test, 'MEMBER'), { address, food: 'dodge', level: 1 })
  /** An editor takes it down, and back. */
  async function hideAndUndo(content: { readonly kind: string; readonly id: string }) {
    const url = '/api/moderation/takedown'
    const words = { contents: [content], reason: '광고' }
    const { batchId } = (await editor.call('POST', url, words)).json()
    expect((await editor.call('POST', `${url}/${batchId}/undo`)).json()).toMatchObject({
      restored: 1,
    })
  }
  const titlesWith = async (code: string) => {
    const rows = await test.database.kysely.selectFrom('takedown').select('title').execute()
    return rows.filter(({ title }) => title.includes(code))
  }

  it('is hidden at once for who knows its code, without an account', async () => {
    const answer = await ask(id, undefined, { address, reason: '우리 집이에요' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { isHidden: true }])
    expect(await desk.row(id)).toBeUndefined()
    expect(await desk.row(id, member.call)).toBeUndefined()
    expect((await desk.confirm(member, id)).statusCode).toBe(404)
    expect(await asked()).toMatchObject({
      address,
      removal: { day: '2026-11-10', reason: '우리 집이에요', isHidden: true, isAgain: false },
    })
    expect((await desk.nobody('GET', '/api/cook/address?view=removal')).statusCode).toBe(401)
    expect((await member.call('GET', '/api/cook/address?view=removal')).statusCode).toBe(403)
    const again = { food: 'atk', level: 1, address }
    expect((await member.call('POST', '/api/cook/address', again)).json().code).toBe('IN_USE')
  })

  it('stays and waits for an editor without its code', async () => {
    const answer = await ask(id, undefined, { reason: '우리 집이에요' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { isHidden: false }])
    expect(await desk.row(id)).toMatchObject({ address, removal: null })
    expect(await asked()).toMatchObject({ removal: { isHidden: false } })
    const wrong = await ask(id, undefined, { address: '1234567' })
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'address'])
    expect((await ask()).json()).toEqual({ isHidden: true })
    expect(await asked()).toMatchObject({ removal: { reason: '우리 집이에요', isHidden: true } })
    expect((await decide(true)).statusCode).toBe(204)
  })

  it('is asked for three times a day from one address, however they come', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => desk.add(member)))
    const answers = await Promise.all([id, ...others].map((dish) => ask(dish, undefined, {})))
    expect(statusesOf(answers)).toEqual([202, 202, 202, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({
      code: 'QUOTA',
      quota: { name: 'cook-removal', most: 3 },
    })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000)
    time.advance(DAY_MS)
    expect((await ask(others[0], undefined, {})).statusCode).toBe(202)
  })

  it('may be asked for twice: the second asks for nothing more', async () => {
    for (let round = 0; round < 3; round += 1) expect((await ask()).statusCode).toBe(202)
    expect((await ask('gone', '192.0.3.1')).statusCode).toBe(404)
    expect((await ask(id, '192.0.3.1', { reason: 'x'.repeat(201) })).statusCode).toBe(400)
  })

  it('is one of ten at the most that strangers hide', async () => {
    for (const { id: hidden } of await desk.list('?view=removal', editor.call))
      await editor.call('PUT', `/api/cook/address/${hidden}/removal`, { accept: false })
    const answers = []
    for (let count = 0; count < 11; count += 1) {
      const code = desk.newCode()
      const dish = await desk.add(await signIn(test, 'MEMBER'), { address: code })
      answers.push((await ask(dish, `198.51.100.${count}`, { address: code })).json().isHidden)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false])
    for (const { id: hidden } of await desk.list('?view=removal', editor.call))
      await editor.call('PUT', `/api/cook/address/${hidden}/removal`, { accept: false })
  })

  it('is erased and blocked when an editor agrees, and the log forgets where it was', async () => {
    const house = (await desk.row(id))?.addressId ?? ''
    await hideAndUndo({ kind: 'cook-house', id: house })
    await hideAndUndo({ kind: 'cook-dish', id: await addedBySomebody() })
    expect(await titlesWith(address)).toHaveLength(2)
    await ask()
    expect((await decide(true, member)).statusCode).toBe(403)
    expect((await decide(true)).statusCode).toBe(204)
    expect((await decide(true)).statusCode).toBe(404)
    const body = { food: 'max_hp', level: 10, address }
    const refused = await member.call('POST', '/api/cook/address', body)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'IN_USE'])
    const moved = await desk.add(member)
    const change = { ...body, version: 1 }
    const renamed = await member.call('PUT', `/api/cook/address/${moved}`, change)
    expect(renamed.json().code).toBe('IN_USE')
    const log = await test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', house)
      .execute()
    expect(log.map(({ action }) => action)).toContain('cook-address.block')
    expect(JSON.stringify(log)).not.toContain(address)
    expect(await titlesWith(address)).toEqual([])
  })

  it('is shown again when an editor finds that it was a mistake', async () => {
    await ask()
    expect((await decide(false)).statusCode).toBe(204)
    expect(await desk.row(id)).toMatchObject({ address, removal: null, version: 1 })
    expect((await decide(false)).statusCode).toBe(404)
  })

  it('is not hidden again where an editor has said no: the request only waits', async () => {
    await ask()
    await decide(false)
    for (let round = 0; round < 5; round += 1) {
      time.advance(DAY_MS)
      const answer = await ask(id, `203.0.113.${round}`)
      expect([answer.statusCode, answer.json()]).toEqual([202, { isHidden: false }])
      expect(await desk.row(id)).toMatchObject({ address })
    }
    editor = await signIn(test, 'EDITOR')
    expect(await asked()).toMatchObject({ removal: { isHidden: false, isAgain: true } })
    expect((await decide(true)).statusCode).toBe(204)
    expect(await desk.row(id)).toBeUndefined()
  })

  it('is erased by no silence, however long', async () => {
    await ask()
    time.advance(400 * DAY_MS)
    editor = await signIn(test, 'EDITOR')
    await sweepCookHouses({ database: test.database, clock: time.clock })
    expect(await asked()).toMatchObject({ address, removal: { isHidden: true } })
    expect((await decide(false)).statusCode).toBe(204)
    expect(await desk.row(id)).toMatchObject({ address })
  })

  it('waits for somebody among the numbers of administrators', async () => {
    await ask()
    const admin = await signIn(test, 'ADMIN')
    const { attention, counts } = (await admin.call('GET', '/api/admin/summary')).json()
    const codes = [...attention, ...counts].map(({ code }: { code: string }) => code)
    expect(codes).toEqual(expect.arrayContaining(['cook-address', 'cook-address.removal']))
  })

  it('is never a sample', async () => {
    const sample = await test.database.kysely
      .selectFrom('cook_dish')
      .innerJoin('cook_house', 'cook_house.id', 'cook_dish.house_id')
      .select('cook_dish.id')
      .where('cook_house.is_sample', '=', 1)
      .executeTakeFirstOrThrow()
    expect((await ask(sample.id, undefined, {})).statusCode).toBe(404)
  })
})
