import { type RevisionList, revisionContentSchema, revisionListSchema } from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('earlier versions', () => {
  let test: TestApp
  let editor: Person
  let other: Person
  let admin: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    other = await signIn(test, 'EDITOR')
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const listOf = async (person: Person, path: string): Promise<RevisionList> => {
    const answer = await person.call('GET', `/api/revision/${path}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return revisionListSchema.parse(answer.json())
  }
  const contentOf = async (person: Person, path: string, revision: string | undefined) => {
    const answer = await person.call('GET', `/api/revision/${path}/${revision}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return revisionContentSchema.parse(answer.json()).content
  }
  const created = async (person: Person, path: string, body: object) => {
    const answer = await person.call('POST', path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const changed = async (person: Person, path: string, body: object) => {
    const answer = await person.call('PUT', path, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const restore = async (person: Person, path: string, body?: object) =>
    person.call('POST', `/api/revision/${path}/restore`, body)

  describe('of a notice', () => {
    const first = { title: '첫 제목', body: '첫 글', levelCode: 'MEMBER', pinned: true }
    let id: string

    beforeAll(async () => {
      id = await created(editor, '/api/notification', first)
      await changed(editor, `/api/notification/${id}`, { ...first, body: '둘째 글', version: 1 })
      const third = { ...first, title: '셋째 제목', body: '셋째 글', version: 2 }
      await changed(admin, `/api/notification/${id}`, third)
    })

    it('tell who changed what, the newest first, each with its whole content', async () => {
      const { items, isGone, total } = await listOf(editor, `notice/${id}`)
      expect({ isGone, total }).toEqual({ isGone: false, total: 3 })
      expect(items.map(({ act, fields, actor }) => [act, fields, actor?.nickname])).toEqual([
        ['update', ['title', 'body'], admin.nickname],
        ['update', ['body'], editor.nickname],
        ['create', [], editor.nickname],
      ])
      const [third, second, oldest] = items
      expect(await contentOf(editor, `notice/${id}`, third?.id)).toMatchObject({ body: '셋째 글' })
      expect(await contentOf(editor, `notice/${id}`, second?.id)).toMatchObject({
        ...first,
        body: '둘째 글',
      })
      expect(await contentOf(editor, `notice/${id}`, oldest?.id)).toMatchObject(first)
    })

    it('are for those who may write it', async () => {
      const path = `/api/revision/notice/${id}`
      expect((await visitor(test)('GET', path)).statusCode).toBe(401)
      expect((await (await signIn(test, 'CONTRIBUTOR')).call('GET', path)).statusCode).toBe(403)
      expect((await other.call('GET', path)).statusCode).toBe(403)
      expect((await editor.call('GET', '/api/revision/notice/none')).statusCode).toBe(404)
      expect((await editor.call('GET', `${path}/none`)).statusCode).toBe(404)
    })

    it('bring it back at its address after it was removed, to its author or whoever may write any', async () => {
      expect((await restore(editor, `notice/${id}`)).json()).toMatchObject({ code: 'STALE' })
      expect((await editor.call('DELETE', `/api/notification/${id}`)).statusCode).toBe(204)
      expect((await other.call('GET', `/api/revision/notice/${id}`)).statusCode).toBe(404)
      expect((await restore(other, `notice/${id}`)).statusCode).toBe(404)
      const { isGone, items } = await listOf(editor, `notice/${id}`)
      expect(isGone).toBe(true)
      expect(items[0]).toMatchObject({ act: 'delete', fields: [] })
      const answer = await restore(editor, `notice/${id}`)
      expect(answer.statusCode, answer.body).toBe(201)
      const notice = (await editor.call('GET', `/api/notification/${id}`)).json()
      expect(notice).toMatchObject({
        title: '셋째 제목',
        levelCode: 'MEMBER',
        pinned: true,
        author: { nickname: editor.nickname },
      })
      expect(answer.json()).toEqual({ id, version: notice.version })
      expect(notice.version).toBeGreaterThan(3)
      const log = await admin.call('GET', `/api/audit?entityId=${id}`)
      expect(log.json().items[0]).toMatchObject({ action: 'notice.restore' })
    })

    it('do not lift a writer above their own level', async () => {
      const secret = { title: '운영 글', body: '운영', levelCode: 'ADMIN' }
      const hidden = await created(admin, '/api/notification', secret)
      expect((await editor.call('GET', `/api/revision/notice/${hidden}`)).statusCode).toBe(404)
      await admin.call('DELETE', `/api/notification/${hidden}`)
      expect((await restore(editor, `notice/${hidden}`)).statusCode).toBe(404)
    })
  })

  it('of an event: removed, it comes back as an older version when asked', async () => {
    const event = { title: '봄맞이', startAt: '2026-03-01T00:00:00.000Z', rewards: ['오브 10개'] }
    const id = await created(editor, '/api/event', event)
    await changed(other, `/api/event/${id}`, { ...event, rewards: [], version: 1 })
    await editor.call('DELETE', `/api/event/${id}`)
    const { items } = await listOf(other, `event/${id}`)
    expect(items.map(({ act }) => act)).toEqual(['delete', 'update', 'create'])
    const answer = await restore(other, `event/${id}`, { revision: items[2]?.id })
    expect(answer.statusCode, answer.body).toBe(201)
    expect((await editor.call('GET', `/api/event/${id}`)).json()).toMatchObject(event)
  })

  describe('of an item of a list', () => {
    const boss = { name: '시험 대장', kind: 'boss', level: 77, map: '시험 맵' }

    it('begin with what the release brought', async () => {
      const path = 'ability/str_up'
      const shipped = (await editor.call('GET', '/api/ability/str_up')).json()
      const { id, version, ...content } = shipped
      await changed(editor, `/api/ability/${id}`, { ...content, note: '바뀐 메모', version })
      const { items } = await listOf(editor, path)
      expect(items.map(({ act, fields }) => [act, fields])).toEqual([
        ['update', ['note']],
        ['start', []],
      ])
      expect(await contentOf(editor, path, items[1]?.id)).toEqual(content)
    })

    it('count what a file did and undid', async () => {
      const id = await created(editor, '/api/boss', boss)
      const head = 'name,kind,level,map,note'
      const file = `${head}\n시험 대장,boss,77,시험 맵,파일에서`
      const batch = await apply(admin, file)
      expect((await admin.call('POST', `/api/import/${batch}/undo`)).statusCode).toBe(200)
      const { items, total } = await listOf(editor, `boss/${id}`)
      expect(items.map(({ act }) => act)).toEqual(['undo', 'import', 'create'])
      expect(total).toBe(3)
      expect(items[1]?.fields).toEqual(['note'])
      expect(await contentOf(editor, `boss/${id}`, items[1]?.id)).toMatchObject({
        note: '파일에서',
      })
      expect(await contentOf(editor, `boss/${id}`, items[0]?.id)).toMatchObject({ note: '' })
    })

    it('bring it back under its id, unless its name is taken', async () => {
      const id = await created(editor, '/api/boss', { ...boss, name: '지울 대장' })
      await editor.call('DELETE', `/api/boss/${id}`)
      expect((await editor.call('GET', `/api/boss/${id}`)).statusCode).toBe(404)
      const twin = await created(editor, '/api/boss', { ...boss, name: '지울 대장', level: 5 })
      const refused = twin === id ? 'STALE' : 'DUPLICATE'
      expect((await restore(editor, `boss/${id}`)).json()).toMatchObject({ code: refused })
      await editor.call('DELETE', `/api/boss/${twin}`)
      const { items } = await listOf(editor, `boss/${id}`)
      const first = items.findLast(({ act }) => act === 'create')
      const answer = await restore(editor, `boss/${id}`, { revision: first?.id })
      expect(answer.statusCode, answer.body).toBe(201)
      expect((await editor.call('GET', `/api/boss/${id}`)).json()).toMatchObject({
        name: '지울 대장',
        level: 77,
      })
    })
  })

  /** Reads a file of bosses and applies it. */
  async function apply(person: Person, text: string): Promise<string> {
    const answer = await person.call('POST', '/api/import', {
      entity: 'boss',
      format: 'csv',
      fileName: 'boss.csv',
      mode: 'merge',
      content: Buffer.from(text).toString('base64'),
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const batch = answer.json<{ batch: { id: string } }>().batch.id
    const applied = await person.call('POST', `/api/import/${batch}/apply`)
    expect(applied.statusCode, applied.body).toBe(200)
    return batch
  }
})
