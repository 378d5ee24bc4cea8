import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import type { Act } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import * as takedown from './cook-takedown.service.ts'

describeWithDatabase('houses an editor takes down', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  let author: Person
  let other: Person
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    author = await signIn(test, 'MEMBER')
    other = await signIn(test, 'MEMBER')
    editor = await signIn(test, 'EDITOR')
  })

  type Work = (transaction: Transaction<Schema>, ids: readonly string[], act: Act) => Promise<void>
  const does = async (work: Work, ids: readonly string[]) => {
    const act = { actorId: editor.id, requestId: null, now: time.clock() }
    await test.database.kysely
      .transaction()
      .execute(async (transaction) => work(transaction, ids, act))
  }
  const housesOf = async ({ id }: Person) =>
    test.database.kysely
      .selectFrom('cook_house')
      .select(['id', 'code', 'taken_down_at'])
      .where('author_id', '=', id)
      .execute()
  const codesOf = async (call?: Person['call']) =>
    (await desk.list('?includeOld=true', call)).map(({ address }) => address)

  it('are in no list until they are put back, all of a member at once', async () => {
    const codes = [desk.newCode(), desk.newCode()]
    const dishes = []
    for (const address of codes) dishes.push(await desk.add(author, { address, memo: '현관' }))
    const houses = await housesOf(author)
    expect(houses.map(({ code }) => code).toSorted()).toEqual(codes)
    const ids = houses.map(({ id }) => id)
    await does(takedown.takeDownHouses, [...ids, 'gone'])
    for (const call of [undefined, author.call, editor.call])
      expect(await codesOf(call)).not.toEqual(expect.arrayContaining([codes[0]]))
    expect((await desk.confirm(other, dishes[0] ?? '')).statusCode).toBe(404)
    expect((await author.call('DELETE', `/api/cook/address/${dishes[0]}`)).statusCode).toBe(404)
    const again = { food: 'atk', level: 1, address: codes[0] }
    expect((await author.call('POST', '/api/cook/address', again)).json().code).toBe('IN_USE')
    const down = await housesOf(author)
    expect(down.map(({ taken_down_at }) => taken_down_at)).toEqual([time.clock(), time.clock()])
    await does(takedown.restoreHouses, ids)
    expect(await codesOf()).toEqual(expect.arrayContaining(codes))
    const log = await test.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', String(ids[0]))
      .where('actor_id', '=', editor.id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'cook-address.take-down',
      'cook-address.put-back',
    ])
  })

  it('are gone for good once they are erased, and their code is free', async () => {
    const address = desk.newCode()
    await desk.add(author, { address })
    const [house] = await housesOf(author)
    await does(takedown.takeDownHouses, [house?.id ?? ''])
    await does(takedown.eraseHouses, [house?.id ?? ''])
    expect(await housesOf(author)).toEqual([])
    await desk.add(other, { address })
  })

  it('lose only the dish that somebody put into the house of another', async () => {
    const address = desk.newCode()
    const id = await desk.add(author, { address })
    const added = await desk.add(other, { address, food: 'atk', level: 1 })
    await does(takedown.takeDownDishes, [added])
    expect(await desk.row(added)).toBeUndefined()
    expect(await desk.row(id)).toMatchObject({ address })
    await does(takedown.restoreDishes, [added])
    expect(await desk.row(added)).toMatchObject({ food: 'atk' })
    await does(takedown.takeDownDishes, [added])
    const right = await desk.add(author, { address, food: 'atk', level: 9 })
    await does(takedown.restoreDishes, [added])
    expect(await desk.row(right)).toMatchObject({ level: 9 })
    await does(takedown.eraseDishes, [right])
    expect(await desk.row(right)).toBeUndefined()
  })
})
