import { madeShortLinkSchema, shortLinkSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { sweepShortLinks } from './short-link.service.ts'

const PATH = '/api/short-link'
const DAY_MS = 86_400_000

describeWithDatabase('short links', () => {
  const time = createClock()
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({}, time)
  })
  afterAll(() => test.close())

  const build = (hash: string, words: object = {}) => ({
    path: '/statting',
    hash,
    title: '물리 대검',
    summary: '크리티컬 데미지 %',
    ...words,
  })
  const make = async (hash: string, by = visitor(test)) =>
    madeShortLinkSchema.parse((await by('POST', PATH, build(hash))).json())
  const read = async (code: string) => visitor(test)('GET', `${PATH}/${code}`)

  it('lead where the long one leads, the same work always by the same link', async () => {
    const made = await make('#v1=first')
    expect(made.isMine).toBe(true)
    expect(made.removalKey).not.toBeNull()
    expect(await make('#v1=first')).toEqual({ code: made.code, isMine: false, removalKey: null })
    expect((await make('#v1=second')).code).not.toBe(made.code)
    expect(shortLinkSchema.parse((await read(made.code)).json())).toEqual({
      code: made.code,
      ...build('#v1=first'),
      createdAt: new Date(time.clock()).toISOString(),
    })
    const member = await signIn(test, 'MEMBER')
    expect(await make('#v1=first', member.call)).toMatchObject({ isMine: false })
  })

  it('are removed by their maker alone', async () => {
    const made = await make('#v1=gone')
    const remove = async (body: object, by = visitor(test)) =>
      (await by('DELETE', `${PATH}/${made.code}`, body)).statusCode
    expect(await remove({})).toBe(403)
    expect(await remove({ removalKey: 'another' })).toBe(403)
    expect(await remove({ removalKey: made.removalKey }, (await signIn(test, 'MEMBER')).call)).toBe(
      204,
    )
    expect((await read(made.code)).statusCode).toBe(404)
    expect(await remove({ removalKey: made.removalKey })).toBe(404)
    const owner = await signIn(test, 'MEMBER')
    const { code, removalKey } = await make('#v1=members', owner.call)
    expect(removalKey).toBeNull()
    expect((await owner.call('GET', PATH)).json()).toMatchObject([{ code }])
    expect(
      (await (await signIn(test, 'MEMBER')).call('DELETE', `${PATH}/${code}`)).statusCode,
    ).toBe(403)
    expect((await owner.call('DELETE', `${PATH}/${code}`)).statusCode).toBe(204)
    expect((await owner.call('GET', PATH)).json()).toEqual([])
    expect((await visitor(test)('GET', PATH)).statusCode).toBe(401)
  })

  it('stay without a name when their maker leaves, and are in the download before', async () => {
    const member = await signIn(test, 'MEMBER')
    const { code } = await make('#v1=leaves', member.call)
    const download = await member.call('GET', '/api/member/profile/export')
    expect(download.body).toContain(code)
    const owner = await signIn(test, 'OWNER')
    expect((await owner.call('DELETE', `/api/member/${member.id}`)).statusCode).toBe(204)
    expect((await read(code)).statusCode).toBe(200)
    const row = await test.database.kysely
      .selectFrom('short_link')
      .select('maker_id')
      .where('code', '=', code)
      .executeTakeFirst()
    expect(row).toEqual({ maker_id: null })
  })

  it.each([
    ['another page', { path: '/admin' }],
    ['an address that is none of a planner', { hash: '#<script>' }],
    ['one without a payload', { hash: '' }],
    ['one that is too long', { hash: `#v1=${'a'.repeat(24_001)}` }],
    ['no title', { title: ' ' }],
    ['a title of several lines', { title: 'ㄱ\nㄴ' }],
    ['what nobody asked for', { url: 'https://elsewhere.example' }],
  ])('are not made for %s', async (_name, wrong) => {
    const answer = await visitor(test)('POST', PATH, build('#v1=ok', wrong))
    expect(answer.statusCode).toBe(400)
  })

  it.each(['short', 'with-hyphen', 'a'.repeat(13), '%00aaaaaa'])('are not at %s', async (code) => {
    expect((await read(code)).statusCode).toBe(404)
  })

  it('say nothing that looks like an address of somebody else', async () => {
    const words = { title: '공짜 https://evil.example/a 스피나', summary: 'www.evil.example' }
    const answer = await visitor(test)('POST', PATH, build('#v1=spam', words))
    const { code } = madeShortLinkSchema.parse(answer.json())
    expect((await read(code)).json()).toMatchObject({ title: '공짜 스피나', summary: '' })
  })

  it('are not made without end; those that exist cost nothing', async () => {
    time.advance(2 * DAY_MS)
    const answers = []
    for (let count = 0; count < 61; count += 1)
      answers.push((await visitor(test)('POST', PATH, build(`#v1=many${count}`))).statusCode)
    expect(new Set(answers.slice(0, 60))).toEqual(new Set([201]))
    expect(answers[60]).toBe(429)
    expect((await make('#v1=many0')).code).toHaveLength(10)
  })

  it('go when nobody has opened them for two years', async () => {
    time.advance(DAY_MS)
    const [used, unused] = [await make('#v1=used'), await make('#v1=unused')]
    time.advance(700 * DAY_MS)
    expect((await read(used.code)).statusCode).toBe(200)
    time.advance(40 * DAY_MS)
    await sweepShortLinks({ database: test.database, clock: time.clock })
    expect((await read(used.code)).statusCode).toBe(200)
    expect((await read(unused.code)).statusCode).toBe(404)
  })
})
