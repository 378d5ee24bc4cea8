import { DAY_MS } from '@gyeol/korean'
import { PRICE_ITEM_LIMITS, type PriceItem, type PriceKind } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { inTransaction } from '../../database/transaction.ts'
import { resolveTypedItem, type TypedItem } from './price-item-lookup.service.ts'

const URL = '/api/price/item'

describeWithDatabase('price items', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let other: Person
  let made = 0
  // Noon in Korea.
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    member = await signIn(test, 'MEMBER')
    other = await signIn(test, 'MEMBER')
  })

  const body = (others: object = {}) => ({ kindId: 'material', name: `재료 ${made}`, ...others })
  const create = async (who: Person, others: object = {}) => {
    const answer = await who.call('POST', URL, body(others))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; version: number; state: string }>()
  }
  const read = async (id: string, call: Person['call'] = visitor(test)) =>
    (await call('GET', `${URL}/${id}`)).json<PriceItem>()
  const resolve = async (typed: Partial<TypedItem>) => {
    const whole = { itemName: '', memberId: member.id, now: time.clock(), ...typed }
    return inTransaction(test.database, (transaction) => resolveTypedItem(transaction, whole))
  }

  it('are there from the first start for everything of the library that changes hands', async () => {
    const kinds = (await visitor(test)('GET', '/api/price/kind')).json<PriceKind[]>()
    expect(kinds.map(({ id }) => id)).toEqual([
      'crysta',
      'equipment',
      'registlet',
      'material',
      'book',
      'consumable',
      'other',
    ])
    for (const entity of ['crysta', 'equipment', 'registlet'] as const) {
      const { count } = await test.database.kysely
        .selectFrom(entity)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(kinds.find(({ id }) => id === entity)?.itemCount).toBe(count)
    }
    expect(await read('material-mana')).toMatchObject({ name: '마소', unitQuantity: 1000 })
    const rows = await test.database.kysely
      .selectFrom('price_item')
      .select(['kind_id', 'name_key', 'variant', 'entity', 'entity_id'])
      .where('author_id', 'is', null)
      .execute()
    const names = rows.map((row) => `${row.kind_id} ${row.name_key} ${row.variant}`)
    expect(new Set(names).size).toBe(names.length)
    const links = rows.flatMap((row) => (row.entity ? [`${row.entity} ${row.entity_id}`] : []))
    expect(new Set(links).size).toBe(links.length)
  })

  it('are open at once when an editor makes them, and wait when a member does (PR1)', async () => {
    const open = await create(editor)
    expect(open).toMatchObject({ state: 'accepted', version: 1 })
    expect(await read(open.id)).toMatchObject({ state: 'accepted', kindName: '재료' })
    const { id, state } = await create(member, { name: `제안 ${made}` })
    expect(state).toBe('proposed')
    expect((await visitor(test)('GET', `${URL}/${id}`)).statusCode).toBe(404)
    expect((await other.call('GET', `${URL}/${id}`)).statusCode).toBe(404)
    expect((await member.call('GET', `${URL}/${id}`)).statusCode).toBe(200)
    const accepted = await editor.call('PUT', `${URL}/${id}`, {
      ...body({ name: `제안 ${made}` }),
      aliases: [`별명 ${made}`],
      version: 1,
    })
    expect(accepted.json()).toMatchObject({ state: 'accepted', aliases: [`별명 ${made}`] })
    expect(await read(id)).toMatchObject({ state: 'accepted', canEdit: false, version: 2 })
  })

  it('refuse visitors, members who edit, unknown ids and outdated forms', async () => {
    const { id } = await create(editor)
    const change = { ...body(), version: 1 }
    expect((await visitor(test)('POST', URL, body())).statusCode).toBe(401)
    for (const method of ['PUT', 'DELETE'] as const) {
      const sent = method === 'PUT' ? change : undefined
      expect((await visitor(test)(method, `${URL}/${id}`, sent)).statusCode).toBe(401)
      expect((await member.call(method, `${URL}/${id}`, sent)).statusCode).toBe(403)
      expect((await editor.call(method, `${URL}/none`, sent)).statusCode).toBe(404)
    }
    expect(
      (await editor.call('PUT', `${URL}/${id}`, { ...change, version: 9 })).json(),
    ).toMatchObject({ code: 'STALE', current: { id, version: 1 } })
  })

  it.each([
    [{ name: '' }, 'VALIDATION'],
    [{ name: ' 앞에 빈칸' }, 'VALIDATION'],
    [{ unitQuantity: 0 }, 'VALIDATION'],
    [{ unitQuantity: 10_001 }, 'VALIDATION'],
    [{ kindId: 'none' }, 'STALE'],
    [{ entity: 'crysta' }, 'VALIDATION'],
    [{ entity: 'crysta', entityId: 'none' }, 'VALIDATION'],
    [{ entity: 'boss', entityId: 'x' }, 'VALIDATION'],
    [{ state: 'accepted' }, 'VALIDATION'],
  ])('refuse %j with %s', async (others, code) => {
    expect((await member.call('POST', URL, body(others))).json()).toMatchObject({ code })
  })

  it('are of one kind, name and variant only once, however they are spelled', async () => {
    await create(editor, { name: `엑소 Ⅱ ${made}` })
    const again = await member.call('POST', URL, body({ name: `엑소II${made}` }))
    expect(again.json()).toMatchObject({ status: 409, code: 'DUPLICATE' })
    await create(editor, { name: `엑소 Ⅱ ${made}`, variant: '슬롯 2' })
    await create(editor, { name: `엑소 Ⅱ ${made}`, kindId: 'book' })
  })

  it('may be proposed ten times a day', async () => {
    for (let index = 0; index < PRICE_ITEM_LIMITS.proposals; index += 1)
      await create(member, { name: `열 개 ${made} ${index}번` })
    const answer = await member.call('POST', URL, body({ name: `열한 번째 ${made}` }))
    expect(answer.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(answer.headers['retry-after'])).toBe((12 * 3600_000) / 1000)
    time.advance(DAY_MS)
    await create(member, { name: `다음 날 ${made}` })
  })

  it('are made once by a form that is sent twice at once', async () => {
    const answers = await Promise.all([
      member.call('POST', URL, body()),
      member.call('POST', URL, body()),
    ])
    expect(statusesOf(answers)).toEqual([201, 409])
    const key = { 'idempotency-key': `k${made}` }
    const same = await Promise.all(
      [1, 2].map(async () => other.call('POST', URL, body({ name: `같은 ${made}` }), key)),
    )
    expect(statusesOf(same)).toEqual([201, 201])
    expect(same[0]?.json()).toEqual(same[1]?.json())
  })

  it('keep their unit, and stay, while somebody uses them', async () => {
    const { id } = await create(editor)
    const change = { ...body(), unitQuantity: 100 }
    const changed = await editor.call('PUT', `${URL}/${id}`, { ...change, version: 1 })
    expect(changed.json()).toMatchObject({ unitQuantity: 100 })
    const report = { itemName: 'x', itemId: id, amount: 1000 }
    expect((await member.call('POST', '/api/current-price', report)).statusCode).toBe(201)
    const refused = await editor.call('PUT', `${URL}/${id}`, { ...body(), version: 2 })
    expect(refused.json()).toMatchObject({ code: 'IN_USE' })
    expect((await editor.call('DELETE', `${URL}/${id}`)).json()).toMatchObject({ code: 'IN_USE' })
    const { id: unused } = await create(editor, { name: `안 쓰는 ${made}` })
    expect((await editor.call('DELETE', `${URL}/${unused}`)).statusCode).toBe(204)
    expect((await editor.call('DELETE', `${URL}/${unused}`)).statusCode).toBe(404)
  })

  it('have spellings that are theirs alone', async () => {
    const one = await create(editor, { name: `하나 ${made}` })
    const two = await create(editor, { name: `둘 ${made}` })
    const put = async (id: string, name: string, aliases: readonly string[]) =>
      editor.call('PUT', `${URL}/${id}`, { ...body({ name }), aliases, version: 1 })
    const spelled = await put(one.id, `하나 ${made}`, [`원 ${made}`, `원${made}`, `하나${made}`])
    expect(spelled.json()).toMatchObject({ aliases: [`원${made}`] })
    expect((await put(two.id, `둘 ${made}`, [`원 ${made}`])).json()).toMatchObject({
      code: 'DUPLICATE',
    })
    expect((await put(two.id, `둘 ${made}`, [`하나 ${made}`])).json()).toMatchObject({
      code: 'DUPLICATE',
    })
  })

  it('are meant by a typed name with other spaces, case, numerals, or as another spelling', async () => {
    const { id } = await create(editor, { name: `제가 Ⅱ ${made}번 Sword` })
    expect((await resolve({ itemName: `제가ii ${made}번SWORD` })).id).toBe(id)
    const two = await create(editor, { name: `엑소${made}번 II` })
    expect((await resolve({ itemName: `엑소${made}번 2` })).id).toBe(two.id)
    await editor.call('PUT', `${URL}/${id}`, {
      ...body({ name: `제가 Ⅱ ${made}번 Sword` }),
      aliases: [`제검${made}`],
      version: 1,
    })
    expect((await resolve({ itemName: `제 검 ${made}` })).id).toBe(id)
    expect((await resolve({ itemName: '아무', itemId: id })).id).toBe(id)
  })

  it('ask which one is meant when several are called so, unless the kind tells', async () => {
    const name = `이름 ${made}`
    await create(editor, { name, variant: '드랍' })
    await create(editor, { name, variant: '상점' })
    const book = await create(editor, { name, kindId: 'book' })
    await expect(resolve({ itemName: name })).rejects.toMatchObject({
      code: 'VALIDATION',
      options: { errors: [{ path: 'itemName', message: expect.stringContaining('드랍, 상점') }] },
    })
    expect((await resolve({ itemName: name, kindId: 'book' })).id).toBe(book.id)
  })

  it('are proposed by a name nobody knows, which only their author and editors see', async () => {
    const name = `처음 보는 것 ${made}`
    const mine = await resolve({ itemName: name })
    expect(mine).toMatchObject({ state: 'proposed', kind_id: 'other', author_id: member.id })
    expect((await resolve({ itemName: name })).id).toBe(mine.id)
    const theirs = await resolve({ itemName: name, memberId: other.id, kindId: 'book' })
    expect(theirs).toMatchObject({ kind_id: 'book', author_id: other.id })
    await expect(
      resolve({ itemName: name, memberId: editor.id, isEditor: true }),
    ).rejects.toMatchObject({ code: 'VALIDATION' })
    await expect(resolve({ itemId: mine.id, memberId: other.id })).rejects.toMatchObject({
      code: 'STALE',
    })
    const byEditor = { itemName: `편집자의 것 ${made}`, memberId: editor.id, isEditor: true }
    expect(await resolve(byEditor)).toMatchObject({ state: 'accepted' })
  })

  it('are proposed once by the same name at the same time', async () => {
    const name = `동시에 ${made}`
    const rows = await Promise.all([1, 2, 3].map(async () => resolve({ itemName: name })))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
  })

  it('lose the name of a member who leaves, and stand in their download before', async () => {
    const { id } = await create(member)
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.priceItems).toMatchObject([{ id, name: `재료 ${made}` }])
  })
})

