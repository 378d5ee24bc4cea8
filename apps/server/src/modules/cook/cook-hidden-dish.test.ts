import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const TAKEDOWN = '/api/moderation/takedown'
const WAITING = '/api/moderation/waiting'

describeWithDatabase('[CK19] dishes and houses nobody sees', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let editor: Person
  let host: Person
  let address: string
  let house: string
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'off' }, { clock: time.clock })
    desk = cookDesk(test)
    const owner = await signIn(test, 'OWNER')
    const before = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...before, firstPostsWait: true })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    editor = await signIn(test, 'EDITOR')
    host = await desk.settled()
    address = desk.newCode()
    house = await desk.add(host, { address })
  })

  const put = async (who: Person, body: object) =>
    who.call('POST', '/api/cook/address', { food: 'atk', level: 1, address, ...body })
  const putId = async (who: Person, body: object = {}) =>
    (await put(who, body)).json<{ id: string }>().id
  const take = async (id: string) =>
    (
      await editor.call('POST', TAKEDOWN, { contents: [{ kind: 'cook-dish', id }], reason: '광고' })
    ).json<{ batchId: string }>().batchId
  const pass = async (id: string) =>
    (await editor.call('POST', `${WAITING}/pass`, { contents: [{ kind: 'cook-dish', id }] })).json()
  const undo = async (batchId: string) =>
    (await editor.call('POST', `${TAKEDOWN}/${batchId}/undo`)).json()

  it('keep the owner of the house from nothing', async () => {
    await put(await signIn(test, 'MEMBER'), {})
    const hidden = await putId(await desk.settled(), { food: 'dodge' })
    const batchId = await take(hidden)
    const { version } = (await desk.row(house)) ?? {}
    const otherDishes = [
      { food: 'atk', level: 10 },
      { food: 'dodge', level: 10 },
    ]
    const change = { food: 'max_hp', level: 10, address, version, otherDishes }
    expect((await host.call('PUT', `/api/cook/address/${house}`, change)).statusCode).toBe(200)
    const rows = (await desk.list()).filter((row) => row.address === address)
    expect(rows.map(({ food }) => food).toSorted()).toEqual(['atk', 'dodge', 'max_hp'])
    // What stands in its place keeps it from coming back, until that goes.
    expect(await undo(batchId)).toMatchObject({ restored: 0, missed: 1 })
    const own = rows.find(({ food }) => food === 'dodge')?.id ?? ''
    await host.call('DELETE', `/api/cook/address/${own}`)
    expect(await undo(batchId)).toMatchObject({ restored: 1, missed: 0 })
    expect(await desk.row(hidden)).toBeDefined()
  })

  it('are not told of again by whoever told of them', async () => {
    const author = await desk.settled()
    const batchId = await take(await putId(author))
    const again = await put(author, {})
    expect(again.statusCode).toBe(400)
    expect(again.json().errors).toMatchObject([{ path: 'otherDishes' }])
    const { id, version } = (await put(author, { food: 'dodge' })).json()
    const turned = { food: 'atk', level: 1, address, version }
    const answer = await author.call('PUT', `/api/cook/address/${id}`, turned)
    expect(answer.statusCode).toBe(400)
    expect(await undo(batchId)).toMatchObject({ restored: 1 })
  })

  it('wait beside each other, and the first that passes is the one', async () => {
    const [one, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'MEMBER')]
    const [first, second] = [await putId(one), await putId(other, { level: 2 })]
    const own = (await one.call('GET', '/api/cook/own')).json()
    expect(own.waiting).toMatchObject([{ address, dishes: [[first, 'atk', 1]] }])
    // Its maker may write it anew.
    const better = await putId(one, { level: 3 })
    expect(await pass(better)).toMatchObject({ passed: 1 })
    expect(await pass(second)).toMatchObject({ passed: 0, missed: 1 })
    expect(await desk.row(better)).toMatchObject({ level: 3 })
  })

  it('keep no code from whoever need not wait', async () => {
    const code = desk.newCode()
    await desk.add(await signIn(test, 'MEMBER'), { address: code })
    const waits = await put(await signIn(test, 'MEMBER'), { address: code })
    expect([waits.statusCode, waits.json().code]).toEqual([409, 'IN_USE'])
    expect(await desk.row(await desk.add(host, { address: code }))).toBeDefined()
  })
})
