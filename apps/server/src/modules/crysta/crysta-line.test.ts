import { crystaTreeNodeSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp, type TestApp } from '../../../test/app.ts'
import { type CrystaDesk, openCrystaDesk, POTUM } from '../../../test/crysta-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { emptyList } from '../../../test/empty-list.ts'

describeWithDatabase('crystas', () => {
  let test: TestApp
  let desk: CrystaDesk

  beforeAll(async () => {
    test = await createApp()
    desk = await openCrystaDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(() => emptyList(test.database, 'crysta'))

  it('hang on what they are applied over', async () => {
    const root = await desk.create({ name: '하나' })
    const second = await desk.create({ name: '둘', parentId: root.id })
    const third = await desk.create({ name: '셋', parentId: second.id })
    await desk.create({ name: '외톨이' })
    expect(await desk.read(second.id)).toMatchObject({ parentId: root.id, isEnhancer: true })
    const tree = z
      .array(crystaTreeNodeSchema)
      .parse((await desk.nobody('GET', '/api/crysta/tree')).json())
    expect(
      tree.map(({ name, depth, rootId, childIds }) => [name, depth, rootId, childIds]),
    ).toEqual([
      ['둘', 1, root.id, [third.id]],
      ['셋', 2, root.id, []],
      ['하나', 0, root.id, [second.id]],
    ])
  })

  it('never come to hang on themselves', async () => {
    const root = await desk.create({ name: '하나' })
    const second = await desk.create({ name: '둘', parentId: root.id })
    const third = await desk.create({ name: '셋', parentId: second.id })
    for (const parentId of [root.id, second.id, third.id]) {
      const body = { ...POTUM, name: '하나', parentId, version: 1 }
      const answer = await desk.editor.call('PUT', `/api/crysta/${root.id}`, body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'CYCLE'])
    }
  })

  it('of two who close a circle from both ends at once, at most one succeeds', async () => {
    const [a, b] = [await desk.create({ name: '가' }), await desk.create({ name: '나' })]
    const answers = await Promise.all([
      desk.editor.call('PUT', `/api/crysta/${a.id}`, {
        ...POTUM,
        name: '가',
        parentId: b.id,
        version: 1,
      }),
      desk.editor.call('PUT', `/api/crysta/${b.id}`, {
        ...POTUM,
        name: '나',
        parentId: a.id,
        version: 1,
      }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 400])
  })

  it('keep to one kind along a line', async () => {
    const root = await desk.create({ name: '하나', kind: 'armor' })
    const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, parentId: root.id })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'parentId' }] })
  })

  it.each(['gone', 'a b', '바쿠잔'])(
    'tell an editor when the parent they chose is gone (%j)',
    async (parentId) => {
      const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, parentId })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE'])
    },
  )

  it('stay while others hang on them', async () => {
    const root = await desk.create({ name: '하나' })
    const second = await desk.create({ name: '둘', parentId: root.id })
    const used = await desk.editor.call('DELETE', `/api/crysta/${root.id}`)
    expect([used.statusCode, used.json().code]).toEqual([409, 'IN_USE'])
    expect((await desk.editor.call('DELETE', `/api/crysta/${second.id}`)).statusCode).toBe(204)
    expect((await desk.editor.call('DELETE', `/api/crysta/${root.id}`)).statusCode).toBe(204)
    expect((await desk.editor.call('DELETE', `/api/crysta/${root.id}`)).statusCode).toBe(404)
  })
})
