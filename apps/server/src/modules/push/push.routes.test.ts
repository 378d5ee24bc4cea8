import type { PushPreferences } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { createBrowser } from '../../../test/push-service.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { createSecretBox } from '../../security/secret-box.ts'
import { cookHouseContent } from '../cook/cook-content.ts'

const preferences: PushPreferences = {
  kinds: ['event', 'shop'],
  minutesBefore: 30,
  quietHours: { fromHour: 22, toHour: 7 },
}

describeWithDatabase('push subscriptions', () => {
  const time = createClock()
  let test: TestApp
  let call: Person['call']
  beforeAll(async () => {
    test = await createApp({ PUSH_CONTACT: 'mailto:a@b.example' }, { clock: time.clock })
    call = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('push_subscription').execute()
  })
  const rows = () => test.database.kysely.selectFrom('push_subscription').selectAll().execute()
  const save = async (body: object, by = call) => {
    const answer = await by('POST', '/api/push/subscription', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ preferences: PushPreferences }>().preferences
  }

  it('use one key, made when it is first asked for and kept for good', async () => {
    const ask = async () => (await call('GET', '/api/push/key')).json<{ publicKey: string }>()
    const [first, ...others] = await Promise.all([ask(), ask(), ask()])
    expect(first.publicKey).toMatch(/^B[A-Za-z0-9_-]{86}$/)
    for (const other of [...others, await ask()]) expect(other).toEqual(first)
    const keys = await test.database.kysely.selectFrom('push_key').selectAll().execute()
    expect(keys).toHaveLength(1)
    expect(test.log()).not.toContain(keys[0]?.private_key.slice('plain:'.length))
  })

  it('begin without reminders and keep what is chosen until something else is', async () => {
    const { subscription } = createBrowser('/a')
    expect(await save(subscription)).toEqual({
      kinds: [],
      minutesBefore: 10,
      quietHours: { fromHour: 23, toHour: 8 },
    })
    expect(await save({ ...subscription, preferences })).toEqual(preferences)
    expect(await save(subscription)).toEqual(preferences)
    const odd = { ...preferences, kinds: ['shop', 'shop'], quietHours: { fromHour: 5, toHour: 5 } }
    expect(await save({ ...subscription, preferences: odd })).toEqual({
      ...preferences,
      kinds: ['shop'],
      quietHours: null,
    })
    expect(await rows()).toHaveLength(1)
  })

  it('say how soon they tell of notices; whoever says nothing keeps what was chosen', async () => {
    const { subscription } = createBrowser('/a')
    const put = async (body: object) => {
      const answer = await call('POST', '/api/push/subscription', { ...subscription, ...body })
      return answer.json<{ notices: string }>().notices
    }
    expect(await put({})).toBe('off')
    expect(await put({ notices: 'weekly' })).toBe('weekly')
    expect(await put({ preferences })).toBe('weekly')
    expect(await put({ notices: 'off' })).toBe('off')
  })

  it('that change from a day to a week go on from where they were told', async () => {
    const { subscription } = createBrowser('/a')
    const put = async (notices: string) => save({ ...subscription, notices })
    const until = async () => (await rows())[0]?.notices_until
    const start = time.clock()
    await put('daily')
    time.advance(1000)
    await put('daily')
    await put('weekly')
    expect(await until()).toBe(start)
    await put('now')
    expect(await until()).toBe(start + 1000)
    time.advance(1000)
    await put('daily')
    expect(await until()).toBe(start + 2000)
  })

  it('belong to the browser, and to whoever is logged in there last', async () => {
    const { subscription } = createBrowser('/a')
    await save(subscription)
    expect((await rows())[0]?.member_id).toBeNull()
    const member = await signIn(test, 'MEMBER')
    await save(subscription, member.call)
    expect((await rows())[0]?.member_id).toBe(member.id)
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.pushSubscriptions).toMatchObject([{ service: 'push.example.com' }])
    expect(JSON.stringify(own)).not.toContain(subscription.endpoint)
  })

  it('end when the browser says so, known or not', async () => {
    const { subscription } = createBrowser('/a')
    await save(subscription)
    const { endpoint } = subscription
    for (const expected of [0, 0]) {
      const answer = await call('DELETE', '/api/push/subscription', { endpoint })
      expect(answer.statusCode).toBe(204)
      expect(await rows()).toHaveLength(expected)
    }
  })

  it('of browsers that have not come by for a year are swept away', async () => {
    await save(createBrowser('/old').subscription)
    time.advance(300 * 86_400_000)
    await save(createBrowser('/new').subscription)
    time.advance(100 * 86_400_000)
    // Sweeping needs no more of the context than these.
    const context = { ...test, clock: time.clock, contentParts: [cookHouseContent] }
    await sweep(context as unknown as Parameters<typeof sweep>[0])
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual(['https://push.example.com/new'])
  })

  const { keys } = createBrowser('/x').subscription
  it.each([
    ['plain http', { endpoint: 'http://push.example.com/x' }],
    ['an IPv4 address', { endpoint: 'https://169.254.169.254/x' }],
    ['an IPv6 address', { endpoint: 'https://[::1]/x' }],
    ['an address in one number', { endpoint: 'https://2130706433/x' }],
    ['a name without a dot', { endpoint: 'https://localhost/x' }],
    ['another port', { endpoint: 'https://push.example.com:8443/x' }],
    ['a password', { endpoint: 'https://a:b@push.example.com/x' }],
    ['a line feed', { endpoint: 'https://push.example.com/x\ny' }],
    ['a key that is no point', { keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['a short secret', { keys: { ...keys, auth: 'AAAA' } }],
    ['a kind that is none', { preferences: { ...preferences, kinds: ['party'] } }],
    ['odd minutes', { preferences: { ...preferences, minutesBefore: 7 } }],
    ['hour 24', { preferences: { ...preferences, quietHours: { fromHour: 24, toHour: 1 } } }],
    ['somebody else', { memberId: 'x' }],
    ['a pace that is none', { notices: 'hourly' }],
  ])('refuse %s', async (_name, fields) => {
    const body = { ...createBrowser('/x').subscription, ...fields }
    const answer = await call('POST', '/api/push/subscription', body)
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await rows()).toEqual([])
  })
})

