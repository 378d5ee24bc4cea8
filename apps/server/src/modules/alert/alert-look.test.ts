import { alertsSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, TEST_KEY, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { type Mail, startMailServer } from '../../../test/mail-server.ts'
import { type PushService, startPushService } from '../../../test/push-service.ts'
import type { AlertPart } from '../../context/contributions.ts'
import { readConfig } from '../../config/config.ts'
import { fixedRing } from '../../security/key-ring.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { type AlertContext, lookAtAlerts } from './alert-look.service.ts'
import { errorAlert, noteManyErrors } from './error-alert.ts'
import { createAlertSender } from './alert-sender.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const HOOK = 'https://discord.example.com/api/webhooks/1/secret'

describeWithDatabase('alerts outside the site', () => {
  const time = createClock(Date.parse('2026-11-28T03:00:00Z'))
  const mails: Mail[] = []
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let hook: PushService
  let test: TestApp
  let owner: Person

  beforeAll(async () => {
    mailServer = await startMailServer(mails)
    hook = await startPushService()
    test = await createApp(environment(), time)
  })
  afterAll(async () => {
    await test.close()
    await hook.close()
    await mailServer.close()
  })
  beforeEach(async () => {
    time.advance(7 * DAY)
    for (const table of ['alert', 'alert_target', 'lease', 'throttle'] as const)
      await test.database.kysely.deleteFrom(table).execute()
    mails.length = 0
    hook.received.length = 0
    hook.answers.clear()
    owner = await signIn(test, 'OWNER')
  })

  const smtpUrl = (password = 'right') =>
    `smtp://site%40gyeol.example:${password}@127.0.0.1:${mailServer.port}`
  const environment = (given: Readonly<Record<string, string>> = {}) => ({
    SMTP_URL: smtpUrl(),
    ALERT_TEST_TARGET: hook.origin,
    PUBLIC_URL: 'http://localhost:3000',
    NODE_ENV: 'test',
    ...given,
  })

  const box = createSecretBox(fixedRing(TEST_KEY), 'alert target')
  const troubles: string[] = []
  /** One look at these alerts, as the server looks every minute. */
  const look = (
    parts: readonly AlertPart[],
    given: Partial<AlertContext> & { readonly env?: Readonly<Record<string, string>> } = {},
  ) =>
    lookAtAlerts({
      database: test.database,
      clock: time.clock,
      alerts: parts,
      box,
      send: createAlertSender(readConfig(environment(given.env))),
      holder: 'this process',
      publicUrl: 'https://gyeol.example',
      onTrouble: (_error, code) => troubles.push(code),
      ...given,
    })
  const part = (code: string, holds: () => number | null | Promise<number | null>): AlertPart => ({
    code,
    text: `${code} 문장`,
    read: async () => holds(),
  })
  const setWebhook = async (address: string | null = HOOK) => {
    const answer = await owner.call('PUT', '/api/alert/webhook', { address })
    expect(answer.statusCode, answer.body).toBe(200)
    return alertsSchema.parse(answer.json())
  }
  const setMail = async (address: string | null = 'owner@gyeol.example') => {
    const answer = await owner.call('PUT', '/api/alert/mail', { address })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const posted = () =>
    hook.received.map(
      ({ body }) =>
        JSON.parse(body.toString()) as {
          content: string
          allowed_mentions: unknown
          alerts: { code: string; state: string; since: string | null }[]
        },
    )
  const states = () => posted().flatMap(({ alerts }) => alerts.map(({ state }) => state))
  const later = (ms: number) => time.advance(ms)

  it('are told by mail where the webhook fails in a way nobody thought of', async () => {
    await setWebhook()
    await setMail()
    const sender = createAlertSender(readConfig(environment()))
    const before = mails.length
    await look([part('disk.low', () => time.clock())], {
      send: async (target, message) => {
        if (target.channel === 'webhook') throw new TypeError('Invalid URL')
        return sender(target, message)
      },
    })
    expect(mails).toHaveLength(before + 1)
    expect(troubles).toContain('webhook')
    await setMail(null)
  })

  it.each(['https://hooks.example:abc/h', 'https://[', 'https://x:99999/h'])(
    'are not sent to %s, which is refused and not kept',
    async (address) => {
      await setWebhook()
      const answer = await owner.call('PUT', '/api/alert/webhook', { address })
      expect(answer.statusCode).toBe(400)
      expect((await owner.call('GET', '/api/alert')).statusCode).toBe(200)
    },
  )

  it('are told once when one begins, once when it ends, and once a day meanwhile', async () => {
    await setWebhook()
    let holds: number | null = null
    const parts = [part('disk.low', () => holds)]
    await look(parts)
    expect(states()).toEqual([])
    holds = time.clock() - HOUR
    for (let minute = 0; minute < 30; minute += 1) {
      await look(parts)
      later(MINUTE)
    }
    expect(states()).toEqual(['began'])
    later(DAY)
    await look(parts)
    await look(parts)
    expect(states()).toEqual(['began', 'goes-on'])
    holds = null
    await look(parts)
    await look(parts)
    expect(states()).toEqual(['began', 'goes-on', 'ended'])
  })

  it('say what, since when and where to look, in words Discord shows and programs read', async () => {
    await setWebhook()
    const since = Date.parse('2026-12-05T12:34:00+09:00')
    await look([part('backup.late', () => since), part('disk.low', () => null)])
    const [message] = posted()
    expect(hook.received[0]?.path).toBe('/api/webhooks/1/secret')
    expect(hook.received[0]?.headers['content-type']).toBe('application/json')
    expect(message?.content).toBe(
      [
        '[결정판] 시작: backup.late 문장',
        '[시작] backup.late 문장 (2026-12-05 12:34부터)',
        'https://gyeol.example/admin',
      ].join('\n'),
    )
    expect(message?.allowed_mentions).toEqual({ parse: [] })
    expect(message?.alerts).toEqual([
      {
        code: 'backup.late',
        state: 'began',
        text: 'backup.late 문장',
        since: '2026-12-05T03:34:00.000Z',
      },
    ])
  })

  it('that come and go tell so twice an hour at most', async () => {
    await setWebhook()
    let holds: number | null = null
    const parts = [part('errors.high', () => holds)]
    for (let minute = 0; minute < 60; minute += 1) {
      holds = holds === null ? time.clock() : null
      await look(parts)
      later(MINUTE)
    }
    expect(states()).toEqual(['began', 'ended'])
  })

  it('are paused one by one, and told again afterwards', async () => {
    await setWebhook()
    const parts = [part('disk.low', () => time.clock()), part('backup.late', () => time.clock())]
    const pause = (isPaused: boolean) =>
      owner.call('PUT', '/api/alert/pause/disk.low', { isPaused })
    expect((await pause(true)).statusCode).toBe(200)
    await look(parts)
    expect(posted().flatMap(({ alerts }) => alerts.map(({ code }) => code))).toEqual([
      'backup.late',
    ])
    expect((await pause(false)).statusCode).toBe(200)
    await look(parts)
    expect(posted().flatMap(({ alerts }) => alerts.map(({ code }) => code))).toEqual([
      'backup.late',
      'disk.low',
    ])
    const unknown = await owner.call('PUT', '/api/alert/pause/nothing', { isPaused: true })
    expect(unknown.statusCode).toBe(404)
  })

  it('that cannot be read keep no other back', async () => {
    await setWebhook()
    const broken = part('breaker.open', () => Promise.reject(new Error('broken')))
    await look([broken, part('disk.low', () => time.clock())])
    expect(troubles).toContain('breaker.open')
    expect(states()).toEqual(['began'])
  })

  it('are told by one process of several', async () => {
    await setWebhook()
    const parts = [part('disk.low', () => time.clock())]
    await Promise.all([look(parts), look(parts, { holder: 'another process' })])
    expect(states()).toEqual(['began'])
  })

  it('that nobody took are told once the channel works, which is tried every ten minutes', async () => {
    await setWebhook()
    hook.answers.set('/api/webhooks/1/secret', 500)
    const parts = [part('disk.low', () => time.clock())]
    for (let minute = 0; minute < 15; minute += 1) {
      await look(parts)
      later(MINUTE)
    }
    expect(hook.received).toHaveLength(2)
    const { webhook } = alertsSchema.parse((await owner.call('GET', '/api/alert')).json())
    expect(webhook).toMatchObject({ failure: 'refused', shown: 'discord.example.com' })
    hook.answers.clear()
    later(10 * MINUTE)
    await look(parts)
    await look(parts)
    expect(hook.received).toHaveLength(3)
  })

  it('are told after a clock that once ran a year ahead was set right', async () => {
    await setWebhook()
    const parts = [part('disk.low', () => time.clock())]
    later(365 * DAY)
    await look(parts)
    time.advance(-365 * DAY)
    await test.database.kysely.deleteFrom('lease').execute()
    await look(parts)
    expect(states()).toEqual(['began', 'goes-on'])
  })

  it('go by mail through a real mail server, with the login of SMTP_URL', async () => {
    await setMail()
    await look([part('backup.late', () => time.clock())])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      from: 'site@gyeol.example',
      to: ['owner@gyeol.example'],
    })
    expect(mails[0]?.text).toContain('Subject: =?UTF-8?')
    const body = mails[0]?.text.split('\r\n\r\n').slice(1).join('') ?? ''
    const text = Buffer.from(body, 'base64').toString()
    expect(text + body).toContain('backup.late')
  })

  it('of errors hold for ten minutes after they were seen last', async () => {
    await noteManyErrors({ database: test.database, clock: time.clock })
    const holds = () => errorAlert.read(test.database.kysely, time.clock())
    expect(await holds()).toBe(time.clock())
    later(9 * MINUTE)
    await noteManyErrors({ database: test.database, clock: time.clock })
    later(9 * MINUTE)
    expect(await holds()).toBe(time.clock())
    later(2 * MINUTE)
    expect(await holds()).toBeNull()
  })

  it.each(['local', 'off'])('of errors count what failed, with metrics %s', async (metrics) => {
    const app = await createApp({ METRICS: metrics })
    try {
      expect((await visitor(app)('GET', '/api/ready')).statusCode).toBe(200)
      expect((await visitor(app)('GET', '/api/nothing')).statusCode).toBe(404)
      expect(app.app.countFailed()).toBe(0)
      await app.database.kysely.schema.alterTable('notice').renameTo('notice_gone').execute()
      expect((await visitor(app)('GET', '/api/notification')).statusCode).toBe(500)
      expect(app.app.countFailed()).toBe(1)
    } finally {
      await app.close()
    }
  })
})
