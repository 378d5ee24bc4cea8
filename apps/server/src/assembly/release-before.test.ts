import { type Correction, correctionSchema } from '@gyeol/contract'
import { CRYSTA_ROWS, FORMER_IDS } from '@gyeol/game-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { describeWithDatabase } from '../../test/database.ts'
import { openDrawn } from '../../test/drawn-site.ts'
import { caller, cookieOf, type Person, visitor } from '../../test/people.ts'
import { openReleaseBefore, PASSWORD_BEFORE } from '../../test/release-before.ts'
import { prepareDatabase } from '../database/start/open-database.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

describeWithDatabase('a site that was updated from the release before', () => {
  let test: TestApp
  let editor: Person['call']
  let member: Person['call']

  const logIn = async (loginId: string) => {
    const answer = await visitor(test)('POST', '/api/auth/login', {
      loginId,
      password: PASSWORD_BEFORE,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return caller(test, cookieOf(answer))
  }
  beforeAll(async () => {
    test = await openReleaseBefore()
    editor = await logIn('editor')
    member = await logIn('member')
  })
  afterAll(() => test.close())

  const listOf = async (list: string) =>
    (await editor('GET', `/api/${list}/all`)).json<{ items: Row[] }>().items
  const find = async (list: string, id: string) => (await listOf(list)).find((row) => row.id === id)
  const named = async (list: string, name: string) =>
    (await listOf(list)).find((row) => row.name === name)
  const questions = async (query = ''): Promise<Correction[]> => {
    const answer = await editor('GET', `/api/correction?view=all&pageSize=100${query}`)
    return answer.json<{ items: unknown[] }>().items.map((one) => correctionSchema.parse(one))
  }

  it('has the whole lists of today beside what people made', async () => {
    // One shipped row was deleted by people, and these two are theirs.
    expect(await listOf('crysta')).toHaveLength(533 - 1 + 2)
    expect(await listOf('boss')).toHaveLength(228 + 1)
    expect(await listOf('equipment')).toHaveLength(4631 - 1 + 1)
    expect(await listOf('registlet')).toHaveLength(158 - 1)
  })

  it('keeps what people wrote, under the ids of today', async () => {
    expect(await find('crysta', 'nurethoth')).toMatchObject({
      note: '우리 서버에서 확인',
      stats: [{ stat: 'atk_pct', value: 4 }],
    })
    expect(await find('crysta', 'mari')).toMatchObject({ note: '마리 메모' })
    expect(await find('crysta', 'baratok')).toMatchObject({ note: '받아들인 메모' })
    expect(await find('equipment', '2h-sword-2ndannivgreatsword')).toMatchObject({ atk: 99 })
    expect(await find('equipment', 'staff-windstaff-npc')).toMatchObject({ note: '바람 지팡이' })
    expect(await find('boss', 'boss-goblin')).toMatchObject({ hp: 30_000, exp: 560 })
  })

  it('brings what the release knows to rows nobody has touched', async () => {
    const shipped = CRYSTA_ROWS.find(({ id }) => id === 'zega_viii')
    expect(await find('crysta', 'zega_viii')).toMatchObject({ ...shipped, version: 2 })
    expect(await find('equipment', 'bowgun-swordbowgun-npc')).toMatchObject({ variant: 'npc' })
    expect(await find('boss', 'pillar-golem')).toMatchObject({ numbersEvidence: 'seen' })
  })

  it('does not bring back what people deleted', async () => {
    for (const [list, id] of [
      ['crysta', 'ko-hareupun'],
      ['crysta', 'arpoon'],
      ['equipment', 'knuckles-knuckleduster-2'],
      ['equipment', 'knuckles-knuckleduster-npc'],
    ] as const)
      expect(await find(list, id), id).toBeUndefined()
    expect((await visitor(test)('GET', '/api/crysta/ko-hareupun')).statusCode).toBe(404)
  })

  it.each([
    ['/api/crysta/ko-mari', 'mari'],
    ['/api/crysta/ko-jegavx', 'zega_ix'],
    ['/api/crysta/ko-jegaix', 'zega_ix'],
    ['/api/equipment/bowgun-swordbowgun-2', 'bowgun-swordbowgun-npc'],
  ])('answers %s with %s', async (url, id) => {
    const answer = await visitor(test)('GET', url)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).toContain(`"id":"${id}"`)
  })

  it.each([
    ['/crysta/ko-mari', '/crysta/mari'],
    ['/crysta/ko-jegavx', '/crysta/zega_ix'],
    ['/equipment/staff-windstaff-2', '/equipment/staff-windstaff-npc'],
  ])('leads the page %s to %s', async (url, to) => {
    const answer = await openDrawn(test, { url })
    expect([answer.statusCode, answer.headers.location ?? answer.body]).toEqual([308, to])
  })

  it('has no row left under a former id', async () => {
    for (const list of ['crysta', 'equipment'] as const) {
      const ids = new Set((await listOf(list)).map(({ id }) => id))
      expect(Object.keys(FORMER_IDS[list] ?? {}).filter((id) => ids.has(id))).toEqual([])
    }
  })

  it('leads rows of their own to the rows they named', async () => {
    expect(await named('crysta', '우리 크리스타')).toMatchObject({ parentId: 'zega_ix' })
    expect(await named('crysta', '파일 크리스타')).toMatchObject({ parentId: 'zega_viii' })
    expect(await named('boss', '우리 보스')).toMatchObject({ crystaIds: ['mari', 'our-crysta'] })
    expect(await named('equipment', '우리 대검')).toMatchObject({ atk: 7 })
  })

  it('leads job guides to the crystas they recommend', async () => {
    const guide = (await visitor(test)('GET', '/api/job/our-build')).json()
    expect(guide).toMatchObject({
      crystaIds: ['zega_ix', 'baratok', 'our-crysta'],
      body: '[제가](/crysta/list?id=ko-jegaviii)부터 모아요.',
    })
    expect(guide.crystas.map(({ name }: { name: string | null }) => name)).not.toContain(null)
    const jobs = (await visitor(test)('GET', '/api/job')).json<Row[]>()
    const texts = await Promise.all(
      jobs.map(async ({ id }) => (await visitor(test)('GET', `/api/job/${id}`)).json()),
    )
    expect(texts.map(({ body }) => body)).toContain('마리를 꼭 챙겨요.')
  })

  it('keeps the proposals of members, whatever became of them', async () => {
    const mine = (await member('GET', '/api/correction')).json<{ items: Correction[] }>().items
    expect(mine.map(({ entityId, state }) => `${entityId} ${state}`).toSorted()).toEqual([
      'baratok accepted',
      'baratok rejected',
      'boss-goblin open',
      'bowgun-swordbowgun-npc open',
      'our-crysta open',
      'pillow_kitagawa_ii open',
    ])
    const left = (await questions('&entity=crysta&state=open')).find(
      ({ entityId, author }) => entityId === 'mari' && author !== null,
    )
    expect(left).toMatchObject({ author: { nickname: '탈퇴한 회원' } })
  })

  it('takes proposals of former ids over as what they mean today', async () => {
    const open = await questions('&state=open')
    const accept = async (entityId: string) => {
      const proposal = open.find((one) => one.entityId === entityId && one.author !== null)
      const { id, entityVersion } = proposal ?? { id: '', entityVersion: 0 }
      const answer = await editor('POST', `/api/correction/${id}/accept`, { entityVersion })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await accept('pillow_kitagawa_ii')
    expect(await find('crysta', 'pillow_kitagawa_ii')).toMatchObject({ note: '베개는 둘이에요' })
    await accept('boss-goblin')
    expect(await find('boss', 'boss-goblin')).toMatchObject({ crystaIds: ['boss_goblin', 'mari'] })
    // It asked for the other of two rows that are one now.
    expect(open.find(({ entityId }) => entityId === 'our-crysta')?.fields).toEqual([])
  })

  it('asks editors about rows people edited that the release knows otherwise', async () => {
    const asked = (await questions('&state=open')).filter(({ author }) => author === null)
    expect(asked.map(({ entity, entityId }) => `${entity} ${entityId}`).toSorted()).toEqual([
      'boss boss-goblin',
      'crysta baratok',
      'crysta mari',
      'crysta nurethoth',
      'equipment 2h-sword-2ndannivgreatsword',
      'equipment staff-windstaff-npc',
    ])
    for (const question of asked) {
      expect(question).toMatchObject({ canReview: true, canWithdraw: false })
      expect(question.reason).toMatch(/기준일 \d{4}-\d{2}-\d{2}/)
    }
    const goblin = asked.find(({ entityId }) => entityId === 'boss-goblin')
    expect(goblin?.fields).toContainEqual({
      code: 'hp',
      title: 'HP (노멀)',
      current: '30000',
      proposed: '26758',
    })
    // The release says nothing in the note of this one, so nobody is asked to empty theirs.
    const nurethoth = asked.find(({ entityId }) => entityId === 'nurethoth')
    expect(nurethoth?.fields.map(({ code }) => code).toSorted()).toEqual([
      'asOf',
      'drops',
      'numbersEvidence',
      'stats',
    ])
  })

  it('asks once, however often it starts', async () => {
    const before = (await questions('&state=open')).map(({ id }) => id)
    await prepareDatabase(test.options)
    expect((await questions('&state=open')).map(({ id }) => id)).toEqual(before)
  })

  it('keeps everything else', async () => {
    const owner = await logIn('owner')
    expect((await owner('GET', '/api/setting')).json()).toMatchObject({ defaultLevel: 300 })
    const notices = (await member('GET', '/api/notification?view=inbox')).json<{ items: Row[] }>()
    expect(notices.items.find(({ title }) => title === '우리 공지')).toMatchObject({ read: true })
    const log = (await owner('GET', '/api/audit?pageSize=100')).json<{ items: Row[] }>().items
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'crysta.update', entityId: 'mari' }),
    )
    const batches = (await owner('GET', '/api/import?entity=crysta')).json<{ items: Row[] }>().items
    expect(batches).toMatchObject([{ fileName: '우리 크리스타.json', state: 'applied' }])
  })
})
