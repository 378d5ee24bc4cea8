import { DAY_MS } from '@gyeol/korean'
import { madeShortLinkSchema, QUOTAS, shortLinkPageSchema, shortLinkSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { sweepDepartures } from '../member/departure.service.ts'
import {
  eraseShortLinks,
  listShortLinksOfMaker,
  restoreShortLinks,
  shortLinkData,
  sweepShortLinks,
  takeDownShortLinks,
} from './short-link.service.ts'

const PATH = '/api/short-link'

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

  it('lead where the long one leads; a member’s same work has the same link', async () => {
    const made = await make('#v1=first')
    expect(made.isMine).toBe(true)
    expect(made.removalKey).not.toBeNull()
    expect(shortLinkSchema.parse((await read(made.code)).json())).toEqual({
      code: made.code,
      ...build('#v1=first'),
      createdAt: new Date(time.clock()).toISOString(),
    })
    const [member, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'MEMBER')]
    const own = await make('#v1=first', member.call)
    expect(await make('#v1=first', member.call)).toEqual({ ...own, removalKey: null })
    expect((await make('#v1=second', member.call)).code).not.toBe(own.code)
    const others = [made.code, own.code, (await make('#v1=first', other.call)).code]
    expect(new Set([...others, (await make('#v1=first')).code]).size).toBe(4)
  })

  it('say what their own maker says of the work, never somebody else', async () => {
    const [member, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'MEMBER')]
    await other.call('POST', PATH, build('#v1=title', { title: '남의 제목' }))
    const { code } = await make('#v1=title', member.call)
    expect((await read(code)).json()).toMatchObject({ title: '물리 대검' })
    await member.call('POST', PATH, build('#v1=title', { title: '새 제목' }))
    expect((await read(code)).json()).toMatchObject({ title: '새 제목' })
  })

  it('are as if they were gone while they are taken down', async () => {
    const member = await signIn(test, 'MEMBER')
    const { code } = await make('#v1=down', member.call)
    await takeDownShortLinks(test.database.kysely, [code], time.clock())
    expect((await read(code)).statusCode).toBe(404)
    expect((await member.call('DELETE', `${PATH}/${code}`)).statusCode).toBe(404)
    expect((await member.call('POST', PATH, build('#v1=down'))).statusCode).toBe(400)
    expect(await listShortLinksOfMaker(test.database.kysely, member.id)).toMatchObject([
      { code, takenDownAt: time.clock() },
    ])
    await restoreShortLinks(test.database.kysely, [code])
    expect((await read(code)).statusCode).toBe(200)
    await eraseShortLinks(test.database.kysely, [code])
    expect(await listShortLinksOfMaker(test.database.kysely, member.id)).toEqual([])
  })

  it('come in pages', async () => {
    const member = await signIn(test, 'MEMBER')
    for (let count = 0; count < 3; count += 1) {
      time.advance(1000)
      await make(`#v1=page${count}`, member.call)
    }
    const page = shortLinkPageSchema.parse(
      (await member.call('GET', `${PATH}?page=2&pageSize=2`)).json(),
    )
    expect(page).toMatchObject({ page: 2, pageSize: 2, total: 3, items: [{ hash: '#v1=page0' }] })
    expect((await member.call('GET', `${PATH}?pageSize=41`)).statusCode).toBe(400)
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
    const back = await visitor(test)('POST', PATH, {
      ...build('#v1=gone'),
      removalKey: made.removalKey,
    })
    expect(madeShortLinkSchema.parse(back.json()).code).toBe(made.code)
    // Said once more, it is the same link: a repeated request makes no other.
    const again = await visitor(test)('POST', PATH, {
      ...build('#v1=gone'),
      removalKey: made.removalKey,
    })
    expect(madeShortLinkSchema.parse(again.json())).toEqual(made)
    const owner = await signIn(test, 'MEMBER')
    const { code, removalKey } = await make('#v1=members', owner.call)
    expect(removalKey).toBeNull()
    expect((await owner.call('GET', PATH)).json()).toMatchObject({ items: [{ code }] })
    expect(
      (await (await signIn(test, 'MEMBER')).call('DELETE', `${PATH}/${code}`)).statusCode,
    ).toBe(403)
    expect((await owner.call('DELETE', `${PATH}/${code}`)).statusCode).toBe(204)
    expect((await owner.call('GET', PATH)).json()).toMatchObject({ items: [], total: 0 })
    expect((await visitor(test)('GET', PATH)).statusCode).toBe(401)
  })

  it('stay without a name when their maker has left, and are in the download before', async () => {
    const member = await signIn(test, 'MEMBER')
    const { code } = await make('#v1=leaves', member.call)
    const download = await member.call('GET', '/api/member/profile/export')
    expect(download.body).toContain(code)
    const owner = await signIn(test, 'OWNER')
    expect((await owner.call('DELETE', `/api/member/${member.id}`)).statusCode).toBe(204)
    expect((await read(code)).statusCode).toBe(200)
    const clock = () => time.clock() + 7 * DAY_MS
    await sweepDepartures({ database: test.database, personalData: [shortLinkData], clock })
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

  it('are not made without end; one’s own that exist cost nothing', async () => {
    const limited = await createApp({ RATE_LIMIT: 'on' }, time)
    const member = await signIn(limited, 'CONTRIBUTOR')
    const most = QUOTAS['short-link'].network
    const post = async (name: string, by = visitor(limited)) =>
      (await by('POST', PATH, build(`#v1=${name}`))).statusCode
    expect(await post('own', member.call)).toBe(201)
    for (let count = 1; count < most; count += 1) {
      // No more than the request limits let through.
      if (count % 25 === 0) time.advance(20_000)
      expect(await post(`many${count}`)).toBe(201)
    }
    time.advance(60_000)
    expect(await post('more')).toBe(429)
    expect(await post('more', member.call)).toBe(429)
    expect(await post('own', member.call)).toBe(201)
    await limited.close()
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
