import { type Uses, usesSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('what hangs on an item with a price, before it is removed', () => {
  let test: TestApp
  let editor: Person
  let member: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const create = async (by: Person, path: string, body: object) => {
    const answer = await by.call('POST', `/api/${path}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const item = (name: string, fields: object = {}) =>
    create(editor, 'price/item', { kindId: 'material', name, ...fields })
  const usesOf = async (id: string): Promise<Uses['groups']> => {
    const answer = await editor.call('GET', `/api/price/item/${id}/uses`)
    expect(answer.statusCode, answer.body).toBe(200)
    return usesSchema.parse(answer.json()).groups
  }

  it('is counted where it is private, and named with its page where it is not', async () => {
    const id = await item('달린 품목')
    expect(await usesOf(id)).toEqual([])
    const at = '2026-11-20T03:00:00.000Z'
    const stated = { kindId: 'material', itemName: '달린 품목', itemId: id, amount: 1_200_000, at }
    const statement = await create(editor, 'price', stated)
    await create(member, 'price/watch', {
      itemId: id,
      series: 'deal',
      direction: 'below',
      amount: 1000,
    })
    expect(await usesOf(id)).toEqual([
      {
        code: 'statement',
        blocks: true,
        total: 1,
        items: [{ name: '1,200,000 스피나 · 2026-11-20', path: `/price/${statement}` }],
      },
      { code: 'watch', blocks: true, total: 1, items: [] },
    ])
    expect((await editor.call('DELETE', `/api/price/item/${id}`)).json().code).toBe('IN_USE')
  })

  it('is the thing that is traded, which keeps nobody from removing it', async () => {
    const crysta = await create(editor, 'crysta', { name: '팔리는 것', kind: 'normal' })
    const id = await item('팔리는 것', { entity: 'crysta', entityId: crysta })
    expect(await usesOf(id)).toEqual([
      {
        code: 'thing',
        blocks: false,
        total: 1,
        items: [{ name: '팔리는 것', path: `/crysta/${crysta}` }],
      },
    ])
    expect((await editor.call('DELETE', `/api/price/item/${id}`)).statusCode).toBe(204)
  })

  it('is the items that went into it', async () => {
    const [from, into] = [await item('갈 품목'), await item('받을 품목')]
    const merged = await editor.call('POST', `/api/price/item/${from}/merge`, { into, version: 1 })
    expect(merged.statusCode, merged.body).toBe(200)
    expect(await usesOf(into)).toEqual([{ code: 'merged', blocks: true, total: 1, items: [] }])
  })

  it('is told to those who may remove it', async () => {
    const path = `/api/price/item/${await item('남의 품목')}/uses`
    expect((await visitor(test)('GET', path)).statusCode).toBe(401)
    expect((await member.call('GET', path)).statusCode).toBe(403)
    expect((await editor.call('GET', '/api/price/item/nothing/uses')).statusCode).toBe(404)
  })
})
