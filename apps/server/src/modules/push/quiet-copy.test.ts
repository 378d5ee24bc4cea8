import { OWN_NEWS } from '../../assembly/own-news.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, TEST_KEY, type TestApp } from '../../../test/app.ts'
import { createBackupDesk } from '../../../test/backup-desk.ts'
import {
  createDatabase,
  createEmptyDatabase,
  describeWithDatabase,
  type TestDatabase,
} from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { createBrowser, type PushService, startPushService } from '../../../test/push-service.ts'
import { NOON, WANTED } from '../../../test/reminder-desk.ts'
import { readConfig } from '../../config/config.ts'
import { fixedRing } from '../../security/key-ring.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { lookAtAlerts } from '../alert/alert-look.service.ts'
import { createAlertSender } from '../alert/alert-sender.ts'
import { ensurePushKeys } from './push-key.service.ts'
import { createPushSender } from './push-sender.ts'
import { sendReminders } from './reminder.service.ts'

const MINUTE = 60_000
const CONTACT = 'mailto:a@b.example'
const HOOK = 'https://discord.example.com/api/webhooks/1/secret'

describeWithDatabase('a site restored from a backup', () => {
  const time = createClock(NOON)
  const desk = createBackupDesk()
  let phones: PushService
  let hook: PushService
  let source: TestDatabase
  let target: TestDatabase
  beforeAll(async () => {
    phones = await startPushService()
    hook = await startPushService()
    source = await createDatabase()
    target = await createEmptyDatabase()
  })
  afterAll(async () => {
    await phones.close()
    await hook.close()
    await source.remove()
    await target.remove()
    desk.remove()
  })

  const environment = () => ({
    NODE_ENV: 'test',
    PUSH_CONTACT: CONTACT,
    PUSH_TEST_TARGET: phones.origin,
    ALERT_TEST_TARGET: hook.origin,
  })
  /** What the schedules of a server do every minute. */
  const pass = async ({ database }: TestApp) => {
    const { clock } = time
    const { kysely } = database
    const boxFor = (purpose: 'push key' | 'alert target') =>
      createSecretBox(fixedRing(TEST_KEY), purpose)
    const keys = await ensurePushKeys({ kysely, box: boxFor('push key'), now: clock() })
    const holder = 'this process'
    await sendReminders({
      database,
      clock,
      ownNews: OWN_NEWS,
      send: createPushSender({ keys, contact: CONTACT, testTarget: phones.origin }),
      holder,
      signal: new AbortController().signal,
    })
    await lookAtAlerts({
      database,
      clock,
      alerts: [{ code: 'disk.low', text: '디스크', read: async () => clock() }],
      box: boxFor('alert target'),
      send: createAlertSender(readConfig(environment())),
      holder,
      publicUrl: undefined,
      onTrouble: (error) => {
        throw error
      },
    })
  }
  const told = () => [phones.received.length, hook.received.length]

  it('tells nobody of anything, neither by push nor by webhook, until the owner says it is the site', async () => {
    const site = await createApp(environment(), { ...time, own: source })
    const owner = await signIn(site, 'OWNER')
    await owner.call('PUT', '/api/alert/webhook', { address: HOOK })
    await visitor(site)('POST', '/api/push/subscription', {
      ...createBrowser('/a').subscription,
      preferences: WANTED,
    })
    const startAt = new Date(NOON + 15 * MINUTE).toISOString()
    const planned = await owner.call('POST', '/api/event', { title: '봄 축제', startAt })
    expect(planned.statusCode).toBe(201)
    const file = desk.pathOf('site.ndjson.gz')
    expect((await desk.run('backup', source, file)).code).toBe(0)
    expect((await desk.run('restore', target, file)).code).toBe(0)
    await site.app.close()

    time.advance(6 * MINUTE)
    const copy = await createApp(environment(), { ...time, own: target })
    hook.received.length = 0
    await pass(copy)
    expect(told()).toEqual([0, 0])
    const boss = await signIn(copy, 'OWNER')
    const answer = await boss.call('PUT', '/api/backup/copy', { isQuiet: false })
    expect(answer.json()).toMatchObject({ isQuietCopy: false })
    await pass(copy)
    expect(told()).toEqual([1, 1])
    await copy.app.close()
  })
})
