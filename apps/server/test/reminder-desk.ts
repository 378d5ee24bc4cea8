import type { EventKind, PushPreferences } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { OWN_NEWS } from '../src/assembly/own-news.ts'
import { createPushSender, type PushSender } from '../src/modules/push/push-sender.ts'
import { sendReminders } from '../src/modules/push/reminder.service.ts'
import { createSecretBox } from '../src/security/secret-box.ts'
import { createApp, createClock, TEST_KEY, type TestApp } from './app.ts'
import { type Person, signIn, visitor } from './people.ts'
import { createBrowser, type PushService, startPushService } from './push-service.ts'

/** Noon in Korea on a spring day. */
export const NOON = Date.parse('2026-03-01T03:00:00Z')

const CONTACT = 'mailto:a@b.example'

/** What a browser asks for where a test says nothing else. */
export const WANTED: PushPreferences = { kinds: ['event'], minutesBefore: 10, quietHours: null }

/**
 * A site that reminds, and a push service that hears it, for a group of tests that calls this: every
 * test begins at noon with no event and no browser.
 */
export function openReminderDesk() {
  let time = createClock(NOON)
  let service: PushService
  let test: TestApp
  let editor: Person
  let publicKey: string
  const clock = () => time.clock()

  beforeAll(async () => {
    service = await startPushService()
    test = await createApp({ PUSH_CONTACT: CONTACT, PUSH_TEST_TARGET: service.origin }, { clock })
    editor = await signIn(test, 'EDITOR')
    const answer = await visitor(test)('GET', '/api/push/key')
    publicKey = answer.json<{ publicKey: string }>().publicKey
  })
  afterAll(async () => {
    await test.close()
    await service.close()
  })
  beforeEach(async () => {
    time = createClock(NOON)
    const { kysely } = test.database
    for (const table of ['event', 'push_reminder', 'push_subscription', 'lease'] as const)
      await kysely.deleteFrom(table).execute()
    await kysely.updateTable('session').set({ created_at: NOON, last_seen_at: NOON }).execute()
    service.received.length = 0
    service.answers.clear()
  })

  return {
    clock,
    advance: (ms: number) => time.advance(ms),
    /** Whatever was before. */
    setTime: (at: number) => {
      time = createClock(at)
    },
    get service() {
      return service
    },
    get test() {
      return test
    },
    get editor() {
      return editor
    },
    get publicKey() {
      return publicKey
    },
    subscribe: async (path: string, preferences: Partial<PushPreferences> = {}, host?: string) => {
      const browser = createBrowser(path, host)
      const body = { ...browser.subscription, preferences: { ...WANTED, ...preferences } }
      const answer = await visitor(test)('POST', '/api/push/subscription', body)
      expect(answer.statusCode, answer.body).toBe(201)
      return browser
    },
    plan: async (
      inMs: number,
      fields: { kind?: EventKind; title?: string; state?: string; endAt?: string } = {},
    ): Promise<string> => {
      const startAt = new Date(clock() + inMs).toISOString()
      const body = { title: '봄 축제', startAt, ...fields }
      return (await editor.call('POST', '/api/event', body)).json<{ id: string }>().id
    },
    send: async (holder = 'here', through: (send: PushSender) => PushSender = (send) => send) => {
      const { private_key } = await test.database.kysely
        .selectFrom('push_key')
        .select('private_key')
        .executeTakeFirstOrThrow()
      const keys = {
        publicKey,
        privateKey: createSecretBox(TEST_KEY, 'push key').open(private_key),
      }
      await sendReminders({
        database: test.database,
        clock,
        ownNews: OWN_NEWS,
        send: through(createPushSender({ keys, contact: CONTACT, testTarget: service.origin })),
        holder,
        signal: new AbortController().signal,
      })
    },
    /** Which browsers were told. */
    paths: () => service.received.map(({ path }) => path).sort(),
  }
}
