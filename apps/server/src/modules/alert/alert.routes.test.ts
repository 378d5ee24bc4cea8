import { createServer, type Server } from 'node:net'
import { alertsSchema, type AlertTest, alertTestSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, TEST_KEY, type TestApp } from '../../../test/app.ts'
import { createDatabase, describeWithDatabase } from '../../../test/database.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { type PushService, startPushService } from '../../../test/push-service.ts'
import { fixedRing } from '../../security/key-ring.ts'
import { createSecretBox } from '../../security/secret-box.ts'

const MINUTE = 60_000
const HOOK = 'https://discord.example.com/api/webhooks/1/secret'

describeWithDatabase('the screen of alerts outside the site', () => {
  const time = createClock()
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let hook: PushService
  let test: TestApp
  let owner: Person

  beforeAll(async () => {
    mailServer = await startMailServer([])
    hook = await startPushService()
    test = await createApp(environment(), time)
  })
  afterAll(async () => {
    await test.close()
    await hook.close()
    await mailServer.close()
  })
  beforeEach(async () => {
    for (const table of ['alert', 'alert_target', 'throttle'] as const)
      await test.database.kysely.deleteFrom(table).execute()
    hook.received.length = 0
    hook.answers.clear()
    owner = await signIn(test, 'OWNER')
  })

  const smtpUrl = (password = 'right') =>
    `smtp://site%40gyeol.example:${password}@127.0.0.1:${mailServer.port}`
  const environment = (given: Readonly<Record<string, string>> = {}) => ({
    SMTP_URL: smtpUrl(),
    ALERT_TEST_TARGET: hook.origin,
    ...given,
  })

  const tried = async (given: Readonly<Record<string, string>> = {}): Promise<AlertTest> => {
    const own = await createDatabase()
    const app = await createApp(environment(given), { ...time, own })
    try {
      const person = await signIn(app, 'OWNER')
      const call = person.call
      await call('PUT', '/api/alert/webhook', { address: HOOK })
      await call('PUT', '/api/alert/mail', { address: given['TO'] ?? 'owner@gyeol.example' })
      return alertTestSchema.parse((await call('POST', '/api/alert/test', {})).json())
    } finally {
      await app.close()
    }
  }

  it('are tried out, and the owner is told what became of it', async () => {
    expect(await tried()).toEqual({ webhook: 'sent', mail: 'sent' })
    expect(hook.received[0]?.body.toString()).toContain('시험')
    hook.answers.set('/api/webhooks/1/secret', 404)
    expect((await tried({ SMTP_URL: smtpUrl('wrong') })).mail).toBe('refused')
    expect(await tried({ TO: 'nobody@gyeol.example' })).toEqual({
      webhook: 'refused',
      mail: 'refused',
    })
    // Nobody listens on the port of discarding.
    expect((await tried({ SMTP_URL: 'smtp://127.0.0.1:9' })).mail).toBe('unreachable')
  })

  it('wait for no channel that hangs longer than an answer may take', async () => {
    const silent = await new Promise<Server>((resolve) => {
      const server = createServer(() => {}).listen(0, '127.0.0.1', () => resolve(server))
    })
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    hook.answers.set('/api/webhooks/1/secret', 0)
    const begun = performance.now()
    expect(await tried({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual({
      webhook: 'late',
      mail: 'late',
    })
    expect(performance.now() - begun).toBeLessThan(15_000)
    silent.close()
  }, 30_000)

  it('follow no redirect', async () => {
    hook.answers.set('/api/webhooks/1/secret', 307)
    expect((await tried()).webhook).toBe('refused')
    expect(hook.received).toHaveLength(1)
  })

  it('are tried out ten times an hour at most', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1)
      statuses.push((await owner.call('POST', '/api/alert/test', {})).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it.each([
    'http://discord.example.com/x',
    'https://user:pw@discord.example.com/x',
    'https://',
    'javascript:alert(1)',
    'https://discord.example.com/a b',
  ])('take no webhook like %s', async (address) => {
    const answer = await owner.call('PUT', '/api/alert/webhook', { address })
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it.each([
    'no mail',
    'a@b',
    'a@b.example\nBcc: x@y.example',
    '<a@b.example>',
    'a@b.example,c@d.example',
  ])('take no mail address like %j', async (address) => {
    const answer = await owner.call('PUT', '/api/alert/mail', { address })
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('keep the whole address of a webhook to themselves: sealed, unshown, out of the log', async () => {
    const answer = await owner.call('PUT', '/api/alert/webhook', { address: HOOK })
    const shown = alertsSchema.parse(answer.json())
    expect(shown.webhook?.shown).toBe('discord.example.com')
    expect(JSON.stringify(shown)).not.toContain('secret')
    const row = await test.database.kysely
      .selectFrom('alert_target')
      .select('address')
      .executeTakeFirstOrThrow()
    expect(row.address).toMatch(/^v1:/)
    const box = createSecretBox(fixedRing(TEST_KEY), 'alert target')
    expect(box.open(row.address)).toBe(HOOK)
    const acts = await test.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(acts)).not.toContain('discord')
    expect(acts.some(({ action }) => action === 'alert.set-target')).toBe(true)
    expect(test.log()).not.toContain('webhooks/1')
  })

  it('are the business of owners alone, and where to is changed with a fresh password only', async () => {
    const admin = await signIn(test, 'ADMIN')
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', '/webhook'],
      ['PUT', '/mail'],
      ['PUT', '/pause/disk.low'],
      ['POST', '/test'],
    ] as const) {
      expect(
        (await admin.call(method, `/api/alert${path}`, method === 'GET' ? undefined : {}))
          .statusCode,
      ).toBe(403)
      expect(
        (await visitor(test)(method, `/api/alert${path}`, method === 'GET' ? undefined : {}))
          .statusCode,
      ).toBe(401)
    }
    time.advance(11 * MINUTE)
    const stale = await owner.call('PUT', '/api/alert/webhook', { address: HOOK })
    expect(stale.json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
  })

  it('name those the site knows, before anything has happened', async () => {
    const { alerts, webhook, mail, canMail } = alertsSchema.parse(
      (await owner.call('GET', '/api/alert')).json(),
    )
    expect(alerts.map(({ code }) => code)).toEqual([
      'database.damaged',
      'backup.late',
      'quota.full',
      'disk.low',
      'errors.high',
      'tasks.waiting',
    ])
    expect({ webhook, mail, canMail }).toEqual({ webhook: null, mail: null, canMail: true })
  })
})
