import { DAY_MS } from '@gyeol/korean'
import {
  consentSchema,
  POLICY_KINDS,
  type PolicyInput,
  policySchema,
  REMOVAL_DAYS,
} from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { LONGEST_SESSION } from '../../security/session-limits.ts'
import { CLOSED_DAYS } from '../cook/cook-house.ts'
import { KEPT_DAYS, WITHDRAWN_KEPT_DAYS } from '../price-roll-up/kept-days.ts'

describeWithDatabase('the papers of the site', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
  })
  afterAll(() => test.close())

  const read = async (kind: string, query = '') => {
    const answer = await visitor(test)('GET', `/api/policy/${kind}${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return policySchema.parse(answer.json())
  }
  const input = (version: number, given: Partial<PolicyInput> = {}): PolicyInput => ({
    korean: '## 우리 약속',
    english: '',
    changes: '연락처를 바꿨어요.',
    asksConsent: false,
    version,
    ...given,
  })
  const publish = (kind: string, body: PolicyInput, who = owner) =>
    who.call('POST', `/api/policy/${kind}`, body)
  const publishNext = async (kind: 'terms' | 'privacy', given: Partial<PolicyInput> = {}) => {
    const { version } = await read(kind)
    const answer = await publish(kind, input(version, given))
    expect(answer.statusCode, answer.body).toBe(201)
    return version + 1
  }

  it.each(POLICY_KINDS)(
    '%s has words in both languages before anybody has written any',
    async (kind) => {
      const paper = await read(kind)
      expect(paper).toMatchObject({ kind, version: 0, publishedAt: null, asksConsent: false })
      expect(paper.korean).toMatch(/[가-힣]/)
      expect(paper.english).not.toMatch(/[가-힣]/)
      expect(paper.english.length).toBeGreaterThan(50)
      expect(paper.versions.map(({ version }) => version)).toEqual([0])
    },
  )

  it('name short links as something the server keeps', async () => {
    expect((await read('privacy')).korean).toContain('짧은 공유 링크')
    expect((await read('retention')).korean).toContain('짧은 공유 링크')
  })

  it('say the times the server keeps things for', async () => {
    const { korean, english } = await read('retention')
    const days = (ms: number) => ms / DAY_MS
    for (const [name, kept] of [
      ['시세 제보', `${KEPT_DAYS.toLocaleString('en')}일`],
      ['시세 제보', `거둬들인 제보는 ${WITHDRAWN_KEPT_DAYS}일`],
      ['요리 주소', `${CLOSED_DAYS}일`],
      ['관리자가 지우기로 한 것', `${REMOVAL_DAYS}일`],
      ['| 로그인 (', `${days(LONGEST_SESSION.idleMs)}일 동안 쓰지 않거나`],
      ['| 로그인 (', `${days(LONGEST_SESSION.absoluteMs)}일이 지날 때까지`],
    ] as const)
      expect(korean.split('\n').find((line) => line.includes(name))).toContain(kept)
    const rows = (text: string) => text.split('\n').filter((line) => line.startsWith('| ')).length
    expect(rows(english)).toBe(rows(korean))
  })

  it('are published by an owner; every earlier text stays readable, the first as well', async () => {
    const first = await read('imprint')
    const answer = await publish('imprint', input(0))
    expect(answer.statusCode, answer.body).toBe(201)
    const now = await read('imprint')
    expect(now).toMatchObject({
      version: 1,
      korean: '## 우리 약속',
      english: '',
      changes: '연락처를 바꿨어요.',
      publishedAt: new Date(time.clock()).toISOString(),
    })
    expect(now.versions.map(({ version }) => version)).toEqual([1, 0])
    expect((await read('imprint', '?version=0')).korean).toBe(first.korean)
  })

  it('have no version nobody has published, and no paper of another name', async () => {
    for (const path of ['contact?version=1', 'contact?version=-1', 'contact?version=x', 'nothing'])
      expect([400, 404]).toContain((await visitor(test)('GET', `/api/policy/${path}`)).statusCode)
  })

  it('are published by nobody but an owner whose password is fresh', async () => {
    const admin = await signIn(test, 'ADMIN')
    expect((await publish('contact', input(0), admin)).statusCode).toBe(403)
    expect((await visitor(test)('POST', '/api/policy/contact', input(0))).statusCode).toBe(401)
    const later = await signIn(test, 'OWNER')
    time.advance(11 * 60_000)
    expect((await publish('contact', input(0), later)).json()).toMatchObject({
      code: 'REAUTH_REQUIRED',
    })
    owner = await signIn(test, 'OWNER')
  })

  it('are not published over what somebody else has published meanwhile', async () => {
    const answers = await Promise.all([publish('contact', input(0)), publish('contact', input(0))])
    expect(statusesOf(answers)).toEqual([201, 409])
    const stale = answers.find(({ statusCode }) => statusCode === 409)
    expect(stale?.json()).toMatchObject({ code: 'STALE', current: { version: 1 } })
  })

  it('take a text of the longest in letters of three bytes, and no longer one', async () => {
    const korean = '가'.repeat(20_000)
    expect((await publish('retention', input(0, { korean, english: korean }))).statusCode).toBe(201)
    const over = await publish('retention', input(1, { korean: `${korean}가` }))
    expect(over.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  const consentOf = async ({ call }: Pick<Person, 'call'>) =>
    consentSchema.parse((await call('GET', '/api/consent')).json())
  let made = 0
  const signUp = async () => {
    made += 1
    const answer = await visitor(test)('POST', '/api/auth/sign-up', {
      loginId: `agreeing${made}`,
      nickname: `동의한이${made}`,
      password: '아무도 모르는 비밀번호',
      agree: true,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return { call: caller(test, cookieOf(answer)) }
  }

  it('are agreed to by signing up, each as it is at that moment', async () => {
    const version = await publishNext('terms')
    const member = await signUp()
    const { pending, agreed } = await consentOf(member)
    expect(pending).toEqual([])
    const at = new Date(time.clock()).toISOString()
    expect(agreed).toEqual([
      { kind: 'privacy', version: 0, at },
      { kind: 'terms', version, at },
    ])
  })

  it('ask for consent anew only when the owner says so, once, and tell all that changed', async () => {
    const member = await signUp()
    await publishNext('terms', { changes: '오타를 고쳤어요.' })
    expect((await consentOf(member)).pending).toEqual([])
    time.advance(1000)
    await publishNext('terms', { changes: '올린 글의 권리를 바꿨어요.', asksConsent: true })
    const version = await publishNext('terms', { changes: '문장을 다듬었어요.' })
    const { pending } = await consentOf(member)
    expect(pending).toEqual([
      {
        kind: 'terms',
        version,
        publishedAt: new Date(time.clock()).toISOString(),
        changes: '문장을 다듬었어요.\n올린 글의 권리를 바꿨어요.\n오타를 고쳤어요.',
      },
    ])
    const stale = await member.call('POST', '/api/consent', {
      agreements: [{ kind: 'terms', version: version - 1 }],
    })
    expect(stale.json()).toMatchObject({ code: 'STALE' })
    const given = await member.call('POST', '/api/consent', {
      agreements: [{ kind: 'terms', version }],
    })
    expect(consentSchema.parse(given.json())).toMatchObject({
      pending: [],
      agreed: [{ kind: 'terms', version }, { kind: 'privacy' }, { kind: 'terms' }],
    })
    expect((await consentOf(await signUp())).pending).toEqual([])
  })

  it('hold nobody up who has not agreed yet, and never take silence for consent', async () => {
    const member = await signUp()
    const version = await publishNext('privacy', { asksConsent: true })
    expect((await consentOf(member)).pending).toHaveLength(1)
    const written = await member.call('POST', '/api/saved-search', {
      list: 'crysta',
      name: '힘',
      search: 'q=str',
      ask: null,
      hasAlert: false,
    })
    expect(written.statusCode, written.body).toBe(201)
    time.advance(60 * DAY_MS)
    owner = await signIn(test, 'OWNER')
    const other = await signUp()
    expect((await consentOf(other)).agreed).toContainEqual(
      expect.objectContaining({ kind: 'privacy', version }),
    )
    const rows = await test.database.kysely
      .selectFrom('consent')
      .select('version')
      .where('kind', '=', 'privacy')
      .where('version', '=', version)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('and the consents stand in the own data of a member, and go with them', async () => {
    const password = '아무도 모르는 비밀번호'
    const member = await signUp()
    const data = (await member.call('GET', '/api/member/profile/export')).json<{
      member: { id: string }
      sections: Record<string, unknown[]>
    }>()
    expect(data.sections['consents']).toHaveLength(2)
    expect((await member.call('DELETE', '/api/member/profile', { password })).statusCode).toBe(204)
    const rows = await test.database.kysely
      .selectFrom('consent')
      .selectAll()
      .where('member_id', '=', data.member.id)
      .execute()
    expect(rows).toEqual([])
  })

  it('are kept out of the log of what was done but for their numbers', async () => {
    const { before, after } = await test.database.kysely
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'policy.publish')
      .where('entity_id', '=', 'imprint')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(before ?? '{}')).toEqual({ version: 0 })
    expect(JSON.parse(after ?? '{}')).toEqual({
      version: 1,
      asksConsent: false,
      changes: '연락처를 바꿨어요.',
    })
  })
})
