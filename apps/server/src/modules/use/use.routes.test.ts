import { type Uses, usesSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('what names an item, before it is removed', () => {
  let test: TestApp
  let editor: Person
  let member: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const create = async (entity: string, body: object) => {
    const answer = await editor.call('POST', `/api/${entity}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const usesOf = async (entity: string, id: string): Promise<Uses['groups']> => {
    const answer = await editor.call('GET', `/api/catalogue/${entity}/${id}/uses`)
    expect(answer.statusCode, answer.body).toBe(200)
    return usesSchema.parse(answer.json()).groups
  }

  it('is listed for a crysta: its next stage, the boss, the guide, the proposal', async () => {
    const id = await create('crysta', { name: '쓰이는 것', kind: 'normal' })
    expect(await usesOf('crysta', id)).toEqual([])
    const next = { name: '다음 단계', kind: 'normal', parentId: id }
    const stage = await create('crysta', next)
    const boss = await create('boss', { name: '주는 보스', kind: 'boss', crystaIds: [id] })
    const job = await create('job', { name: '추천하는 직업', crystaIds: [id] })
    const proposal = { change: { note: '메모' }, reason: '달라요' }
    const sent = await member.call('POST', `/api/catalogue/crysta/${id}/correction`, proposal)
    expect(sent.statusCode, sent.body).toBe(201)
    expect(await usesOf('crysta', id)).toEqual([
      group('stage', { name: '다음 단계', path: `/crysta/${stage}` }),
      group('drop', { name: '주는 보스', path: `/boss/${boss}` }),
      group('guide', { name: '추천하는 직업', path: `/job/${job}` }),
      group('proposal', { name: '쓰이는 것', path: '/correction' }),
    ])
    expect((await editor.call('DELETE', `/api/crysta/${id}`)).json().code).toBe('IN_USE')
    await editor.call('DELETE', `/api/crysta/${stage}`)
    expect((await usesOf('crysta', id)).every(({ blocks }) => !blocks)).toBe(true)
    expect((await editor.call('DELETE', `/api/crysta/${id}`)).statusCode).toBe(204)
  })

  it('is listed for a boss by its name, unless another one is called so', async () => {
    const id = await create('boss', { name: '이름난 보스', kind: 'boss' })
    const drops = [{ monster: '이름난 보스', level: null, map: null }]
    const crysta = await create('crysta', { name: '나오는 것', kind: 'normal', drops })
    expect(await usesOf('boss', id)).toEqual([
      group('drop', { name: '나오는 것', path: `/crysta/${crysta}` }),
    ])
    await create('boss', { name: '이름난 보스', kind: 'boss', level: 99 })
    expect(await usesOf('boss', id)).toEqual([])
    const golem = await usesOf('boss', 'excavated-golem')
    expect(golem.find(({ code }) => code === 'quest')?.items).toContainEqual({
      name: '3. 골렘의 폭주',
      path: '/main-quest',
    })
  })

  it('is told to those who may remove, and of nothing that is not there', async () => {
    const path = '/api/catalogue/crysta/excavated_golem/uses'
    expect((await visitor(test)('GET', path)).statusCode).toBe(401)
    expect((await member.call('GET', path)).statusCode).toBe(403)
    expect((await editor.call('GET', path)).statusCode).toBe(200)
    expect((await editor.call('GET', '/api/catalogue/crysta/nothing/uses')).statusCode).toBe(404)
  })
})

const group = (code: string, item: { name: string; path: string }) => ({
  code,
  blocks: code === 'stage',
  total: 1,
  items: [item],
})
