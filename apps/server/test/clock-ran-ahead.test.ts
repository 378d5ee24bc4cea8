import { afterAll, beforeAll, expect, it } from 'vitest'
import { todaySchema } from '@gyeol/contract'
import { sweep } from '../src/assembly/housekeeping.ts'
import { createContext } from '../src/assembly/create-context.ts'
import { readConfig } from '../src/config/config.ts'
import { holdLease } from '../src/database/lease.ts'
import { createClockWatch } from '../src/modules/clock/clock-watch.service.ts'
import { announceDigests } from '../src/modules/notice/digest.service.ts'
import { issueToken, takeToken } from '../src/modules/token/one-time-token.service.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { createApp, createClock, type TestApp } from './app.ts'
import { describeWithDatabase } from './database.ts'
import { signIn, visitor } from './people.ts'

const PASSWORD = 'correct horse battery'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

describeWithDatabase('a clock that ran a year ahead and was set right', () => {
  const time = createClock()
  let test: TestApp
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on' }, time)
  })
  afterAll(() => test.close())

  const context = () =>
    createContext({ config: readConfig({}), database: test.database, clock: time.clock })
  /** Does something a year ahead. */
  const ahead = async <Result>(work: () => Promise<Result>) => {
    time.advance(YEAR)
    try {
      return await work()
    } finally {
      time.advance(-YEAR)
    }
  }
  const login = (loginId: string, password: string) =>
    visitor(test)('POST', '/api/auth/login', { loginId, password })

  it('refuses no right password', async () => {
    const passwordHash = await context().passwords.hash(PASSWORD)
    const member = await signIn(test, 'MEMBER', { passwordHash })
    const statuses = await ahead(async () => {
      const found: number[] = []
      for (let count = 0; count < 8; count += 1)
        found.push((await login(member.loginId, 'wrong password 1')).statusCode)
      return found
    })
    expect(statuses).toContain(429)
    expect((await login(member.loginId, PASSWORD)).statusCode).toBe(200)
  })

  it('keeps no login and no fresh password for a year', async () => {
    const owner = await signIn(test, 'OWNER')
    const later = await ahead(() => signIn(test, 'OWNER'))
    expect((await later.call('GET', '/api/auth/session')).statusCode).toBe(401)
    expect((await owner.call('GET', '/api/auth/session')).statusCode).toBe(200)
    await test.database.kysely
      .updateTable('session')
      .set({ password_checked_at: time.clock() + YEAR })
      .where('member_id', '=', owner.id)
      .execute()
    const stale = await owner.call('GET', '/api/backup/file')
    expect(stale.json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
  })

  it('keeps no link and no lease alive for a year', async () => {
    const { kysely } = test.database
    const issued = { kind: 'setup', memberId: null } as const
    const { token } = await ahead(() => issueToken(kysely, { ...issued, now: time.clock() }))
    const asked = { kind: 'setup', token, now: time.clock() } as const
    expect(
      await inTransaction(test.database, (transaction) => takeToken(transaction, asked)),
    ).toBeUndefined()
    const lease = { name: 'some job', ttlMs: HOUR }
    await ahead(() => holdLease(kysely, { ...lease, holder: 'one', now: time.clock() }))
    const now = time.clock()
    expect(await holdLease(kysely, { ...lease, holder: 'other', now })).toBe(true)
    expect(await holdLease(kysely, { ...lease, holder: 'one', now: now + MINUTE })).toBe(false)
  })

  it('gathers notices as before', async () => {
    const { kysely } = test.database
    await ahead(() => announceDigests({ database: test.database, clock: time.clock }))
    time.advance(DAY)
    await announceDigests({ database: test.database, clock: time.clock })
    const [first] = await kysely.selectFrom('notice_digest').selectAll().execute()
    expect(first?.at).toBeLessThanOrEqual(time.clock())
  })

  it('is told to the owner, and nothing is removed in the day after it went ahead', async () => {
    let steady = 0
    const watch = createClockWatch(() => steady)
    const look = () => watch({ database: test.database, clock: time.clock })
    const told = async () => {
      const owner = await signIn(test, 'OWNER')
      const today = todaySchema.parse((await owner.call('GET', '/api/admin/today')).json())
      return today.tasks.find(({ code }) => code === 'clock.jumped')
    }
    const sessions = async () =>
      (await test.database.kysely.selectFrom('session').select('id').execute()).length
    await look()
    steady += HOUR
    time.advance(HOUR)
    await look()
    expect(await told()).toMatchObject({ count: 0, isUrgent: true })
    const before = await sessions()
    await ahead(async () => {
      await look()
      await sweep(context())
      expect(await told()).toMatchObject({ count: 1 })
    })
    // Nobody's login was taken for one of last year; those of the owner above are new.
    expect(await sessions()).toBeGreaterThanOrEqual(before)
    await look()
    expect(await told()).toMatchObject({ count: 1, oldestAt: new Date(time.clock()).toISOString() })
    steady += 8 * DAY
    time.advance(8 * DAY)
    await look()
    expect(await told()).toMatchObject({ count: 0 })
  })
})
