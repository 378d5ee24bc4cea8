import { DAY_MS, formatDate } from '@gyeol/korean'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf } from '../../../test/people.ts'
import { cookMarkData } from './cook-data.ts'
import { sweepCookHouses } from './cook-removal.service.ts'

describeWithDatabase('what members say of a house', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let author: Person
  let one: Person
  let two: Person
  let id: string
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    author = await desk.settled()
    one = await desk.settled()
    two = await desk.settled()
    id = await desk.add(author)
  })
  /** Sessions end after 14 days of silence, so long pauses log in again. */
  const pass = async (days: number) => {
    time.advance(days * DAY_MS)
    const people = [author, one, two]
    const again = await Promise.all(people.map(({ roleCode }) => signIn(test, roleCode)))
    for (const [index, person] of again.entries())
      await test.database.kysely
        .updateTable('session')
        .set({ member_id: people[index]?.id ?? '' })
        .where('member_id', '=', person.id)
        .execute()
    ;[author, one, two] = again.map((person, index) => ({
      ...person,
      id: people[index]?.id ?? '',
    })) as [Person, Person, Person]
  }
  const row = (who?: Person) => desk.row(id, who?.call)

  it.each([
    [14, 'fresh'],
    [15, 'aging'],
    [60, 'aging'],
    [61, 'old'],
  ])('[CK4] after %i days without a word it is %s', async (days, freshness) => {
    await pass(days)
    expect(await row()).toMatchObject({ freshness })
    const isListed = (await desk.list()).some((found) => found.id === id)
    expect(isListed).toBe(freshness !== 'old')
  })

  it('[CK5] is confirmed by anybody, once a day', async () => {
    await pass(20)
    expect((await desk.nobody('POST', `/api/cook/address/${id}/confirm`, {})).statusCode).toBe(401)
    const answers = await Promise.all([1, 2, 3].map(() => desk.confirm(one, id)))
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    expect(answers[0]?.json()).toMatchObject({ id, freshness: 'fresh', myMark: 'confirmed' })
    const marks = await test.database.kysely
      .selectFrom('cook_mark')
      .select('kind')
      .where('member_id', '=', one.id)
      .execute()
    expect(marks).toEqual([{ kind: 'confirmed' }])
    expect(await row()).toMatchObject({ freshness: 'fresh', myMark: null })
    expect((await desk.confirm(one, 'gone')).statusCode).toBe(404)
  })

  it('[CK5] is taken back on the same day', async () => {
    await pass(20)
    await desk.confirm(one, id)
    const undone = await desk.confirm(one, id, { undo: true })
    expect(undone.json()).toMatchObject({ freshness: 'aging', myMark: null })
    await desk.close(one, id)
    expect(await row()).toMatchObject({ isClosed: true })
    await desk.close(one, id, { undo: true })
    expect(await row()).toMatchObject({ isClosed: false, closedReports: 0, closedDay: null })
  })

  it('[CK16] gets the level of the dish that a second one says, too', async () => {
    expect((await desk.confirm(one, id, { level: 7 })).json()).toMatchObject({ level: 10 })
    expect((await desk.confirm(one, id, { level: 7 })).json()).toMatchObject({ level: 10 })
    expect((await desk.confirm(two, id, { level: 7 })).json()).toMatchObject({
      level: 7,
      version: 2,
    })
    const undone = await desk.confirm(two, id, { undo: true })
    expect(undone.json()).toMatchObject({ level: 10, version: 3 })
    expect((await desk.confirm(author, id, { level: 6 })).json()).toMatchObject({ level: 6 })
    expect((await desk.confirm(two, id, { level: 7 })).json()).toMatchObject({ level: 6 })
    expect((await desk.confirm(one, id, { level: 11 })).statusCode).toBe(400)
  })

  it('[CK15] [CK16] is closed and rewritten by no newcomers alone, however many', async () => {
    const newcomers = await Promise.all(Array.from({ length: 3 }, () => signIn(test, 'MEMBER')))
    for (const who of newcomers) {
      expect((await desk.confirm(who, id, { level: 1 })).json()).toMatchObject({ level: 10 })
      expect((await desk.close(who, id)).json()).toMatchObject({
        isClosed: false,
        closedReports: 0,
        closedDay: null,
        myMark: 'closed',
      })
    }
    await desk.confirm(one, id, { level: 1 })
    expect(await row()).toMatchObject({ level: 1, isClosed: false })
    for (const who of newcomers) await desk.close(who, id)
    await desk.close(one, id)
    expect(await row()).toMatchObject({ isClosed: true })
  })

  it('[CK17] counts nothing of one whose words an editor takes back, and again afterwards', async () => {
    await desk.confirm(one, id, { level: 7 })
    await desk.confirm(two, id, { level: 7 })
    await desk.close(one, id)
    await desk.close(two, id)
    expect(await row()).toMatchObject({ level: 7, isClosed: true })
    const editor = await signIn(test, 'EDITOR')
    const said = { contents: [{ kind: 'cook-mark', id: two.id }], reason: '혼자 여러 계정' }
    const takeDown = async (who: Person) => who.call('POST', '/api/moderation/takedown', said)
    expect((await takeDown(one)).statusCode).toBe(403)
    const { batchId, counts } = (await takeDown(editor)).json()
    expect(counts).toEqual([{ kind: 'cook-mark', count: 1 }])
    expect(await row(two)).toMatchObject({ level: 10, isClosed: false, myMark: null })
    await editor.call('POST', `/api/moderation/takedown/${batchId}/undo`)
    expect(await row(two)).toMatchObject({ level: 7, isClosed: true, myMark: 'closed' })
  })

  it('[CK6] closes a fresh house with the second voice, not with one that speaks twice', async () => {
    await desk.close(one, id)
    await desk.close(one, id)
    expect(await row(one)).toMatchObject({
      isClosed: false,
      closedReports: 1,
      closedDay: formatDate(time.clock()),
      myMark: 'closed',
    })
    await desk.close(two, id)
    expect(await row()).toMatchObject({ isClosed: true, closedReports: 2 })
  })

  it('[CK6] closes one nobody confirmed for more than 14 days at once', async () => {
    await pass(14)
    await desk.close(one, id)
    expect(await row()).toMatchObject({ isClosed: false })
    await pass(1)
    await desk.close(two, id)
    expect(await row()).toMatchObject({ isClosed: true })
  })

  it('[CK6] [CK7] closes and opens it at once when its author says so', async () => {
    await desk.close(author, id)
    expect(await row()).toMatchObject({ isClosed: true, closedReports: 1 })
    await desk.confirm(author, id)
    expect(await row()).toMatchObject({ isClosed: false, closedReports: 0 })
  })

  it('[CK7] opens it again when two others confirm it within a week', async () => {
    await desk.close(author, id)
    await desk.confirm(one, id)
    expect(await row(one)).toMatchObject({ isClosed: true, myMark: 'confirmed' })
    await pass(7)
    await desk.confirm(two, id)
    expect(await row()).toMatchObject({ isClosed: true })
    await desk.confirm(one, id)
    expect(await row()).toMatchObject({ isClosed: false, freshness: 'fresh' })
  })

  it('[CK7] stays closed for one of those who closed it and thinks otherwise now', async () => {
    await desk.close(one, id)
    await desk.close(two, id)
    time.advance(1000)
    await desk.confirm(one, id)
    expect(await row(one)).toMatchObject({ isClosed: true, myMark: 'confirmed' })
    time.advance(1000)
    await desk.confirm(author, id)
    expect(await row(one)).toMatchObject({ isClosed: false })
    time.advance(1000)
    await desk.close(author, id)
    expect(await row(author)).toMatchObject({ isClosed: true, myMark: 'closed' })
  })

  it('[CK7] counts both of two who confirm it in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const closed = await desk.add(author)
      await desk.close(author, closed)
      const answers = await Promise.all([desk.confirm(one, closed), desk.confirm(two, closed)])
      expect(statusesOf(answers)).toEqual([200, 200])
      expect(await desk.row(closed)).toMatchObject({ isClosed: false })
    }
  })

  it('[CK6] counts both of two who find it closed in the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const open = await desk.add(author)
      await Promise.all([desk.close(one, open), desk.close(two, open)])
      expect(await desk.row(open)).toMatchObject({ isClosed: true, closedReports: 2 })
    }
  })

  it('[CK7] removes it when it was closed for 60 days, and its code is free again', async () => {
    await desk.close(author, id)
    const address = (await row())?.address
    await pass(59)
    await sweepCookHouses({ database: test.database, clock: time.clock })
    expect(await row()).toMatchObject({ isClosed: true })
    await pass(1)
    expect(await row()).toBeUndefined()
    await sweepCookHouses({ database: test.database, clock: time.clock })
    const { kysely } = test.database
    const left = await kysely
      .selectFrom('cook_house')
      .select('id')
      .where('code', '=', String(address))
      .execute()
    expect(left).toEqual([])
    const log = await kysely.selectFrom('audit_log').select(['before', 'after']).execute()
    expect(JSON.stringify(log)).not.toContain(address)
    await desk.add(one, { address })
  })

  it('stays when its author has left: nameless, and still closed by them', async () => {
    await desk.close(author, id)
    const download = await author.call('GET', '/api/member/profile/export')
    const address = (await row())?.address
    expect(download.statusCode).toBe(200)
    expect(address).toBeDefined()
    expect(download.body).toContain(String(address))
    const { kysely } = test.database
    await kysely.transaction().execute(async (transaction) => {
      await cookMarkData.forgetAuthor?.(transaction, author.id)
    })
    const house = await kysely
      .selectFrom('cook_house')
      .selectAll()
      .where('code', '=', String(address))
      .executeTakeFirstOrThrow()
    expect(house).toMatchObject({ author_id: null, is_closed: 1 })
    const marks = await kysely
      .selectFrom('cook_mark')
      .selectAll()
      .where('house_id', '=', house.id)
      .execute()
    expect(JSON.stringify([house, marks])).not.toContain(author.id)
    await desk.confirm(one, id)
    expect(await row()).toMatchObject({ isClosed: true, isMine: false })
  })
})
