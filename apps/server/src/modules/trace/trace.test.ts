import { DAY_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { createApp, createClock } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, signIn, visitor } from '../../../test/people.ts'

let made = 0
const form = () => {
  made += 1
  const names = { loginId: `puppet${made}`, nickname: `꼭두각시 ${made}` }
  return { ...names, password: '아무도 모르는 긴 말', agree: true }
}

describeWithDatabase('accounts that have something in common', () => {
  const prepare = async () => {
    const time = createClock()
    const test = await createApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' }, time)
    const admin = await signIn(test, 'ADMIN')
    time.advance(60_000)
    const signUp = async (from: string, device?: string) => {
      const headers = { 'x-forwarded-for': from, ...(device ? { cookie: `device=${device}` } : {}) }
      const answer = await visitor(test)('POST', '/api/auth/sign-up', form(), headers)
      expect(answer.statusCode).toBe(201)
      time.advance(60_000)
      return { id: answer.json().id as string, answer }
    }
    const groups = async (kind: string) => {
      const { items } = (await admin.call('GET', `/api/admin/trace?kind=${kind}`)).json()
      return items.map(({ members }: { members: { member: { id: string } }[] }) =>
        members.map(({ member }) => member.id).toSorted(),
      )
    }
    const crowds = async () => {
      // Another each time: theirs is over after a few hours.
      const { call } = await signIn(test, 'ADMIN')
      const { tasks } = (await call('GET', '/api/admin/today')).json()
      return tasks.find(({ code }: { code: string }) => code === 'member.crowd').count
    }
    return { test, time, admin, signUp, groups, crowds }
  }

  it('are grouped by network, the network around it, browser and minute of sign-up', async () => {
    const { test, time, signUp, groups } = await prepare()
    const [one, two] = [await signUp('2001:db8:1:1::1'), await signUp('2001:db8:1:1::2')]
    const three = await signUp('2001:db8:1:2::1')
    const device = three.answer.cookies.find(({ name }) => name === 'device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' })
    const four = await signUp('198.51.100.4', device?.value)
    time.advance(-60_000)
    const five = await signUp('198.51.100.5')
    const of = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted()
    expect(await groups('network')).toEqual([of(one, two)])
    expect(await groups('around')).toEqual([of(one, two, three)])
    expect(await groups('device')).toEqual([of(three, four)])
    expect(await groups('minute')).toEqual([of(four, five)])
    await test.close()
  })

  it('say what each has written today', async () => {
    const { test, admin, signUp } = await prepare()
    const { answer } = await signUp('192.0.2.1')
    await signUp('192.0.2.1')
    const call = caller(test, cookieOf(answer))
    for (let count = 0; count < 2; count += 1)
      await call('PUT', '/api/notification/bell', { pace: 'now' })
    const listed = await admin.call('GET', '/api/admin/trace')
    expect(listed.body).toContain('items')
    const { items } = listed.json()
    const wrote = items[0].members.flatMap(({ wrote: of }: { wrote: object[] }) => of)
    expect(wrote).toEqual([{ name: 'notice-mark', count: 2 }])
    await test.close()
  })

  it('are a task once four came within a day from one place', async () => {
    const { test, time, signUp, crowds } = await prepare()
    for (let count = 0; count < 3; count += 1) await signUp('192.0.2.1')
    expect(await crowds()).toBe(0)
    await signUp('192.0.2.1')
    expect(await crowds()).toBe(1)
    time.advance(2 * DAY_MS)
    expect(await crowds()).toBe(0)
    await test.close()
  })

  it('are kept as hashes, shown to their member, and forgotten with them', async () => {
    const { test, signUp } = await prepare()
    const { id, answer } = await signUp('192.0.2.1')
    const rows = () =>
      test.database.kysely
        .selectFrom('member_trace')
        .selectAll()
        .where('member_id', '=', id)
        .execute()
    const kept = await rows()
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['device', 'network'])
    expect(JSON.stringify(kept)).not.toContain('192.0.2')
    const call = caller(test, cookieOf(answer))
    const own = (await call('GET', '/api/member/profile/export')).json()
    expect(own.sections['접속 흔적(해시)']).toHaveLength(2)
    await call('DELETE', '/api/member/profile', { password: '아무도 모르는 긴 말' })
    expect(await rows()).toEqual([])
    await test.close()
  })

  it('are for administrators', async () => {
    const { test } = await prepare()
    const editor = await signIn(test, 'EDITOR')
    expect((await editor.call('GET', '/api/admin/trace')).statusCode).toBe(403)
    await test.close()
  })
})
