import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf } from '../../../test/people.ts'

describeWithDatabase('cook addresses', () => {
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

  const post = (who: Person, body: object, headers = {}) =>
    who.call('POST', '/api/cook/address', body, headers)
  const put = (who: Person, id: string, body: object) =>
    who.call('PUT', `/api/cook/address/${id}`, body)
  const dish = { food: 'max_hp', level: 10 }

  it('[CK14] begin with samples that say so, until somebody tells of a real house', async () => {
    const samples = await desk.list()
    expect(samples.length).toBeGreaterThan(5)
    for (const row of samples)
      expect(row).toMatchObject({ isSample: true, freshness: 'fresh', canEdit: false })
    const [sample] = samples
    expect((await desk.confirm(author, sample?.id ?? '')).statusCode).toBe(404)
    const id = await desk.add(author)
    expect((await desk.list()).map((row) => [row.id, row.isSample])).toEqual([[id, false]])
  })

  it('[CK1] are houses with several dishes, told in one go', async () => {
    const address = desk.newCode()
    const otherDishes = [
      { food: 'critical_rate', level: 9 },
      { food: 'atk', level: 8 },
    ]
    const answer = await post(author, { ...dish, address, memo: '현관 왼쪽', otherDishes })
    expect([answer.statusCode, answer.json().version]).toEqual([201, 1])
    const rows = (await desk.list('', author.call)).filter((row) => row.address === address)
    expect(rows.map(({ food, level }) => [food, level])).toEqual([
      ['max_hp', 10],
      ['critical_rate', 9],
      ['atk', 8],
    ])
    expect(new Set(rows.map(({ addressId }) => addressId)).size).toBe(1)
    expect(rows[0]).toMatchObject({
      id: answer.json().id,
      memo: '현관 왼쪽',
      freshness: 'fresh',
      confirmedDay: '2026-11-10',
      isClosed: false,
      closedReports: 0,
      isMine: true,
      canEdit: true,
      myMark: 'confirmed',
    })
    expect(await desk.row(answer.json().id)).toMatchObject({
      isMine: false,
      canEdit: false,
      myMark: null,
    })
  })

  it('[CK1] take a dish more from anybody, but none twice', async () => {
    const address = desk.newCode()
    const id = await desk.add(author, { address })
    const more = { food: 'atk', level: 3, address }
    const added = await post(other, more)
    expect(added.statusCode).toBe(201)
    expect((await post(other, more)).json().code).toBe('DUPLICATE')
    expect((await post(author, { ...dish, address })).json().code).toBe('DUPLICATE')
    expect(await desk.row(added.json().id, other.call)).toMatchObject({
      addressId: (await desk.row(id))?.addressId,
      isMine: false,
      canEdit: true,
      canEditHouse: false,
    })
  })

  it.each([
    ['１２３４５６７', '1234567'],
    ['0012 3456', '00123456'],
    ['012-34-56', '0123456'],
  ])('[CK2] read %s as %s', async (typed, code) => {
    const id = await desk.add(author, { address: typed })
    expect(await desk.row(id)).toMatchObject({ address: code })
  })

  it.each([
    [{ ...dish, address: '123456' }, 'address'],
    [{ ...dish, address: '123456789' }, 'address'],
    [{ ...dish, address: '주소' }, 'address'],
    [{ ...dish, level: 11, address: '7654321' }, 'level'],
    [{ ...dish, level: 0, address: '7654321' }, 'level'],
    [{ ...dish, level: '10', address: '7654321' }, 'level'],
    [{ ...dish, food: 'pizza', address: '7654321' }, 'food'],
    [{ ...dish, address: '7654321', otherDishes: [dish] }, 'otherDishes'],
    [{ ...dish, address: '7654321', memo: 'x'.repeat(101) }, 'memo'],
    [{ ...dish, address: '7654321', authorId: 'x' }, ''],
    [{ ...dish, address: '7654321', isSample: true }, ''],
  ])('refuse %j', async (body, path) => {
    const answer = await post(author, body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION'])
    expect(answer.json().errors[0].path.split('.')[0]).toBe(path)
  })

  it('are told once, however often the button is pressed', async () => {
    const body = { ...dish, address: desk.newCode() }
    const key = { 'idempotency-key': `cook-${body.address}` }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(author, body, key)))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    const unnamed = { ...dish, address: desk.newCode() }
    const twice = await Promise.all([post(author, unnamed), post(other, unnamed)])
    expect(statusesOf(twice)).toEqual([201, 409])
  })

  it('are changed as a whole by whoever told of them', async () => {
    const id = await desk.add(author, { otherDishes: [{ food: 'atk', level: 8 }] })
    const address = desk.newCode()
    const change = { food: 'atk', level: 9, address, memo: '이사했어요', version: 1 }
    const answer = await put(author, id, {
      ...change,
      otherDishes: [{ food: 'max_hp', level: 10 }],
    })
    expect(answer.json(), answer.body).toMatchObject({ id, food: 'atk', level: 9, version: 2 })
    const rows = (await desk.list()).filter((row) => row.address === address)
    expect(rows.map(({ food, memo }) => [food, memo])).toEqual([
      ['max_hp', '이사했어요'],
      ['atk', '이사했어요'],
    ])
    const stale = await put(author, id, change)
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { id, version: 2, level: 9 } })
    const taken = {
      ...change,
      version: 2,
      address: (await desk.row(await desk.add(other)))?.address,
    }
    expect((await put(author, id, taken)).json().code).toBe('DUPLICATE')
    expect((await put(author, id, { ...change, version: 2, food: 'max_hp' })).json().code).toBe(
      'DUPLICATE',
    )
  })

  it('are nobody else’s to change, but for a dish one added oneself', async () => {
    const address = desk.newCode()
    const id = await desk.add(author, { address })
    const own = (await post(other, { food: 'atk', level: 3, address })).json().id
    const body = { food: 'atk', level: 4, address, version: 2 }
    expect((await put(other, id, { ...body, food: 'max_hp' })).statusCode).toBe(403)
    expect((await put(other, own, { ...body, memo: '내 메모' })).statusCode).toBe(403)
    expect((await put(other, own, { ...body, otherDishes: [] })).statusCode).toBe(403)
    expect((await put(other, own, { ...body, address: desk.newCode() })).statusCode).toBe(403)
    expect((await put(other, own, body)).statusCode).toBe(200)
    expect((await other.call('DELETE', `/api/cook/address/${own}?whole=true`)).statusCode).toBe(403)
    expect((await other.call('DELETE', `/api/cook/address/${id}`)).statusCode).toBe(403)
    expect((await desk.nobody('DELETE', `/api/cook/address/${id}`)).statusCode).toBe(401)
    expect((await desk.nobody('POST', '/api/cook/address', body)).statusCode).toBe(401)
    expect(await desk.row(id)).toMatchObject({ food: 'max_hp', level: 10 })
    expect(
      (await put(editor, id, { ...body, food: 'max_hp', level: 1, version: 3 })).statusCode,
    ).toBe(200)
  })

  it('go with their last dish, or all at once', async () => {
    const address = desk.newCode()
    const body = { ...dish, address, otherDishes: [{ food: 'atk', level: 8 }] }
    const id = (await post(author, body)).json().id
    const remove = (path: string, who = author) => who.call('DELETE', `/api/cook/address/${path}`)
    expect((await remove(id)).statusCode).toBe(204)
    const left = (await desk.list()).find((row) => row.address === address)
    expect(left).toMatchObject({ food: 'atk' })
    expect((await remove(left?.id ?? '')).statusCode).toBe(204)
    expect((await desk.list()).filter((row) => row.address === address)).toEqual([])
    const again = (await post(author, body)).json().id
    expect((await remove(`${again}?whole=true`, editor)).statusCode).toBe(204)
    expect((await remove(again)).statusCode).toBe(404)
    expect((await desk.list()).filter((row) => row.address === address)).toEqual([])
  })

  it('are found by dish and level', async () => {
    const address = desk.newCode()
    await desk.add(author, { food: 'dodge', level: 6, address })
    expect((await desk.list('?food=dodge&level=6')).map((row) => row.address)).toEqual([address])
    expect(await desk.list('?food=dodge&level=7')).toEqual([])
    for (const query of ['?food=pizza', '?level=0', '?level=x', '?includeOld=1', '?page=0'])
      expect((await desk.nobody('GET', `/api/cook/address${query}`)).statusCode).toBe(400)
  })

  it('come to visitors prepared, and again only when something has changed', async () => {
    await desk.add(author)
    const ask = (etag = '') =>
      desk.nobody('GET', '/api/cook/address', undefined, etag ? { 'if-none-match': etag } : {})
    const etag = String((await ask()).headers.etag)
    expect((await ask(etag)).statusCode).toBe(304)
    const id = await desk.add(author)
    expect((await ask(etag)).statusCode).toBe(200)
    const fresh = String((await ask()).headers.etag)
    await desk.confirm(author, id, { level: 9 })
    expect((await ask(fresh)).statusCode).toBe(200)
    const own = await author.call('GET', '/api/cook/address')
    expect(own.headers['cache-control']).toBe('private, no-store')
  })

  it('are logged, and told to open pages', async () => {
    const id = await desk.add(author)
    const house = (await desk.row(id))?.addressId ?? ''
    await author.call('DELETE', `/api/cook/address/${id}`)
    const { kysely } = test.database
    const log = await kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', house)
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { action: 'cook-address.create', actor_id: author.id },
      { action: 'cook-address.delete', actor_id: author.id },
    ])
    const told = await kysely
      .selectFrom('outbox')
      .select(['kind', 'action'])
      .where('entity_id', '=', house)
      .orderBy('seq')
      .execute()
    expect(told).toEqual([
      { kind: 'cook-address', action: 'created' },
      { kind: 'cook-address', action: 'deleted' },
    ])
  })
})
