import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../test/app.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { type Person, signIn } from '../../test/people.ts'

describeWithDatabase('an Idempotency-Key', () => {
  const time = createClock()
  let test: TestApp
  let admin: Person
  let made = 0
  beforeAll(async () => {
    test = await createApp({}, time)
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const form = () => {
    made += 1
    return { loginId: `once${made}`, nickname: `한 번 ${made}`, roleCode: 'MEMBER' }
  }
  const create = (body: object, key: string, by = admin) =>
    by.call('POST', '/api/member', body, { 'idempotency-key': key })
  const count = async (loginId: string) =>
    (
      await test.database.kysely
        .selectFrom('member')
        .select('id')
        .where('login_id', '=', loginId)
        .execute()
    ).length

  it('gives a repeated request its first answer, token and all', async () => {
    const body = form()
    const first = await create(body, 'a')
    const again = await create(body, 'a')
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(await count(body.loginId)).toBe(1)
  })

  it('acts once when the request comes five times at once', async () => {
    const body = form()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body, 'b')))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect(await count(body.loginId)).toBe(1)
  })

  it('is refused with another body', async () => {
    await create(form(), 'c')
    expect((await create(form(), 'c')).json()).toMatchObject({ status: 409, code: 'IDEMPOTENCY' })
  })

  it('belongs to its member', async () => {
    const other = await signIn(test, 'ADMIN')
    await create(form(), 'd')
    expect((await create(form(), 'd', other)).statusCode).toBe(201)
  })

  it('is free again after a refusal, and after a day', async () => {
    const taken = { ...form(), nickname: admin.nickname }
    expect((await create(taken, 'e')).json()).toMatchObject({ code: 'NICKNAME_TAKEN' })
    expect((await create(form(), 'e')).statusCode).toBe(201)
    time.advance(24 * 3_600_000 + 1)
    admin = await signIn(test, 'ADMIN')
    expect((await create(form(), 'e')).statusCode).toBe(201)
  })

  it.each(['', 'a b', '한글', 'x'.repeat(65), 'a/b'])('is refused as %j', async (key) => {
    const header = Buffer.from(key, 'utf8').toString('latin1')
    expect((await create(form(), header)).statusCode).toBe(400)
  })

  it('keeps no one-time token readable in the database', async () => {
    const { resetToken } = (await create(form(), 'f')).json<{ resetToken: string }>()
    const rows = await test.database.kysely.selectFrom('idempotency_key').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(resetToken)
  })
})
