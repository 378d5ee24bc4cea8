import { MINUTE_MS } from '@gyeol/korean'
import {
  jobAtVersionSchema,
  jobReviewSchema,
  jobVersionsSchema,
  type JobVersions,
} from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('a job guide', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const made = async (path: string, body: object) => {
    time.advance(MINUTE_MS)
    const answer = await editor.call('POST', path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const changed = async (path: string, body: object) => {
    time.advance(MINUTE_MS)
    const answer = await editor.call('PUT', path, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const versionsOf = async (id: string): Promise<JobVersions> => {
    const answer = await nobody('GET', `/api/job/${id}/version`)
    expect(answer.statusCode, answer.body).toBe(200)
    return jobVersionsSchema.parse(answer.json())
  }
  const reviewOf = async (id: string) => {
    const answer = await nobody('GET', `/api/job/${id}/review`)
    expect(answer.statusCode, answer.body).toBe(200)
    return jobReviewSchema.parse(answer.json()).items
  }

  describe('has versions', () => {
    const first = { name: '판이 있는 직업', body: '첫 글', summary: '한 줄' }
    let id: string
    beforeAll(async () => {
      id = await made('/api/job', first)
      await changed(`/api/job/${id}`, { ...first, body: '둘째 글', version: 1 })
      await changed(`/api/job/${id}`, { ...first, body: '둘째 글', version: 2 })
    })

    it('that everybody may list, without who wrote them', async () => {
      const { items, total } = await versionsOf(id)
      expect(total).toBe(3)
      expect(items.map(({ act, fields }) => [act, fields])).toEqual([
        ['update', []],
        ['update', ['body']],
        ['create', []],
      ])
      const answer = await nobody('GET', `/api/job/${id}/version`)
      expect(answer.body).not.toContain(editor.nickname)
      expect(answer.body).not.toContain(editor.id)
    })

    it('that everybody may read', async () => {
      const { items } = await versionsOf(id)
      const answer = await nobody('GET', `/api/job/${id}/version/${items.at(-1)?.id}`)
      const { job, at } = jobAtVersionSchema.parse(answer.json())
      expect(job).toMatchObject({ ...first, id, version: 3 })
      expect(job.updatedAt).toBe(at)
    })

    it('that an editor brings back by writing them, which is a version too', async () => {
      const { items } = await versionsOf(id)
      const oldest = await nobody('GET', `/api/job/${id}/version/${items.at(-1)?.id}`)
      const { body } = jobAtVersionSchema.parse(oldest.json()).job
      await changed(`/api/job/${id}`, { ...first, body, version: 3 })
      expect((await versionsOf(id)).items[0]).toMatchObject({ act: 'update', fields: ['body'] })
    })

    it('that are not there of other guides, nor of what is gone', async () => {
      const other = await made('/api/job', { name: '다른 직업' })
      const [newest] = (await versionsOf(id)).items
      const foreign = `/api/job/${other}/version/${newest?.id}`
      expect((await nobody('GET', foreign)).statusCode).toBe(404)
      expect((await nobody('GET', `/api/job/${id}/version/none`)).statusCode).toBe(404)
      await editor.call('DELETE', `/api/job/${other}`)
      expect((await nobody('GET', `/api/job/${other}/version`)).statusCode).toBe(404)
      expect((await nobody('GET', `/api/job/${other}/review`)).statusCode).toBe(404)
    })
  })

  it('of the release has none before somebody writes it', async () => {
    const [shipped] = (await nobody('GET', '/api/job')).json<{ id: string }[]>()
    expect(await versionsOf(shipped?.id ?? '')).toEqual({ total: 0, items: [] })
  })

  it('says what it recommends has changed or gone since it was written, and in what', async () => {
    const least = { name: '추천할 크리스타', kind: 'weapon' }
    const crysta = await made('/api/crysta', least)
    const goes = await made('/api/crysta', { ...least, name: '없어질 크리스타' })
    const stays = await made('/api/crysta', { ...least, name: '그대로인 크리스타' })
    const guide = { name: '다시 볼 직업', crystaIds: [crysta, goes, stays] }
    const id = await made('/api/job', guide)
    expect(await reviewOf(id)).toEqual([])

    await changed(`/api/crysta/${crysta}`, { ...least, note: '메모', version: 1 })
    await changed(`/api/crysta/${crysta}`, {
      ...least,
      note: '메모',
      stats: [{ stat: 'atk_pct', value: 5 }],
      version: 2,
    })
    await editor.call('DELETE', `/api/crysta/${goes}`)
    expect(await reviewOf(id)).toEqual([
      expect.objectContaining({ id: crysta, name: least.name, fields: ['stats', 'note'] }),
      expect.objectContaining({ id: goes, name: null, at: null, fields: [] }),
    ])

    // Written again as it is: an editor has looked.
    await changed(`/api/job/${id}`, { ...guide, crystaIds: [crysta, stays], version: 1 })
    expect(await reviewOf(id)).toEqual([])
  })
})
