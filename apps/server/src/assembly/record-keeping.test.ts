import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../test/app.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { type Person, signIn } from '../../test/people.ts'
import { sweepRecords } from './record-keeping.ts'

describeWithDatabase('old records', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  let crystaId: string
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
    const body = { name: '오래된 것', kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }
    crystaId = (await owner.call('POST', '/api/crysta', body)).json().id
    const member = await signIn(test, 'MEMBER')
    const rename = { nickname: '새 이름', status: 'ACTIVE', roleCode: 'MEMBER', version: 1 }
    await owner.call('PUT', `/api/member/${member.id}`, rename)
    const proposal = { change: { stats: [{ stat: 'atk', value: 2 }] }, reason: '달라요' }
    for (const author of [member, await signIn(test, 'MEMBER')]) {
      const made = await author.call(
        'POST',
        `/api/catalogue/crysta/${crystaId}/correction`,
        proposal,
      )
      expect(made.statusCode).toBe(201)
    }
    const { kysely } = test.database
    const first = await kysely
      .selectFrom('correction')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await kysely
      .updateTable('correction')
      .set({ state: 'rejected', reviewed_at: time.clock() })
      .where('id', '=', first.id)
      .execute()
    await kysely
      .insertInto('import_batch')
      .values(['ready', 'applied'].map((state) => batch(state as 'ready' | 'applied')))
      .execute()
  })
  afterAll(() => test.close())

  const batch = (state: 'ready' | 'applied') => ({
    id: state,
    entity: 'crysta' as const,
    format: 'csv' as const,
    file_name: 'a.csv',
    mode: 'merge' as never,
    state,
    counts: '{}',
    as_of: null,
    source: '',
    author_id: null,
    created_at: time.clock(),
    applied_at: null,
    undone_at: null,
  })
  const context = () => ({ database: test.database, clock: time.clock })
  const kept = async () => {
    const { kysely } = test.database
    const acts = await kysely.selectFrom('audit_log').select('entity').orderBy('entity').execute()
    const corrections = await kysely.selectFrom('correction').select('state').execute()
    const batches = await kysely.selectFrom('import_batch').select('id').orderBy('id').execute()
    return {
      acts: [...new Set(acts.map(({ entity }) => entity))],
      corrections: corrections.map(({ state }) => state).toSorted(),
      batches: batches.map(({ id }) => id),
    }
  }
  const everything = {
    acts: ['correction', 'crysta', 'member'],
    corrections: ['open', 'rejected'],
    batches: ['applied', 'ready'],
  }

  it('go in their time; what versions are made of and what is open stays', async () => {
    const all = await kept()
    expect(all).toMatchObject({ ...everything, acts: expect.arrayContaining(['crysta', 'member']) })
    await sweepRecords(context())
    expect(await kept()).toEqual(all)
    time.advance(31 * DAY_MS)
    await sweepRecords(context())
    expect(await kept()).toEqual({ ...all, batches: ['applied'] })
    time.advance(340 * DAY_MS)
    await sweepRecords(context())
    expect(await kept()).toEqual({ ...all, batches: ['applied'], corrections: ['open'] })
    time.advance(360 * DAY_MS)
    const acts = all.acts.filter((entity) => entity !== 'member')
    await sweepRecords(context())
    expect(await kept()).toEqual({ acts, batches: ['applied'], corrections: ['open'] })
  })

  it('stay while the owner wants to keep them', async () => {
    owner = await signIn(test, 'OWNER')
    const setting = (await owner.call('GET', '/api/setting')).json()
    const wanted = { ...setting, endsOldRecords: false }
    expect((await owner.call('PUT', '/api/setting', wanted)).statusCode).toBe(200)
    const insert = { ...batch('ready'), created_at: 0 }
    await test.database.kysely.insertInto('import_batch').values(insert).execute()
    await sweepRecords(context())
    expect((await kept()).batches).toEqual(['applied', 'ready'])
  })
})
