import { HOUR_MS } from '@gyeol/korean'
import { type Crysta, ROUTES } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type ImportDesk, messagesOf, openDesk } from '../../../test/import-desk.ts'
import { type Person, visitor } from '../../../test/people.ts'

describeWithDatabase('files brought into the catalogue', () => {
  const time = createClock()
  let test: TestApp
  let desk: ImportDesk
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    desk = await openDesk(test)
  })

  /** Lets time pass; the logins of administrators end after hours. */
  const pass = async (ms: number) => {
    time.advance(ms)
    await desk.logInAgain()
  }

  const CSV = [
    '이름,종류,옵션,강화 전,드랍',
    '하나,노말,"ATK +5%\n공격속도 -100 [방패]",,몬스터 (Lv 10) @ 들판',
    '둘,노말,물리관통% 3,하나,',
  ].join('\n')

  it('are checked first, and change nothing by that', async () => {
    const preview = await desk.check(CSV, { fileName: '크리스타.csv' })
    expect(preview).toMatchObject({
      batch: {
        state: 'ready',
        fileName: '크리스타.csv',
        counts: { rows: 2, new: 2, changed: 0, same: 0, gone: 0 },
        author: { id: desk.admin.id, nickname: desk.admin.nickname },
        canUndo: false,
      },
      errorCount: 0,
    })
    expect(preview.columns).toEqual([
      { column: '이름', field: 'name' },
      { column: '종류', field: 'kind' },
      { column: '옵션', field: 'stats' },
      { column: '강화 전', field: 'parentId' },
      { column: '드랍', field: 'drops' },
    ])
    expect(await desk.crystas()).toEqual([])
  })

  it('are put in as a whole, in our own shape', async () => {
    const batch = await desk.bring(CSV)
    expect(batch).toMatchObject({ state: 'applied', canUndo: true })
    const [second, first] = await desk.crystas()
    expect(first).toMatchObject({
      id: 'hana',
      name: '하나',
      kind: 'normal',
      stats: [
        { stat: 'atk_pct', value: 5 },
        { stat: 'aspd', value: -100, when: { slot: 'sub', worn: ['shield'] } },
      ],
      drops: [{ monster: '몬스터', level: 10, map: '들판' }],
      version: 1,
    })
    expect(second).toMatchObject({ name: '둘', parentId: 'hana', isEnhancer: true })
  })

  it('show row by row what would change', async () => {
    await desk.bring(CSV)
    const { batch } = await desk.check('이름,옵션\n하나,ATK +6%\n셋,DEF 1', {})
    expect(batch).toBeNull()
    const next = await desk.check('이름,종류,옵션\n하나,노말,ATK +6%\n셋,무기,DEF 1')
    expect(next.batch?.counts).toEqual({ rows: 2, new: 1, changed: 1, same: 0, gone: 0, bad: 0 })
    const id = next.batch?.id ?? ''
    expect(await desk.changesOf(id, '?op=changed')).toEqual([
      {
        op: 'changed',
        line: 2,
        id: 'hana',
        name: '하나',
        problems: [],
        fields: [
          {
            code: 'stats',
            title: '옵션',
            before: 'ATK +5%\n공격속도 -100 [방패]',
            after: 'ATK +6%',
          },
        ],
      },
    ])
    expect((await desk.changesOf(id)).map(({ op, name }) => [op, name])).toEqual([
      ['changed', '하나'],
      ['new', '셋'],
    ])
  })

  it('leave columns they do not have as they are, and empty those that are empty', async () => {
    await desk.bring(CSV)
    await desk.bring('이름,드랍\n하나,')
    const first = (await desk.crystas()).find(({ name }) => name === '하나')
    expect(first).toMatchObject({ kind: 'normal', drops: [], version: 2 })
    expect(first?.stats).toHaveLength(2)
  })

  it('date what has no date of its own, and say where the list is from', async () => {
    await desk.bring('이름,종류,기준일\n가,노말,2026-01-05\n나,노말,', {
      asOf: '2026-11-20',
      source: '길드 자료',
    })
    expect((await desk.crystas()).map(({ asOf }) => asOf)).toEqual(['2026-01-05', '2026-11-20'])
    expect((await nobody('GET', '/api/crysta/all')).json()).toMatchObject({
      asOf: '2026-11-20',
      source: '길드 자료',
    })
  })

  it('are recognised by what the sender says of their columns', async () => {
    const text = 'Crystal,Type,무엇\n가,노말,ATK 3'
    const mapping = [
      { column: 'Crystal', field: 'name' },
      { column: 'Type', field: 'kind' },
      { column: '무엇', field: null },
    ]
    const preview = await desk.check(text, { mapping })
    expect(preview.columns).toEqual(mapping)
    expect(preview.batch?.counts.new).toBe(1)
    expect(messagesOf(await desk.check(text))).toEqual(["null null: '이름' 열을 찾을 수 없어요."])
    // A corrected file may have other columns than the one the mapping was made for.
    const other = await desk.check('이름,종류\n나,노말', { mapping })
    expect(other.columns.map(({ field }) => field)).toEqual(['name', 'kind'])
  })

  it('name every row and column that cannot be read', async () => {
    const rows = [
      '이름,종류,옵션,강화 전,기준일',
      '가,모자,행운 +3,,',
      '나,없는 종류,ATK 1,,',
      ',노말,,,어제',
      '라,노말,,없는 것,',
      '마,노말,ATK 9 [우산],,',
    ]
    const preview = await desk.check(rows.join('\n'))
    expect(preview.batch).toBeNull()
    expect(messagesOf(preview)).toEqual([
      "2 옵션: '행운 +3': 모르는 옵션이에요.",
      "3 종류: '없는 종류' 대신 노말, 무기, 갑옷, 추가, 특수 가운데 하나를 적어 주세요.",
      "4 기준일: '어제' 대신 2026-08-31처럼 적어 주세요.",
      "6 옵션: 'ATK 9 [우산]': 모르는 장비 조건이에요.",
      '4 이름: 필수 값 입니다.',
      "5 강화 전: '라'의 상위를 찾을 수 없어요: '없는 것'",
    ])
    const missing = await desk.check('이름,종류,강화 전\n라,노말,없는 것')
    expect(messagesOf(missing)).toEqual(["2 강화 전: '라'의 상위를 찾을 수 없어요: '없는 것'"])
    await desk.bring(CSV)
    const orphan = await desk.check('이름,종류\n둘,노말', { mode: 'replace' })
    expect(messagesOf(orphan)).toEqual(["2 강화 전 크리스타: '둘'의 상위를 찾을 수 없어요: '하나'"])
  })

  it('with a circle are refused, the row and the circle named', async () => {
    await desk.bring('이름,종류\n가,노말')
    const preview = await desk.check('이름,종류,강화 전\n나,노말,다\n다,노말,가\n가,노말,나')
    expect(messagesOf(preview)).toEqual([
      '2 강화 전: 서로가 서로의 상위예요: 나 → 다 → 가 → 나',
      "4 강화 전: '가'의 상위인 2행 '나'에 고칠 곳이 있어요.",
    ])
    expect(await desk.crystas()).toHaveLength(1)
  })

  it('with a name twice are refused', async () => {
    await desk.bring('이름,종류\n가,노말')
    expect(messagesOf(await desk.check('이름,종류\n나,노말\n나,무기'))).toEqual([
      "3 이름: '나': 2행 '나'와 이름이 같아요.",
    ])
    expect(messagesOf(await desk.check('아이디,이름,종류\nother,가,노말'))).toEqual([
      "2 이름: '가': 이미 있는 자료(아이디 ga) '가'와 이름이 같아요.",
    ])
  })

  it('can be taken back within a day', async () => {
    await desk.bring('이름,종류,메모\n가,노말,처음\n나,노말,')
    const contents = async () =>
      (await desk.crystas()).map(({ version: _version, ...content }) => content)
    const before = await contents()
    const text = '이름,종류,메모\n가,노말,나중\n다,노말,'
    const batch = await desk.bring(text, { mode: 'replace' })
    expect(batch.counts).toEqual({ rows: 2, new: 1, changed: 1, same: 0, gone: 1, bad: 0 })
    expect((await desk.crystas()).map(({ name, note }) => [name, note])).toEqual([
      ['가', '나중'],
      ['다', ''],
    ])
    await pass(24 * HOUR_MS)
    const undone = await desk.step(batch.id, 'undo')
    expect(undone.json(), undone.body).toMatchObject({ state: 'undone', canUndo: false })
    expect(await contents()).toEqual(before)
    expect((await desk.step(batch.id, 'undo')).statusCode).toBe(409)
  })

  it('cannot be taken back later, or over what was changed since', async () => {
    const batch = await desk.bring('이름,종류\n가,노말\n나,노말')
    const [first] = await desk.crystas()
    const { id, version, ...content } = first as Crysta
    await desk.editor.call('PUT', `/api/crysta/${id}`, { ...content, note: '고침', version })
    const refused = await desk.step(batch.id, 'undo')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'STALE'])
    expect(refused.json().current).toMatchObject({ changed: [{ id, name: '가' }] })
    expect(await desk.crystas()).toHaveLength(2)
    const other = await desk.bring('이름,종류\n다,노말')
    await pass(24 * HOUR_MS + 1)
    const late = await desk.step(other.id, 'undo')
    expect(late.json().current).toMatchObject({ batch: { canUndo: false }, changed: [] })
  })

  it('cannot be taken back from under what has come to hang on them', async () => {
    const batch = await desk.bring('이름,종류\n가,노말')
    const [parent] = await desk.crystas()
    await desk.editor.call('POST', '/api/crysta', {
      name: '나',
      kind: 'normal',
      parentId: parent?.id,
    })
    expect((await desk.step(batch.id, 'undo')).statusCode).toBe(409)
  })

  it('are put in once, and only while the list is as it was checked', async () => {
    await desk.bring('이름,종류\n가,노말')
    const [first] = await desk.crystas()
    const { id, version, ...content } = first as Crysta
    const { batch } = await desk.check('이름,메모\n가,파일')
    await desk.editor.call('PUT', `/api/crysta/${id}`, { ...content, note: '사람', version })
    const refused = await desk.step(batch?.id ?? '', 'apply')
    expect(refused.json(), refused.body).toMatchObject({
      code: 'STALE',
      current: { state: 'ready', id: batch?.id },
    })
    expect((await desk.crystas())[0]?.note).toBe('사람')
    const again = await desk.check('이름,메모\n가,파일')
    const both = await Promise.all([1, 2].map(() => desk.step(again.batch?.id ?? '', 'apply')))
    const statuses = both.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409])
  })

  it('that were only checked can be thrown away, and are forgotten after a day', async () => {
    const { batch } = await desk.check(CSV)
    const url = `/api/import/${batch?.id}`
    expect((await desk.admin.call('DELETE', url)).statusCode).toBe(204)
    expect((await desk.admin.call('GET', url)).statusCode).toBe(404)
    const forgotten = await desk.check(CSV)
    await pass(24 * HOUR_MS + 1)
    await desk.check(CSV)
    expect((await desk.admin.call('GET', `/api/import/${forgotten.batch?.id}`)).statusCode).toBe(
      404,
    )
    const applied = await desk.bring(CSV)
    expect((await desk.admin.call('DELETE', `/api/import/${applied.id}`)).statusCode).toBe(404)
    const history = await desk.admin.call('GET', '/api/import?entity=crysta&pageSize=1')
    expect(history.json().items).toMatchObject([{ id: applied.id, state: 'applied' }])
  })

  it('are the business of administrators', async () => {
    const { batch } = await desk.check(CSV)
    const calls = [
      ['GET', '/api/import'],
      ['POST', '/api/import'],
      ['GET', `/api/import/${batch?.id}`],
      ['GET', `/api/import/${batch?.id}/change`],
      ['POST', `/api/import/${batch?.id}/apply`],
      ['POST', `/api/import/${batch?.id}/undo`],
      ['DELETE', `/api/import/${batch?.id}`],
      ['GET', '/api/import/template?entity=crysta'],
    ] as const
    for (const [method, url] of calls) {
      const body = method === 'POST' ? {} : undefined
      expect((await nobody(method, url, body)).statusCode, url).toBe(401)
      expect((await desk.editor.call(method, url, body)).statusCode, url).toBe(403)
    }
    expect(ROUTES.exportCatalogue.permission).toBe('catalogue.write')
  })

  it('larger than the limit are refused', async () => {
    const content = 'A'.repeat(5_600_004)
    const body = { entity: 'crysta', format: 'csv', content }
    expect((await desk.admin.call('POST', '/api/import', body)).statusCode).toBe(400)
    const tooLarge = { ...body, content: 'A'.repeat(7_000_000) }
    expect((await desk.admin.call('POST', '/api/import', tooLarge)).statusCode).toBe(413)
  })
})
