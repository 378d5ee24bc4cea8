import { DAY_MS } from '@gyeol/korean'
import { floodSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'

describeWithDatabase('a flood of what members make', () => {
  const time = createClock()
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({}, time)
  })
  afterAll(() => test.close())

  it('is seen when new members make very much of it at once', async () => {
    const [member, editor] = [await signIn(test, 'MEMBER'), await signIn(test, 'EDITOR')]
    const missing = async (name: string) =>
      member.call('POST', '/api/correction/missing', { entity: 'boss', name, reason: '없어요' })
    for (let count = 0; count < 29; count += 1) await missing(`스팸 ${count}`)
    const flood = async () => {
      const answer = await editor.call('GET', '/api/moderation/flood')
      return floodSchema.parse(answer.json()).find((one) => one.member.id === member.id)
    }
    expect(await flood()).toBeUndefined()
    await missing('스팸 29')
    expect(await flood()).toMatchObject({ total: 30, counts: [{ kind: 'correction', count: 30 }] })
    const { tasks } = (await editor.call('GET', '/api/admin/today')).json()
    expect(tasks.find(({ code }: { code: string }) => code === 'content.flood')).toMatchObject({
      count: 1,
      isUrgent: true,
    })
    const probation = async (probationDays: number) => {
      const owner = await signIn(test, 'OWNER')
      const setting = (await owner.call('GET', '/api/setting')).json()
      await owner.call('PUT', '/api/setting', { ...setting, probationDays })
    }
    const joined = async (days: number) =>
      test.database.kysely
        .updateTable('member')
        .set({ created_at: time.clock() - days * DAY_MS + 60_000 })
        .where('id', '=', member.id)
        .execute()
    await joined(3)
    await probation(2)
    expect(await flood()).toBeUndefined()
    await probation(3)
    expect(await flood()).toBeDefined()
    // A site without probation still looks at who came today.
    await probation(0)
    expect(await flood()).toBeUndefined()
    await joined(1)
    expect(await flood()).toBeDefined()
    await probation(7)
    const all = { members: [member.id], reason: '도배예요' }
    await editor.call('POST', '/api/moderation/takedown', all)
    expect(await flood()).toBeUndefined()
  })
})