describeWithDatabase('price kinds', () => {
  let test: TestApp
  let editor: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  it('are made, renamed and removed by editors', async () => {
    const url = '/api/price/kind'
    const made = await editor.call('POST', url, { name: '염색', order: 65 })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<PriceKind>()
    expect((await editor.call('POST', url, { name: '염 색', order: 1 })).json()).toMatchObject({
      code: 'DUPLICATE',
    })
    const renamed = await editor.call('PUT', `${url}/${id}`, { name: '염료', order: 5, version: 1 })
    expect(renamed.json()).toMatchObject({ name: '염료', order: 5, version: 2 })
    const stale = await editor.call('PUT', `${url}/${id}`, { name: '염', order: 5, version: 1 })
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { name: '염료' } })
    const taken = await editor.call('PUT', `${url}/${id}`, { name: '책', order: 5, version: 2 })
    expect(taken.json()).toMatchObject({ code: 'DUPLICATE' })
    const kinds = (await visitor(test)('GET', url)).json<PriceKind[]>()
    expect(kinds[0]).toMatchObject({ id, itemCount: 0 })
    expect((await editor.call('DELETE', `${url}/${id}`)).statusCode).toBe(204)
    for (const used of ['crysta', 'other'])
      expect((await editor.call('DELETE', `${url}/${used}`)).json()).toMatchObject({
        code: 'IN_USE',
      })
  })

  it('refuse who may not, and what is not there', async () => {
    const contributor = await signIn(test, 'CONTRIBUTOR')
    const url = '/api/price/kind'
    const body = { name: '새 종류', order: 1 }
    expect((await visitor(test)('POST', url, body)).statusCode).toBe(401)
    expect((await contributor.call('POST', url, body)).statusCode).toBe(403)
    expect((await editor.call('POST', url, { ...body, order: -1 })).statusCode).toBe(400)
    expect((await editor.call('DELETE', `${url}/none`)).statusCode).toBe(404)
    const put = { ...body, version: 1 }
    expect((await editor.call('PUT', `${url}/none`, put)).statusCode).toBe(404)
    expect((await contributor.call('PUT', `${url}/book`, put)).statusCode).toBe(403)
    expect((await contributor.call('DELETE', `${url}/book`)).statusCode).toBe(403)
  })

  it('stand beside the fee of the market', async () => {
    expect((await visitor(test)('GET', '/api/price/rule')).json()).toEqual({
      feeRate: 300,
      asOf: '2026-11-22',
      isVerified: false,
      pauseMinutes: 10,
      editHours: 24,
      probationDays: 7,
    })
  })
})
