import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { createContext } from '../../assembly/create-context.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { readConfig } from '../../config/config.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '지금 쓰는 비밀번호'

describeWithDatabase('what somebody posts who leaves at once', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let editor: Person
  let passwordHash: string
  let dish: string
  let puppets: Person[]
  let spam: Person
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    editor = await signIn(test, 'EDITOR')
    dish = await desk.add(await desk.settled())
    puppets = [await stranger(), await stranger()]
    spam = await stranger()
    for (const puppet of puppets) await desk.close(puppet, dish)
    for (let count = 0; count < 30; count += 1) await desk.add(spam, { memo: '광고' })
  })

  /** Past their probation, so that what they say counts. */
  async function stranger(): Promise<Person> {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const created_at = time.clock() - 30 * DAY_MS
    const { kysely } = test.database
    await kysely.updateTable('member').set({ created_at }).where('id', '=', person.id).execute()
    return person
  }
  async function leave() {
    for (const person of [...puppets, spam]) {
      const answer = await person.call('DELETE', '/api/member/profile', { password: PASSWORD })
      expect(answer.statusCode).toBe(204)
    }
  }
  const take = async (id: string) =>
    editor.call('POST', '/api/moderation/takedown', { members: [id], reason: '광고' })
  const undo = async (batchId: string) =>
    (await editor.call('POST', `/api/moderation/takedown/${batchId}/undo`)).json()
  const ads = async () => (await desk.list()).filter(({ memo }) => memo === '광고').length
  const clean = async () => {
    const config = readConfig({ NODE_ENV: 'test' })
    await sweep(createContext({ config, database: test.database, clock: time.clock }))
  }

  it('goes at once for seven days more, and comes back at once', async () => {
    await leave()
    expect(await desk.row(dish)).toMatchObject({ isClosed: true })
    const marks = (await editor.call('GET', '/api/moderation/content?kind=cook-mark')).json()
    const authors = marks.items.map(({ author }: { author: object }) => author)
    for (const { id } of puppets) expect(authors).toContainEqual({ id, nickname: '탈퇴한 회원' })
    const of = `/api/moderation/content?kind=cook-house&memberId=${spam.id}`
    expect((await editor.call('GET', of)).json()).toMatchObject({ total: 30 })
    time.advance(6 * DAY_MS)
    await clean()
    for (const { id } of puppets) expect((await take(id)).statusCode).toBe(200)
    expect(await desk.row(dish)).toMatchObject({ isClosed: false })
    const { batchId, counts } = (await take(spam.id)).json()
    expect(counts).toContainEqual({ kind: 'cook-house', count: 30 })
    expect(await ads()).toBe(0)
    time.advance(DAY_MS)
    await clean()
    expect(await undo(batchId)).toMatchObject({ missed: 0 })
    expect(await ads()).toBe(30)
  })

  it('is nobody’s then', async () => {
    await leave()
    time.advance(7 * DAY_MS)
    await clean()
    for (const { id } of [...puppets, spam]) expect((await take(id)).statusCode).toBe(404)
    const { kysely } = test.database
    const rows = [
      await kysely.selectFrom('cook_house').selectAll().execute(),
      await kysely.selectFrom('cook_mark').selectAll().execute(),
    ]
    for (const { id } of [...puppets, spam]) expect(JSON.stringify(rows)).not.toContain(id)
    expect(await desk.row(dish)).toMatchObject({ isClosed: true })
  })
})
