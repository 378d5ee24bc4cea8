import { DAY_MS } from '@gyeol/korean'
import {
  contentPageSchema,
  cookOwnSchema,
  correctionNewsSchema,
  type ContentRef,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const TAKEDOWN = '/api/moderation/takedown'
const WAITING = '/api/moderation/waiting'

describeWithDatabase('[CK19] what new members make while their first posts wait', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let member: Person
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
    await letFirstPostsWait(true)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    member = await signIn(test, 'MEMBER')
    editor = await signIn(test, 'EDITOR')
  })

  async function letFirstPostsWait(firstPostsWait: boolean) {
    const owner = await signIn(test, 'OWNER')
    const before = (await owner.call('GET', '/api/setting')).json()
    const answer = await owner.call('PUT', '/api/setting', { ...before, firstPostsWait })
    expect(answer.statusCode).toBe(200)
  }
  const queue = async () => {
    const answer = await editor.call('GET', `${WAITING}?pageSize=100`)
    if (answer.statusCode !== 200) throw new Error(answer.body + test.log().slice(-3000))
    return contentPageSchema.parse(answer.json()).items
  }
  const waitingOf = async (who: Person) =>
    (await queue()).filter(({ author }) => author?.id === who.id)
  const refsOf = (items: readonly ContentRef[]) => items.map(({ kind, id }) => ({ kind, id }))
  const pass = async (contents: readonly ContentRef[], by = editor) =>
    by.call('POST', `${WAITING}/pass`, { contents })
  const undo = async (batchId: string) => editor.call('POST', `${TAKEDOWN}/${batchId}/undo`)
  const own = async (who: Person) =>
    cookOwnSchema.parse((await who.call('GET', '/api/cook/own')).json())
  const news = async (who: Person) =>
    correctionNewsSchema.parse((await who.call('GET', '/api/correction/news')).json())
  const task = async () => {
    const { tasks } = (await editor.call('GET', '/api/admin/today')).json()
    return tasks.find(({ code }: { code: string }) => code === 'content.waiting')?.count ?? 0
  }

  it('is seen by nobody but its maker and those who look after it, until they say it is fine', async () => {
    const count = await task()
    const address = desk.newCode()
    const dish = await desk.add(member, { address, memo: '현관 오른쪽' })
    expect(await desk.row(dish)).toBeUndefined()
    expect(await desk.row(dish, editor.call)).toBeUndefined()
    expect((await own(member)).waiting).toEqual([
      { address, memo: '현관 오른쪽', isWhole: true, dishes: [[dish, 'max_hp', 10]] },
    ])
    expect((await own(await signIn(test, 'MEMBER'))).waiting).toEqual([])
    expect(await task()).toBe(count + 1)
    const items = await waitingOf(member)
    expect(items).toMatchObject([
      { kind: 'cook-house', title: `${address} · 현관 오른쪽`, isWaiting: true, canTakeDown: true },
    ])
    expect((await member.call('GET', WAITING)).statusCode).toBe(403)
    expect((await pass(refsOf(items), member)).statusCode).toBe(403)

    const passed = (await pass(refsOf(items))).json()
    expect(passed).toMatchObject({ passed: 1, missed: 0 })
    expect(await desk.row(dish)).toMatchObject({ address })
    expect(await task()).toBe(count)
    expect((await own(member)).waiting).toEqual([])
    expect(await news(member)).toMatchObject({
      unread: 1,
      takedowns: [{ kind: 'cook-house', isPassed: true, reason: '' }],
    })

    expect((await undo(passed.batchId)).json()).toMatchObject({ restored: 1 })
    expect(await desk.row(dish)).toBeUndefined()
    expect((await news(member)).takedowns).toEqual([])
    expect(refsOf(await waitingOf(member))).toEqual(refsOf(items))
    expect((await pass([{ kind: 'cook-house', id: 'gone' }])).json()).toMatchObject({ missed: 1 })
  })

  it('is taken down with a reason, and waits again when that is undone', async () => {
    await desk.add(member)
    const items = await waitingOf(member)
    const reason = '광고예요'
    const answer = await editor.call('POST', TAKEDOWN, { contents: refsOf(items), reason })
    const { batchId, counts } = answer.json()
    expect(counts).toEqual([{ kind: 'cook-house', count: 1 }])
    expect(await waitingOf(member)).toEqual([])
    expect((await own(member)).waiting).toEqual([])
    expect((await news(member)).takedowns).toMatchObject([{ reason, isPassed: false }])
    expect((await pass(refsOf(items))).json()).toMatchObject({ passed: 0, missed: 1 })
    expect((await undo(batchId)).json()).toMatchObject({ restored: 1, missed: 0 })
    expect(await waitingOf(member)).toHaveLength(1)
    expect((await own(member)).waiting).toHaveLength(1)
  })

  it('is only the dish in the house of somebody else, without words for that house', async () => {
    const address = desk.newCode()
    const whole = await desk.add(await desk.settled(), { address })
    const added = await desk.add(member, { address, food: 'atk', level: 1, memo: '광고' })
    expect(await desk.row(added)).toBeUndefined()
    expect(await desk.row(whole)).toMatchObject({ memo: '' })
    expect((await own(member)).waiting).toEqual([
      { address, memo: '', isWhole: false, dishes: [[added, 'atk', 1]] },
    ])
    await pass(refsOf(await waitingOf(member)))
    expect(await desk.row(added)).toMatchObject({ address })
  })

  it('waits once more when its maker writes something else into it', async () => {
    const address = desk.newCode()
    const dish = await desk.add(member, { address })
    await pass(refsOf(await waitingOf(member)))
    const { version } = (await desk.row(dish)) ?? {}
    const change = async (body: object) => {
      const same = { food: 'max_hp', level: 10, address, ...body }
      return member.call('PUT', `/api/cook/address/${dish}`, same)
    }
    const same = await change({ version })
    expect(await desk.row(dish)).toMatchObject({ address })
    const answer = await change({ memo: '광고', version: same.json().version })
    expect(answer.json()).toMatchObject({ memo: '광고' })
    expect(await desk.row(dish)).toBeUndefined()
    expect(await waitingOf(member)).toMatchObject([{ title: `${address} · 광고` }])
  })

  it('waits once when it was changed after it was passed and the passing is undone', async () => {
    const address = desk.newCode()
    const dish = await desk.add(member, { address })
    const refs = refsOf(await waitingOf(member))
    const { batchId } = (await pass(refs)).json()
    const { version } = (await desk.row(dish)) ?? {}
    const change = { food: 'max_hp', level: 10, address, memo: '광고', version }
    await member.call('PUT', `/api/cook/address/${dish}`, change)
    expect((await undo(batchId)).json()).toMatchObject({ restored: 0, missed: 1 })
    expect(await waitingOf(member)).toHaveLength(1)
    expect((await pass([...refs, ...refs])).json()).toMatchObject({ passed: 1, missed: 0 })
    expect(await waitingOf(member)).toEqual([])
    expect(await desk.row(dish)).toMatchObject({ memo: '광고' })
  })

  it('is taken back by its maker, and waits for nobody then', async () => {
    const count = await task()
    const address = desk.newCode()
    await desk.add(await desk.settled(), { address })
    const [house, dish] = [
      await desk.add(member),
      await desk.add(member, { address, food: 'atk', level: 1 }),
    ]
    expect(await task()).toBe(count + 2)
    const remove = async (id: string, who = member) =>
      (await who.call('DELETE', `/api/cook/address/${id}`)).statusCode
    expect(await remove(house, await signIn(test, 'MEMBER'))).toBe(404)
    expect(await remove(house)).toBe(204)
    expect(await remove(dish)).toBe(204)
    expect(await waitingOf(member)).toEqual([])
    expect(await task()).toBe(count)
    // The house the dish was in is still there.
    expect((await desk.list('?includeOld=true')).some((row) => row.address === address)).toBe(true)
  })

  it('is seen at once when its maker is past probation, or the owner does not want it', async () => {
    const settled = await desk.add(await desk.settled())
    expect(await desk.row(settled)).toBeDefined()
    const late = await desk.add(member)
    time.advance(7 * DAY_MS)
    const later = await desk.add(member)
    expect([await desk.row(late), (await desk.row(later)) !== undefined]).toEqual([undefined, true])
    await letFirstPostsWait(false)
    expect(await desk.row(await desk.add(await signIn(test, 'MEMBER')))).toBeDefined()
  })
})
