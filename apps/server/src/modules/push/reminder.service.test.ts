import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { createBrowser, readClaims, startPushService } from '../../../test/push-service.ts'
import { NOON, openReminderDesk, WANTED } from '../../../test/reminder-desk.ts'

describeWithDatabase('reminders', () => {
  const desk = openReminderDesk()
  const { advance, clock, paths, plan, send, setTime, subscribe } = desk

  it('come when they are due, signed by the site and readable by that browser alone', async () => {
    const browser = await subscribe('/a')
    const id = await plan(30 * MINUTE_MS)
    await send()
    expect(paths()).toEqual([])
    advance(20 * MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/a'])
    const [message] = desk.service.received
    if (!message) throw new Error('nothing came')
    expect(browser.open(message)).toEqual({
      title: '봄 축제',
      body: '이벤트 · 10분 뒤 시작해요 (3월 1일 12:30)',
      path: `/event/${id}`,
      tag: `event-${id}`,
    })
    expect(() => createBrowser('/b').open(message)).toThrow()
    expect(message.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' })
    const claims = readClaims(message, desk.publicKey)
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:a@b.example' })
  })

  it('come once, however often and from however many processes they are looked for', async () => {
    for (let index = 0; index < 25; index += 1) await subscribe(`/${index}`)
    advance(HOUR_MS)
    await plan(5 * MINUTE_MS)
    await Promise.all(['a', 'a', 'a', 'b'].map((holder) => send(holder)))
    advance(MINUTE_MS)
    await send('a')
    expect(paths()).toHaveLength(25)
    expect(new Set(paths()).size).toBe(25)
  })

  it('are sent by one process at a time; another goes on when it is gone', async () => {
    await plan(5 * MINUTE_MS)
    await send('first')
    await subscribe('/late', { minutesBefore: 0 })
    advance(2 * MINUTE_MS)
    await plan(0)
    await send('second')
    expect(paths()).toEqual([])
    advance(2 * MINUTE_MS)
    await send('second')
    expect(paths()).toEqual(['/late'])
  })

  it('are about the chosen kinds, and about published events', async () => {
    await subscribe('/event')
    await subscribe('/shop', { kinds: ['shop', 'campaign'] })
    await subscribe('/none', { kinds: [] })
    advance(HOUR_MS)
    await plan(5 * MINUTE_MS, { kind: 'shop' })
    await plan(5 * MINUTE_MS, { kind: 'event', state: 'draft' })
    await send()
    expect(paths()).toEqual(['/shop'])
  })

  it('are not sent for what was due before the browser asked for it', async () => {
    await plan(5 * MINUTE_MS)
    advance(MINUTE_MS)
    await subscribe('/a')
    await send()
    expect(paths()).toEqual([])
    await subscribe('/b', { minutesBefore: 0 })
    advance(4 * MINUTE_MS)
    await send()
    expect(paths()).toEqual(['/b'])
  })

  it('come again when the event is moved', async () => {
    await subscribe('/a')
    advance(HOUR_MS)
    const id = await plan(5 * MINUTE_MS)
    await send()
    const startAt = new Date(clock() + HOUR_MS).toISOString()
    await desk.editor.call('PUT', `/api/event/${id}`, { title: '봄 축제', startAt, version: 1 })
    await send()
    expect(paths()).toHaveLength(1)
    advance(50 * MINUTE_MS)
    await send()
    expect(paths()).toHaveLength(2)
  })

  it('of what repeats come once for every occurrence, at its new time where it is moved', async () => {
    await subscribe('/a')
    await subscribe('/b', { minutesBefore: 60 })
    const start = NOON + 60 * MINUTE_MS
    const day = 24 * HOUR_MS
    const dayOf = (count: number) =>
      new Date(NOON + count * day + 9 * HOUR_MS).toISOString().slice(0, 10)
    const at = (time: number) => new Date(time).toISOString()
    const exceptions = [
      { on: dayOf(1), change: null },
      {
        on: dayOf(2),
        change: {
          startAt: at(start + 2 * day + HOUR_MS),
          endAt: at(start + 2 * day + 2 * HOUR_MS),
        },
      },
    ]
    const recurrence = { every: 'day', count: 4, exceptions }
    const body = { title: '점검', startAt: at(start), endAt: at(start + HOUR_MS), recurrence }
    expect((await desk.editor.call('POST', '/api/event', body)).statusCode).toBe(201)
    const sent: string[] = []
    const inMinutes = 24 * 60
    const looks = [0, 1, 2, 3, 4].flatMap((count) =>
      [0, 10, 50, 60, 110, 130].map((minutes) => count * inMinutes + minutes),
    )
    for (const minutes of looks) {
      setTime(NOON + minutes * MINUTE_MS)
      desk.service.received.length = 0
      // Whoever sends may have been started anew.
      await send()
      await send()
      for (const path of paths()) sent.push(`${path} ${minutes}`)
    }
    expect(sent).toEqual([
      '/b 0',
      '/a 50',
      `/b ${2 * inMinutes + 60}`,
      `/a ${2 * inMinutes + 110}`,
      `/b ${3 * inMinutes}`,
      `/a ${3 * inMinutes + 50}`,
    ])
  })
})

describeWithDatabase('a server that listens', () => {
  it('sends due reminders by itself, and stops at once while a service keeps it waiting', async () => {
    const service = await startPushService()
    const environment = { PUSH_CONTACT: 'mailto:a@b.example', PUSH_TEST_TARGET: service.origin }
    const test = await createApp(environment)
    const editor = await signIn(test, 'EDITOR')
    const { subscription } = createBrowser('/a')
    const body = { ...subscription, preferences: { ...WANTED, minutesBefore: 0 } }
    await visitor(test)('POST', '/api/push/subscription', body)
    const startAt = new Date(Date.now() + 100).toISOString()
    await editor.call('POST', '/api/event', { title: '지금', startAt })
    await wait(200)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    for (let tries = 0; tries < 100 && service.received.length === 0; tries += 1) await wait(20)
    expect(service.received).toHaveLength(1)
    const start = performance.now()
    await test.close()
    expect(performance.now() - start).toBeLessThan(2000)
    await service.close()
  })
})
