import { DAY_MS } from '@gyeol/korean'
import { QUOTAS, type QuotaName } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { makeOpenItem } from '../../../test/price-crowd.ts'
import { REPORT } from '../character-case/character-case.fixture.ts'

const CRYSTA = { kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }

describeWithDatabase('what a member may hold at all', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  let member: Person
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on' }, time)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    time.advance(30 * DAY_MS)
    owner = await signIn(test, 'OWNER')
    member = await signIn(test, 'MEMBER')
  })

  const allow = async (name: QuotaName, total: number) => {
    const { bytes: _, ...quota } = QUOTAS[name]
    const { version } = (await owner.call('GET', '/api/admin/quota')).json()
    const values = { [name]: { ...quota, total } }
    expect((await owner.call('PUT', '/api/admin/quota', { values, version })).statusCode).toBe(200)
  }
  const write = async (path: string, body: object) => {
    const answer = await member.call('POST', path, body)
    return answer.statusCode === 429 ? answer.json().quota.scope : answer.statusCode
  }

  it('are houses, those of others with a dish of theirs too; they are still changed', async () => {
    await allow('cook-address', 2)
    const house = (address: string, food = 'max_hp') => ({ food, level: 10, address })
    const others = await signIn(test, 'MEMBER')
    await others.call('POST', '/api/cook/address', house('7000001'))
    expect(await write('/api/cook/address', house('7000001', 'atk'))).toBe(201)
    const own = await member.call('POST', '/api/cook/address', house('7000002'))
    expect(await write('/api/cook/address', house('7000003'))).toBe('total')
    const { id } = own.json()
    const change = { ...house('7000002'), level: 9, version: 1 }
    expect((await member.call('PUT', `/api/cook/address/${id}`, change)).statusCode).toBe(200)
    expect((await member.call('DELETE', `/api/cook/address/${id}`)).statusCode).toBe(204)
    expect(await write('/api/cook/address', house('7000003'))).toBe(201)
  })

  it('are short links', async () => {
    await allow('short-link', 1)
    const link = (hash: string) => ({ path: '/statting', hash, title: '대검', summary: '' })
    expect(await write('/api/short-link', link('#v1=one'))).toBe(201)
    expect(await write('/api/short-link', link('#v1=two'))).toBe('total')
    expect(await write('/api/short-link', link('#v1=one'))).toBe(201)
  })

  it('are proposals that wait, of items too, and lines of a ledger', async () => {
    const editor = await signIn(test, 'EDITOR')
    await allow('correction', 1)
    const crysta = async (name: string) =>
      (await editor.call('POST', '/api/crysta', { ...CRYSTA, name })).json<{ id: string }>().id
    const propose = async (id: string) =>
      write(`/api/catalogue/crysta/${id}/correction`, {
        change: { stats: [{ stat: 'atk', value: 2 }] },
        reason: '게임에서 봤어요',
      })
    const [one, two] = [await crysta('한도 하나'), await crysta('한도 둘')]
    expect(await propose(one)).toBe(201)
    expect(await propose(two)).toBe('total')
    await allow('price-item', 1)
    expect(await write('/api/price/item', { kindId: 'material', name: '한도 품목' })).toBe(201)
    expect(await write('/api/price/item', { kindId: 'material', name: '한도 품목 둘' })).toBe(
      'total',
    )
    await allow('price-ledger', 1)
    const itemId = await makeOpenItem(editor, { name: '한도 장부' })
    const day = new Date(time.clock() - DAY_MS).toISOString().slice(0, 10)
    const line = { itemId, basis: 'sold', amount: 1_030, quantity: 1, day }
    expect(await write('/api/price/ledger', line)).toBe(201)
    expect(await write('/api/price/ledger', line)).toBe('total')
  })

  it('are cases that wait', async () => {
    await allow('character-case', 1)
    expect(await write('/api/character-case', REPORT)).toBe(201)
    const another = { ...REPORT, figure: 'maxHp' }
    expect(await write('/api/character-case', another)).toBe('total')
  })
})