describeWithDatabase('a site without a contact for push services', () => {
  it('offers no key', async () => {
    const test = await createApp({ PUBLIC_URL: 'http://gyeol.example' })
    const answer = await visitor(test)('GET', '/api/push/key')
    expect(answer.json()).toEqual({ publicKey: null })
    await test.close()
  })
})

describeWithDatabase('a site whose SECRET_KEY was lost', () => {
  it('offers no key rather than another one, and says why', async () => {
    const contact = { PUSH_CONTACT: 'mailto:a@b.example' }
    const test = await createApp({ ...contact, SECRET_KEY: 'k'.repeat(32) })
    const { kysely } = test.database
    const box = createSecretBox('another'.repeat(5), 'push key')
    const row = { name: 'vapid', public_key: 'B', private_key: box.seal('secret'), created_at: 0 }
    await kysely.insertInto('push_key').values(row).execute()
    for (let times = 0; times < 2; times += 1) {
      const answer = await visitor(test)('GET', '/api/push/key')
      expect(answer.json()).toEqual({ publicKey: null })
    }
    expect(test.log().match(/no push until SECRET_KEY/g)).toHaveLength(1)
    await kysely.deleteFrom('push_key').execute()
    const made = await visitor(test)('GET', '/api/push/key')
    expect(made.json<{ publicKey: string }>().publicKey).toHaveLength(87)
    const kept = await kysely.selectFrom('push_key').select('private_key').executeTakeFirst()
    expect(kept?.private_key).toMatch(/^v1:/)
    await test.close()
  })
})

describeWithDatabase('new browsers of one address', () => {
  it('are twenty, then one a minute; known ones come as often as they like', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const statuses: number[] = []
    const send = async (path: string) => {
      // The general limit counts by its own clock; here it must not be what refuses.
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/push/subscription',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(createBrowser(path).subscription),
      })
      statuses.push(answer.statusCode)
    }
    for (let index = 0; index < 21; index += 1) await send(`/${index}`)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    await send('/0')
    expect(statuses.at(-1)).toBe(201)
    await test.close()
  })
})
