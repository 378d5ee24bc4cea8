import { DAY_MS } from '@gyeol/korean'
import { takenDownSchema } from '@gyeol/contract'
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

describeWithDatabase('what was taken down once', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let member: Person
  let editor: Person
  let owner: Person
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    member = await desk.settled()
    editor = await signIn(test, 'EDITOR')
    owner = await signIn(test, 'OWNER')
  })

  const taken = async (words: object, by: Person = editor) => {
    const answer = await by.call('POST', TAKEDOWN, { reason: '까닭', ...words })
    if (answer.statusCode !== 200) throw new Error(answer.body + test.log().slice(-3000))
    return takenDownSchema.parse(answer.json())
  }
  const one = (kind: string, id: string) => ({ contents: [{ kind, id }] })
  const undo = async (batchId: string, by: Person = editor) =>
    by.call('POST', `${TAKEDOWN}/${batchId}/undo`)
  const contentOf = async (id: string, kind: string) => {
    const kinds = (await owner.call('GET', `/api/member/${id}/content`)).json()
    return kinds.find((row: { kind: string }) => row.kind === kind)
  }
  const clean = async () =>
    sweep(
      createContext({
        config: readConfig({ NODE_ENV: 'test' }),
        database: test.database,
        clock: time.clock,
      }),
    )
  const house = async (maker: Person) => {
    const dish = await desk.add(maker)
    return { dish, id: (await desk.row(dish))?.addressId ?? '' }
  }
  const report = async () => {
    const itemId = await makeItem(test.database, { name: `품목 ${time.clock()}` })
    const body = { itemName: '품목', itemId, basis: 'sold', amount: 5_000 }
    return (await member.call('POST', '/api/current-price', body)).json().id as string
  }
  const stateOf = async (reportId: string) =>
    (
      await test.database.kysely
        .selectFrom('price_report')
        .select('state')
        .where('id', '=', reportId)
        .executeTakeFirst()
    )?.state
  const restoreReport = async (id: string) =>
    editor.call('DELETE', `/api/current-price/${id}/exclusion`, { scope: 'report' })

  it('is a name that can be taken down again when its member has chosen a bad one once more', async () => {
    const name = one('nickname', member.id)
    const read = async () => (await member.call('GET', '/api/member/profile')).json()
    const rename = async (nickname: string) =>
      member.call('PUT', '/api/member/profile', { nickname, version: (await read()).version })
    const first = await taken(name)
    const plain = (await read()).nickname
    expect((await taken(name)).counts).toEqual([])
    const bad = `욕설${member.id.slice(-6)}`
    expect((await rename(bad)).statusCode).toBe(200)
    expect(await contentOf(member.id, 'nickname')).toMatchObject({ shown: 1, takenDown: 0 })
    const second = await taken(name)
    expect(second.counts).toEqual([{ kind: 'nickname', count: 1 }])
    expect((await read()).nickname).toBe(plain)
    expect(await contentOf(member.id, 'nickname')).toMatchObject({ shown: 0, takenDown: 1 })
    expect((await undo(second.batchId)).json()).toMatchObject({ restored: 1, missed: 0 })
    expect((await read()).nickname).toBe(bad)
    // They have chosen another since.
    expect((await undo(first.batchId)).json()).toMatchObject({ restored: 0, missed: 1 })
    await taken(name)
    const removal = await taken({ ...name, isRemoval: true })
    expect(removal.counts).toEqual([{ kind: 'nickname', count: 1 }])
    expect((await undo(removal.batchId)).json()).toMatchObject({ restored: 1, missed: 0 })
    expect((await read()).nickname).toBe(plain)
    const both = await taken({ ...name, isRemoval: true })
    time.advance(8 * DAY_MS)
    await clean()
    editor = await signIn(test, 'EDITOR')
    expect((await undo(both.batchId)).statusCode).toBe(404)
  })

  it('is what a member says of houses: what they say later goes, too, and each comes back with its act', async () => {
    const dishes = [
      await desk.add(await desk.settled()),
      await desk.add(await desk.settled()),
    ] as const
    const closed = async () => [
      (await desk.row(dishes[0]))?.closedReports,
      (await desk.row(dishes[1]))?.closedReports,
    ]
    await desk.close(member, dishes[0])
    const first = await taken({ members: [member.id] })
    time.advance(1000)
    await desk.close(member, dishes[1])
    expect(await closed()).toEqual([0, 1])
    const { batchId, counts } = await taken({ members: [member.id] })
    expect(counts).toEqual([{ kind: 'cook-mark', count: 1 }])
    expect(await closed()).toEqual([0, 0])
    expect((await taken({ members: [member.id] })).counts).toEqual([])
    await undo(batchId)
    expect(await closed()).toEqual([0, 1])
    await undo(first.batchId)
    expect(await closed()).toEqual([1, 1])
  })

  it.each([
    ['notice', '/api/notification', { levelCode: 'ALL', pinned: false }],
    [
      'event',
      '/api/event',
      {
        kind: 'event',
        startAt: '2026-11-20T00:00:00.000Z',
        endAt: '2026-11-21T00:00:00.000Z',
      },
    ],
  ])('is a %s its editor has brought back from its history', async (kind, path, more) => {
    const input = { title: '제목', body: '글', ...more }
    const { id } = (await editor.call('POST', path, input)).json()
    const isSeen = async () => (await visitor(test)('GET', `${path}/${id}`)).statusCode === 200
    const first = await taken(one(kind, id), owner)
    expect(await isSeen()).toBe(false)
    await editor.call('POST', `/api/revision/${kind}/${id}/restore`, {})
    expect(await isSeen()).toBe(true)
    const second = await taken(one(kind, id), owner)
    expect(second.counts).toEqual([{ kind, count: 1 }])
    expect(await isSeen()).toBe(false)
    expect((await undo(first.batchId, owner)).statusCode).toBe(404)
    expect((await undo(second.batchId, owner)).json()).toMatchObject({ restored: 1 })
    expect(await isSeen()).toBe(true)
  })

  it('is a price an editor has taken back into the reckoning', async () => {
    const id = await report()
    await taken(one('price-report', id))
    expect((await restoreReport(id)).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('active')
    const { batchId, counts } = await taken(one('price-report', id))
    expect(counts).toEqual([{ kind: 'price-report', count: 1 }])
    expect(await stateOf(id)).toBe('excluded')
    expect((await undo(batchId)).json()).toMatchObject({ restored: 1 })
    expect(await stateOf(id)).toBe('active')
  })

  it('is not erased after its removal when somebody has shown it again meanwhile', async () => {
    const [kept, gone] = [await report(), await report()]
    const contents = [kept, gone].map((id) => ({ kind: 'price-report', id }))
    const { batchId } = await taken({ contents, isRemoval: true })
    await restoreReport(kept)
    time.advance(8 * DAY_MS)
    await clean()
    expect([await stateOf(kept), await stateOf(gone)]).toEqual(['active', undefined])
    const owners = await signIn(test, 'OWNER')
    const { items } = (await owners.call('GET', `${TAKEDOWN}?memberId=${member.id}`)).json()
    expect(items).toMatchObject([{ id: batchId, counts: [], restored: 1, erased: 1 }])
  })

  it('stays down when a removal is undone of what somebody else had hidden before', async () => {
    const [first, other] = [await house(member), await house(member)]
    const hiding = await taken(one('cook-house', first.id))
    const removal = await taken({ members: [member.id], isRemoval: true }, owner)
    const again = await taken({ ...one('cook-house', first.id), isRemoval: true }, owner)
    expect(again.counts).toEqual([{ kind: 'cook-house', count: 1 }])
    const more = await taken({ ...one('cook-house', first.id), isRemoval: true }, owner)
    expect(more.counts).toEqual([])
    const isShown = async ({ dish }: { dish: string }) => (await desk.row(dish)) !== undefined
    expect((await undo(again.batchId)).json()).toMatchObject({ restored: 1, missed: 0 })
    await undo(removal.batchId)
    expect([await isShown(first), await isShown(other)]).toEqual([false, true])
    expect((await undo(hiding.batchId)).json()).toMatchObject({ restored: 1 })
    expect(await isShown(first)).toBe(true)
  })

  it('is erased for everybody who has taken it down', async () => {
    const { id } = await house(member)
    const hiding = await taken(one('cook-house', id))
    await taken({ ...one('cook-house', id), isRemoval: true }, owner)
    time.advance(8 * DAY_MS)
    await clean()
    editor = await signIn(test, 'EDITOR')
    expect((await undo(hiding.batchId)).statusCode).toBe(404)
  })

  it('is taken down once by editors who do it at once, and brought back once', async () => {
    const { id, dish } = await house(member)
    const acts = await Promise.all(
      [owner, editor, editor].map(async (by) => taken(one('cook-house', id), by)),
    )
    const done = acts.filter(({ counts }) => counts.length > 0)
    expect(done).toHaveLength(1)
    const undone = await Promise.all(
      [owner, editor, editor].map(async (by) => undo(done[0]?.batchId ?? '', by)),
    )
    const restored = undone.map((answer) =>
      answer.statusCode === 404 ? 0 : answer.json().restored,
    )
    expect(restored.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await desk.row(dish)).toBeDefined()
    expect((await taken(one('cook-house', id))).counts).toHaveLength(1)
  })

  it('is not brought back by its own maker', async () => {
    const { id, dish } = await house(editor)
    const { batchId } = await taken(one('cook-house', id), owner)
    expect((await undo(batchId, editor)).json()).toMatchObject({ restored: 0, missed: 1 })
    expect(await desk.row(dish)).toBeUndefined()
    const other = await signIn(test, 'EDITOR')
    expect((await undo(batchId, other)).json()).toMatchObject({ restored: 0, missed: 1 })
    expect((await undo(batchId, owner)).json()).toMatchObject({ restored: 1, missed: 0 })
    expect(await desk.row(dish)).toBeDefined()
  })

  it('is an item an editor cannot let in before it is back', async () => {
    const input = { kindId: 'material', name: `제안 ${time.clock()}` }
    const { id } = (await member.call('POST', '/api/price/item', input)).json()
    const { version } = (await editor.call('GET', `/api/price/item/${id}`)).json()
    const accept = async () => {
      const body = { ...input, version, state: 'accepted' }
      return (await editor.call('PUT', `/api/price/item/${id}`, body)).statusCode
    }
    const { batchId } = await taken(one('price-item', id))
    expect(await accept()).toBe(404)
    expect((await undo(batchId)).json()).toMatchObject({ restored: 1 })
    expect(await accept()).toBe(200)
  })

  it('is said to be fine by others than its maker', async () => {
    const { id } = await house(editor)
    const ref = { kind: 'cook-house', id }
    await visitor(test)('POST', '/api/problem', { ...ref, reason: 'spam', text: '' })
    const close = async (by: Person) => by.call('POST', '/api/problem/close', ref)
    expect((await close(editor)).json()).toMatchObject({ code: 'FORBIDDEN' })
    expect((await close(await signIn(test, 'EDITOR'))).statusCode).toBe(204)
    expect((await editor.call('POST', '/api/problem/reopen', ref)).statusCode).toBe(204)
    const own = { kind: 'cook-house', id: (await house(owner)).id }
    await visitor(test)('POST', '/api/problem', { ...own, reason: 'spam', text: '' })
    // A site may have nobody else to answer.
    expect((await owner.call('POST', '/api/problem/close', own)).statusCode).toBe(204)
  })
})
