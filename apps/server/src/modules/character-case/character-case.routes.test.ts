import {
  caseVectorsSchema,
  type CharacterCaseInput,
  characterCasePageSchema,
  characterCaseSchema,
  correctionNewsSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { listChanges, readNewestChange } from '../outbox/outbox.service.ts'
import { CASE_HIT, REPORT } from './character-case.fixture.ts'

const PATH = '/api/character-case'
const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'

describeWithDatabase('what members saw in the game', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let member: Person
  let other: Person
  let level = 1

  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
    other = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())
  // Other inputs every time: the same ones are one case.
  beforeEach(async () => {
    level += 1
    member = await signIn(test, 'MEMBER')
  })

  const body = (words: Partial<CharacterCaseInput> = {}): CharacterCaseInput => {
    const character = { ...REPORT.inputs.character, level }
    return { ...REPORT, inputs: { character, hit: null }, ...words }
  }
  const report = async (words: Partial<CharacterCaseInput> = {}, by: Person = member) =>
    by.call('POST', PATH, body(words))
  const kept = async (words: Partial<CharacterCaseInput> = {}, by: Person = member) =>
    characterCaseSchema.parse((await report(words, by)).json())
  const list = async (query: string, by: Person) =>
    characterCasePageSchema.parse((await by.call('GET', `${PATH}${query}`)).json())
  const close = async (id: string, state: 'accepted' | 'held' = 'accepted', by: Person = editor) =>
    by.call('POST', `${PATH}/${id}/close`, { state, answer: '자료에 적어 뒀어요' })
  const news = async (who: Person) =>
    correctionNewsSchema.parse((await who.call('GET', '/api/correction/news')).json())

  it('is kept with the build and the inputs, for editors and its author', async () => {
    const made = await kept({ word: '캐릭터 창에서 봤어요' })
    expect(made).toMatchObject({
      figure: 'maxMp',
      ours: 400,
      theirs: 399,
      word: '캐릭터 창에서 봤어요',
      build: REPORT.build,
      same: 1,
      state: 'open',
      author: { id: member.id, nickname: member.nickname },
      canReview: false,
      canWithdraw: true,
    })
    expect((await list('', member)).items).toEqual([made])
    const seen = (await list('?view=all&state=open', editor)).items[0]
    expect(seen).toMatchObject({ id: made.id, canReview: true, canWithdraw: false })
    expect((await list('', other)).total).toBe(0)
    expect((await list('?view=all&figure=atk', editor)).items).toEqual([])
  })

  it('is one for each member, figure and inputs while it waits; who says the same is counted', async () => {
    const { id } = await kept()
    const again = await report({ theirs: 401 })
    expect([again.statusCode, again.json().code]).toEqual([409, 'DUPLICATE'])
    expect((await kept({ figure: 'maxHp' })).same).toBe(1)
    expect((await kept({}, other)).same).toBe(2)
    const third = await signIn(test, 'MEMBER')
    expect((await kept({ theirs: 398 }, third)).same).toBe(1)
    const first = (await list('?view=all', editor)).items.find((one) => one.id === id)
    expect(first?.same).toBe(2)
    await close(id)
    expect((await report()).statusCode).toBe(201)
  })

  it('acts once for one key', async () => {
    const send = async () => member.call('POST', PATH, body(), { 'idempotency-key': 'once' })
    const [one, two] = [await send(), await send()]
    expect([one.statusCode, two.statusCode]).toEqual([201, 201])
    expect(two.json().id).toBe(one.json().id)
  })

  it.each(['accepted', 'held'] as const)(
    'is %s with a word its author hears by the bell',
    async (state) => {
      const { id } = await kept()
      expect(await news(member)).toEqual({ unread: 0, items: [], cases: [], takedowns: [] })
      const { kysely } = test.database
      const before = await readNewestChange(kysely)
      const answer = await close(id, state)
      expect(answer.statusCode).toBe(200)
      expect(characterCaseSchema.parse(answer.json())).toMatchObject({
        state,
        answer: '자료에 적어 뒀어요',
        reviewer: { nickname: editor.nickname },
        canReview: false,
      })
      const heard = (await listChanges(kysely, before)).filter(({ kind }) => kind === 'correction')
      expect(heard.map((one) => [one.level, one.memberId])).toEqual([
        [10, member.id],
        [30, null],
      ])
      expect(await news(member)).toMatchObject({
        unread: 1,
        cases: [{ id, figure: 'maxMp', theirs: 399, state, isSeen: false }],
      })
      expect((await news(other)).unread).toBe(0)
      // Whoever has looked at the answers to proposals has not seen this one.
      await member.call('POST', '/api/correction/news/read', { only: 'proposals' })
      expect(await news(member)).toMatchObject({ unread: 1, cases: [{ id, isSeen: false }] })
      await member.call('POST', '/api/correction/news/read', { only: 'cases' })
      expect(await news(member)).toMatchObject({ unread: 0, cases: [{ id, isSeen: true }] })
      const late = await close(id, 'held')
      expect([late.statusCode, late.json().current.state]).toEqual([409, state])
    },
  )

  it('is taken back by its author, who may think better of it', async () => {
    const { id } = await kept()
    const take = async (by: Person) => (await by.call('DELETE', `${PATH}/${id}`)).statusCode
    const restore = async (by: Person) =>
      (await by.call('POST', `${PATH}/${id}/restore`)).statusCode
    expect(await take(other)).toBe(404)
    expect(await restore(member)).toBe(409)
    expect(await take(member)).toBe(204)
    expect(await take(member)).toBe(409)
    expect((await list('?state=withdrawn', member)).items[0]).toMatchObject({ id, same: 0 })
    expect((await close(id)).statusCode).toBe(409)
    expect(await restore(other)).toBe(404)
    expect(await restore(member)).toBe(200)
    expect((await list('?state=open', member)).total).toBe(1)
    await take(member)
    await kept()
    expect(await restore(member)).toBe(409)
    await close(id)
  })

  it('is exported in the form of the recordings, each with the one number its player saw', async () => {
    const sheet = await kept({ word: '창에서' })
    const inputs = { ...body().inputs, hit: CASE_HIT }
    const cast = await kept({ figure: 'whiteMax', ours: 1000, theirs: 1001, inputs })
    const taken = await kept({ figure: 'atk' })
    await member.call('DELETE', `${PATH}/${taken.id}`)
    const answer = await editor.call('GET', `${PATH}/vectors`)
    const { cases, damage } = caseVectorsSchema.parse(answer.json())
    expect(cases.find(({ id }) => id === `player-${sheet.id}`)).toEqual({
      id: `player-${sheet.id}`,
      group: 'players',
      input: sheet.inputs.character,
      expect: { maxMp: 399 },
      others: { ours: 400 },
      note: '창에서',
    })
    expect(damage.find(({ id }) => id === `player-${cast.id}`)).toMatchObject({
      input: CASE_HIT,
      expect: { whiteMax: 1001 },
    })
    expect(answer.body).not.toContain(taken.id)
    await close(sheet.id)
    const accepted = (await editor.call('GET', `${PATH}/vectors?state=accepted`)).body
    expect(accepted).toContain(sheet.id)
    expect(accepted).not.toContain(cast.id)
  })

  it('asks for the right to each call', async () => {
    const { id } = await kept()
    const nobody = visitor(test)
    for (const [method, path, sent] of [
      ['GET', PATH, undefined],
      ['POST', PATH, body()],
      ['GET', `${PATH}/vectors`, undefined],
      ['POST', `${PATH}/${id}/close`, { state: 'held', answer: '나중에' }],
      ['DELETE', `${PATH}/${id}`, undefined],
      ['POST', `${PATH}/${id}/restore`, undefined],
    ] as const)
      expect([path, (await nobody(method, path, sent)).statusCode]).toEqual([path, 401])
    expect((await member.call('GET', `${PATH}?view=all`)).statusCode).toBe(403)
    expect((await member.call('GET', `${PATH}/vectors`)).statusCode).toBe(403)
    expect((await close(id, 'held', member)).statusCode).toBe(403)
    expect((await close(NOBODY)).statusCode).toBe(404)
    expect((await member.call('DELETE', `${PATH}/${NOBODY}`)).statusCode).toBe(404)
    expect((await member.call('POST', `${PATH}/${NOBODY}/restore`)).statusCode).toBe(404)
  })

  it.each([
    ['a figure nobody knows', { figure: 'luck' }],
    ['no value', { theirs: '많아요' }],
    ['a word that is too long', { word: '가'.repeat(201) }],
    ['a build that is too large', { build: { own: 'a'.repeat(49 * 1024) } }],
    ['a figure of a cast without its hit', { figure: 'whiteMax' }],
    ['a figure of the sheet with a hit', { inputs: { ...REPORT.inputs, hit: CASE_HIT } }],
    ['a character without a weapon', { inputs: { character: {}, hit: null } }],
    ['what nobody asked for', { screenshot: 'x' }],
  ])('is refused with %s', async (_name, wrong) => {
    const answer = await member.call('POST', PATH, { ...body(), ...wrong })
    expect(answer.statusCode).toBe(400)
  })

  it('has a greatest size', async () => {
    const answer = await report({ build: { own: 'a'.repeat(100 * 1024) } })
    expect(answer.statusCode).toBe(413)
  })

  it('is in its author’s download, and leaves with them', async () => {
    const { id } = await kept()
    expect((await member.call('GET', '/api/member/profile/export')).body).toContain(id)
    const owner = await signIn(test, 'OWNER')
    expect((await owner.call('DELETE', `/api/member/${member.id}`)).statusCode).toBe(204)
    expect((await editor.call('GET', `${PATH}?view=all&pageSize=100`)).body).not.toContain(id)
  })

  it('waits among the tasks of editors', async () => {
    await kept()
    const { tasks } = (await editor.call('GET', '/api/admin/today')).json()
    const task = tasks.find(({ code }: { code: string }) => code === 'character-case.open')
    expect(task.count).toBeGreaterThan(0)
  })
})
