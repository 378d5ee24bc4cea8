import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { createAccount } from './account.service.ts'

describeWithDatabase('the member list', () => {
  const time = createClock(Date.parse('2026-11-01T00:00:00Z'))
  let test: TestApp
  let admin: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    admin = await signIn(test, 'ADMIN')
    const names = [
      ['potum', '포툼 100%', 'MEMBER'],
      ['coryn', '코린', 'EDITOR'],
      ['toram_fan', '토람 팬', 'MEMBER'],
      ['under.score', '=1+1', 'CONTRIBUTOR'],
    ] as const
    for (const [loginId, nickname, roleCode] of names) {
      time.advance(DAY_MS)
      const rest = { passwordHash: null, agreedAt: null, now: time.clock() }
      await createAccount(test.database.kysely, { loginId, nickname, roleCode, ...rest })
    }
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const list = async (query: string) => {
    const answer = await admin.call('GET', `/api/member?${query}`)
    expect(answer.statusCode).toBe(200)
    const { items, total } = answer.json<{ items: { loginId: string }[]; total: number }>()
    const ours = items.map(({ loginId }) => loginId).filter((name) => !name.startsWith('person'))
    return { ours, total }
  }

  it.each([
    ['', ['under.score', 'toram_fan', 'coryn', 'potum']],
    ['sort=createdAt', ['potum', 'coryn', 'toram_fan', 'under.score']],
    ['sort=loginId', ['coryn', 'potum', 'toram_fan', 'under.score']],
    ['sort=-nickname', ['potum', 'toram_fan', 'coryn', 'under.score']],
    ['role=MEMBER', ['toram_fan', 'potum']],
    ['search=TORAM', ['toram_fan']],
    ['search=%ED%86%A0%EB%9E%8C%ED%8C%AC', ['toram_fan']],
    ['search=%25', ['potum']],
    ['search=_', ['toram_fan']],
    ['search=%5C', []],
    ['search=%27%20or%201%3D1', []],
    ['status=DISABLED', []],
  ])('answers ?%s', async (query, loginIds) => {
    expect((await list(query)).ours).toEqual(loginIds)
  })

  it('comes in pages', async () => {
    const { total } = await list('')
    const first = await admin.call('GET', '/api/member?pageSize=2&page=2&sort=createdAt')
    expect(first.json()).toMatchObject({ page: 2, pageSize: 2, total })
    expect(first.json().items).toHaveLength(2)
    expect((await list('page=1000')).ours).toEqual([])
  })

  it.each(['sort=passwordHash', 'role=VISITOR', 'status=DELETED', 'pageSize=101', 'extra=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await admin.call('GET', `/api/member?${query}`)).statusCode).toBe(400)
    },
  )

  it('can be had as a file that no spreadsheet runs', async () => {
    const nickname = { nickname: '=cmd|calc' }
    await test.database.kysely
      .updateTable('member')
      .set(nickname)
      .where('login_id', '=', 'under.score')
      .execute()
    const answer = await admin.call('GET', '/api/member/export?sort=loginId')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="members-2026-11-05.csv"',
    )
    const told = await admin.call('GET', '/api/audit?action=export.member')
    expect(told.json().items).toMatchObject([
      { actor: { id: admin.id }, entityId: 'member', after: { exportedRows: expect.any(Number) } },
    ])
    time.advance(10 * 60_000 + 1)
    const late = await admin.call('GET', '/api/member/export')
    expect(late.json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    const lines = answer.body.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"번호","아이디","닉네임"/)
    expect(lines.find((line) => line.includes('"coryn"'))).toContain('"코린","편집자","사용"')
    expect(lines.find((line) => line.includes('under.score'))).toContain(`"'=cmd|calc"`)
  })
})
