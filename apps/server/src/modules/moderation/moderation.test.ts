import { DAY_MS } from '@gyeol/korean'
import {
  correctionNewsSchema,
  memberContentSchema,
  problemPageSchema,
  takedownPageSchema,
  takenDownSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { makeItem } from '../../../test/price-desk.ts'
import { createContext } from '../../assembly/create-context.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { readConfig } from '../../config/config.ts'

const TAKEDOWN = '/api/moderation/takedown'
const REASON = '광고라서 내렸어요'

describeWithDatabase('what members make', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let member: Person
  let editor: Person
  let itemId: string
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
    itemId = await makeItem(test.database, { name: '사람의 것' })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    member = await signIn(test, 'MEMBER')
    editor = await signIn(test, 'EDITOR')
  })

  const contentOf = async (id: string, by: Person = editor) => {
    const answer = await by.call('GET', `/api/member/${id}/content`)
    if (answer.statusCode !== 200) throw new Error(answer.body + test.log().slice(-3000))
    const kinds = memberContentSchema.parse(answer.json())
    return Object.fromEntries(kinds.map((one) => [one.kind, one]))
  }
  const report = async () => {
    const body = { itemName: '사람의 것', itemId, basis: 'sold', amount: 5_000 }
    return (await member.call('POST', '/api/current-price', body)).json().id as string
  }
  const missing = async (name: string, by: Person = member) => {
    const body = { entity: 'boss', name, reason: '없어요' }
    return (await by.call('POST', '/api/correction/missing', body)).json().id as string
  }
  const takeDown = async (words: object, by: Person = editor) =>
    by.call('POST', TAKEDOWN, { reason: REASON, ...words })
  const taken = async (words: object, by: Person = editor) =>
    takenDownSchema.parse((await takeDown(words, by)).json())
  const undo = async (batchId: string, by: Person = editor) =>
    by.call('POST', `${TAKEDOWN}/${batchId}/undo`)
  const isListed = async (address: string) =>
    (await desk.list('?includeOld=true')).some((row) => row.address === address)
  const clean = async () =>
    sweep(
      createContext({
        config: readConfig({ NODE_ENV: 'test' }),
        database: test.database,
        clock: time.clock,
      }),
    )
  const problems = async (state = 'open', by: Person = editor) =>
    problemPageSchema.parse(
      (await by.call('GET', `/api/problem?state=${state}&pageSize=100`)).json(),
    ).items

  it('stands in one place, is hidden at once and comes back whole', async () => {
    const address = desk.newCode()
    await desk.add(member, { address })
    const reportId = await report()
    const correctionId = await missing('아무도 모르는 보스')
    const before = await contentOf(member.id)
    expect(before['cook-house']).toMatchObject({ count: 1, shown: 1, takenDown: 0 })
    expect(before['cook-house']?.newest[0]?.title).toContain(address)
    expect(before['price-report']).toMatchObject({ count: 1, shown: 1 })
    expect(before['correction']).toMatchObject({ count: 1, shown: 1 })
    expect(before['nickname']?.newest[0]?.title).toBe(member.nickname)

    const { batchId, counts, refused, isLeft } = await taken({ members: [member.id] })
    expect([refused, isLeft]).toEqual([0, false])
    expect(counts).toEqual([
      { kind: 'cook-house', count: 1 },
      { kind: 'cook-mark', count: 1 },
      { kind: 'price-report', count: 1 },
      { kind: 'correction', count: 1 },
    ])
    expect(await isListed(address)).toBe(false)
    const [state] = await test.database.kysely
      .selectFrom('price_report')
      .select(['state', 'excluded_reason'])
      .where('id', '=', reportId)
      .execute()
    expect(state).toEqual({ state: 'excluded', excluded_reason: REASON })
    const correction = async () =>
      (await editor.call('GET', `/api/correction/${correctionId}`)).json()
    expect(await correction()).toMatchObject({ state: 'rejected', answer: REASON })
    expect((await contentOf(member.id))['cook-house']).toMatchObject({ shown: 0, takenDown: 1 })

    expect((await undo(batchId)).json()).toEqual({ restored: 4, missed: 0, isLeft: false })
    expect(await isListed(address)).toBe(true)
    expect(await correction()).toMatchObject({ state: 'open', answer: '' })
    expect((await contentOf(member.id))['price-report']).toMatchObject({ shown: 1, takenDown: 0 })
    expect((await undo(batchId)).statusCode).toBe(404)
  })

  it('can be brought back for seven days after it was removed, and is erased then', async () => {
    const [kept, gone] = [desk.newCode(), desk.newCode()]
    await desk.add(member, { address: gone })
    const removal = await taken({ members: [member.id], isRemoval: true })
    time.advance(1000)
    await desk.add(member, { address: kept })
    const hiding = await taken({ members: [member.id] })
    time.advance(7 * DAY_MS - 60_000)
    await clean()
    const page = async () =>
      takedownPageSchema.parse(
        (await editor.call('GET', `${TAKEDOWN}?memberId=${member.id}`)).json(),
      ).items
    expect((await page()).map(({ counts }) => counts[0]?.count)).toEqual([1, 1])
    time.advance(60_000)
    await clean()
    // What was said of a house after the removal is no part of it.
    const counts = [
      { kind: 'cook-house', count: 1 },
      { kind: 'cook-mark', count: 1 },
    ]
    expect(await page()).toMatchObject([
      { id: hiding.batchId, counts, erased: 0, eraseAt: null },
      { id: removal.batchId, counts: [], erased: 2, members: [member.nickname] },
    ])
    expect((await undo(removal.batchId)).statusCode).toBe(404)
    // Nobody's code is taken for ever.
    await desk.add(await signIn(test, 'MEMBER'), { address: gone })
    expect((await undo(hiding.batchId)).json()).toMatchObject({ restored: 2 })
  })

  it('is theirs who stand below whoever takes it down, and of no others', async () => {
    const address = desk.newCode()
    await desk.add(editor, { address })
    const other = await signIn(test, 'EDITOR')
    expect((await takeDown({ members: [editor.id] }, other)).json().code).toBe('ROLE_TOO_HIGH')
    expect((await other.call('GET', `/api/member/${editor.id}/content`)).statusCode).toBe(403)
    const own = await missing('편집자의 보스', editor)
    const refused = await taken({ contents: [{ kind: 'correction', id: own }] }, other)
    expect(refused).toMatchObject({ counts: [], refused: 1 })
    const owner = await signIn(test, 'OWNER')
    expect(await taken({ members: [editor.id] }, owner)).toMatchObject({
      counts: [
        { kind: 'cook-house', count: 1 },
        { kind: 'cook-mark', count: 1 },
        { kind: 'correction', count: 1 },
      ],
    })
    for (const by of [member, await signIn(test, 'CONTRIBUTOR')])
      expect((await takeDown({ members: [member.id] }, by)).statusCode).toBe(403)
    expect((await visitor(test)('POST', TAKEDOWN, { reason: REASON })).statusCode).toBe(401)
  })

  it('is told to its maker with the reason until they have read it', async () => {
    const address = desk.newCode()
    await desk.add(member, { address })
    const { batchId } = await taken({ members: [member.id], kinds: ['cook-house', 'nickname'] })
    const news = async () =>
      correctionNewsSchema.parse((await member.call('GET', '/api/correction/news')).json())
    const told = await news()
    expect(told.unread).toBe(2)
    expect(Object.fromEntries(told.takedowns.map(({ kind, reason }) => [kind, reason]))).toEqual({
      'cook-house': REASON,
      nickname: REASON,
    })
    await member.call('POST', '/api/correction/news/read', { only: 'takedowns' })
    expect((await news()).unread).toBe(0)
    const nickname = async () => (await member.call('GET', '/api/member/profile')).json().nickname
    expect(await nickname()).not.toBe(member.nickname)
    await undo(batchId)
    expect(await nickname()).toBe(member.nickname)
    expect((await news()).takedowns).toEqual([])
    const download = await member.call('GET', '/api/member/profile/export')
    expect(download.body).toContain(REASON)
  })

  it('keeps a notice and an event whole while they are down', async () => {
    const input = { title: '놀러 오세요', body: '글', levelCode: 'ALL', pinned: false }
    const made = await editor.call('POST', '/api/notification', input)
    const { id } = made.json()
    expect(made.body).toContain(id)
    const admin = await signIn(test, 'ADMIN')
    const { batchId } = await taken({ contents: [{ kind: 'notice', id }] }, admin)
    const read = async () => visitor(test)('GET', `/api/notification/${id}`)
    expect((await read()).statusCode).toBe(404)
    await undo(batchId, admin)
    expect((await read()).json()).toMatchObject({ title: input.title, body: input.body })
  })

  it('leaves the queue when it is a proposed item, and the name is free', async () => {
    const name = `제안 ${Date.now()}`
    const input = {
      kindId: 'material',
      name,
      variant: '',
      unitQuantity: 1,
      entity: null,
      entityId: null,
    }
    const { id } = (await member.call('POST', '/api/price/item', input)).json()
    const waiting = async () => {
      const { tasks } = (await editor.call('GET', '/api/admin/today')).json()
      return tasks.find(({ code }: { code: string }) => code === 'price-item.proposed')?.count
    }
    const count = await waiting()
    const { batchId } = await taken({ contents: [{ kind: 'price-item', id }] })
    expect(await waiting()).toBe(count - 1)
    await undo(batchId)
    expect(await waiting()).toBe(count)
    await taken({ contents: [{ kind: 'price-item', id }] })
    expect((await editor.call('POST', '/api/price/item', input)).statusCode).toBe(201)
  })

  it('is reported by anybody, and answered with a takedown or a word', async () => {
    const address = desk.newCode()
    const dish = await desk.add(member, { address })
    const row = await test.database.kysely
      .selectFrom('cook_dish')
      .select('house_id')
      .where('id', '=', dish)
      .executeTakeFirstOrThrow()
    const ref = { kind: 'cook-house', id: row.house_id }
    const tell = async (call: Person['call'], words: object = {}) =>
      (await call('POST', '/api/problem', { ...ref, reason: 'spam', text: '광고예요', ...words }))
        .statusCode
    // Nobody can tell whether they are two: in the order of the list they are one.
    expect(await tell(visitor(test))).toBe(204)
    expect(await tell(visitor(test))).toBe(204)
    const other = await signIn(test, 'MEMBER')
    expect(await tell(other.call)).toBe(204)
    expect(await tell(other.call)).toBe(204)
    expect(await tell(other.call, { id: 'nothing' })).toBe(404)
    expect(await tell(other.call, { kind: 'password' })).toBe(400)
    const found = async (state?: string) =>
      (await problems(state)).find(({ id }) => id === row.house_id)
    expect(await found()).toMatchObject({
      count: 2,
      canTakeDown: true,
      author: { id: member.id },
      reports: [{ reason: 'spam', text: '광고예요' }, { reporter: null }, { reporter: null }],
    })
    expect((await other.call('GET', '/api/problem')).statusCode).toBe(403)

    expect((await editor.call('POST', '/api/problem/close', ref)).statusCode).toBe(204)
    expect(await found()).toBeUndefined()
    expect(await found('fine')).toMatchObject({ count: 2 })
    expect((await editor.call('POST', '/api/problem/reopen', ref)).statusCode).toBe(204)

    const { batchId } = await taken({ contents: [ref] })
    expect(await found()).toBeUndefined()
    expect(await found('taken-down')).toMatchObject({ batchId, canTakeDown: false })
    await undo(batchId)
    expect(await found()).toMatchObject({ count: 2, batchId: null })
    const thing = { kind: 'boss', id: 'no-such-boss', reason: 'wrong' }
    expect((await visitor(test)('POST', '/api/problem', thing)).statusCode).toBe(404)
  })

  it('is a short link, too, whoever made it', async () => {
    const build = { path: '/statting', hash: '#v1=spam', title: '공짜', summary: '' }
    const { code } = (await visitor(test)('POST', '/api/short-link', build)).json()
    const read = async () => (await visitor(test)('GET', `/api/short-link/${code}`)).statusCode
    const { batchId } = await taken({ contents: [{ kind: 'short-link', id: code }] })
    expect(await read()).toBe(404)
    await undo(batchId)
    expect(await read()).toBe(200)
  })
})
