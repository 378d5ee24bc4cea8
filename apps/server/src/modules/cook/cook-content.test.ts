import { DAY_MS } from '@gyeol/korean'
import { memberContentSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { createContext } from '../../assembly/create-context.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { readConfig } from '../../config/config.ts'

describeWithDatabase('what a member made and said of houses', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let member: Person
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    member = await signIn(test, 'MEMBER')
    editor = await signIn(test, 'EDITOR')
  })

  const contentOf = async (id: string) => {
    const answer = await editor.call('GET', `/api/member/${id}/content`)
    const kinds = memberContentSchema.parse(answer.json())
    return Object.fromEntries(kinds.map((one) => [one.kind, one]))
  }
  const taken = async (words: object) =>
    (await editor.call('POST', '/api/moderation/takedown', { reason: '광고예요', ...words })).json()
  const undo = async (batchId: string) =>
    editor.call('POST', `/api/moderation/takedown/${batchId}/undo`)
  const clean = async () => {
    const config = readConfig({ NODE_ENV: 'test' })
    await sweep(createContext({ config, database: test.database, clock: time.clock }))
  }

  it('is a dish added to the house of somebody else, without that house', async () => {
    const other = await signIn(test, 'MEMBER')
    const address = desk.newCode()
    const whole = await desk.add(other, { address })
    const dish = await desk.add(member, { address, food: 'atk', level: 1 })
    // A dish of one's own house goes with the house, and is none of these.
    await desk.add(member, {})
    const before = await contentOf(member.id)
    expect(before['cook-dish']).toMatchObject({ count: 1, shown: 1 })
    expect(before['cook-dish']?.newest[0]).toMatchObject({ id: dish, author: { id: member.id } })
    expect(before['cook-dish']?.newest[0]?.title).toBe(`${address} · ATK 1`)
    const { batchId, counts } = await taken({ members: [member.id] })
    expect(counts).toEqual([
      { kind: 'cook-house', count: 1 },
      { kind: 'cook-dish', count: 1 },
      { kind: 'cook-mark', count: 1 },
    ])
    expect(await desk.row(dish)).toBeUndefined()
    expect(await desk.row(whole)).toMatchObject({ address })
    expect((await contentOf(member.id))['cook-dish']).toMatchObject({ shown: 0, takenDown: 1 })
    expect((await undo(batchId)).json()).toMatchObject({ restored: 3, missed: 0 })
    expect(await desk.row(dish)).toMatchObject({ level: 1 })
    // Somebody else tells of it rightly meanwhile: what was taken down has lost its place.
    const again = await taken({ contents: [{ kind: 'cook-dish', id: dish }] })
    await desk.add(other, { address, food: 'atk', level: 9 })
    expect((await undo(again.batchId)).json()).toMatchObject({ restored: 0, missed: 1 })
  })

  it('[CK17] is what they said of houses, too, which then counts nothing', async () => {
    const dish = await desk.add(await desk.settled(), {})
    await desk.close(member, dish)
    const marked = async () => (await desk.row(dish, member.call))?.myMark
    const before = (await contentOf(member.id))['cook-mark']
    expect(before).toMatchObject({ count: 1, shown: 1, newest: [{ title: '집에 대해 한 말 1개' }] })
    const { batchId } = await taken({ members: [member.id] })
    expect(await marked()).toBeNull()
    await undo(batchId)
    expect(await marked()).toBe('closed')
    await taken({ members: [member.id], isRemoval: true })
    time.advance(7 * DAY_MS)
    await clean()
    expect((await contentOf(member.id))['cook-mark']).toMatchObject({ count: 0 })
  })

  it('leaves no address behind once it is erased', async () => {
    const [mine, other] = [desk.newCode(), desk.newCode()]
    await desk.add(member, { address: mine, memo: '현관' })
    await desk.add(await signIn(test, 'MEMBER'), { address: other })
    await desk.add(member, { address: other, food: 'atk', level: 1 })
    await taken({ members: [member.id], isRemoval: true })
    const told = async () => {
      const kysely = test.database.kysely
      const titles = await kysely.selectFrom('takedown').select('title').execute()
      const log = await kysely.selectFrom('audit_log').select(['before', 'after']).execute()
      return [JSON.stringify(titles), JSON.stringify(log)]
    }
    for (const code of [mine, other]) expect((await told())[0]).toContain(code)
    time.advance(7 * DAY_MS)
    await clean()
    for (const code of [mine, other]) expect((await told())[0]).not.toContain(code)
    expect((await told())[1]).not.toContain(mine)
  })
})
