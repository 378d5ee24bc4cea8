import { HOUR_MS } from '@gyeol/korean'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { listen } from '../../../test/live-client.ts'
import {
  changesOf,
  HURRIED,
  type LiveSite,
  nextChange,
  openLiveSite,
} from '../../../test/live-site.ts'
import { LIVE_LIMITS } from './live-places.ts'
import { sweepOutbox } from '../outbox/outbox.service.ts'

/** Would have given up every other answer by the end of the test. */
const IMPATIENT = {
  answerMs: 500,
  largeMs: 500,
  headersMs: 500,
  requestMs: 600,
  socketMs: 1000,
  checkMs: 100,
}

const NOTICE = { title: '새 소식', body: '안녕하세요' }

describeWithDatabase('open pages', () => {
  let site: LiveSite

  beforeAll(async () => {
    site = await openLiveSite()
  })
  afterAll(() => site.close())

  it('get a stream that nothing on the way keeps back', async () => {
    const page = await site.watch(site.here)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(page.headers['content-encoding']).toBeUndefined()
  })

  it('hear what they missed when they come back, and are told when it is too much', async () => {
    const editor = await site.signIn('EDITOR')
    const first = await site.watch(site.here)
    const ids: string[] = []
    for (const title of ['하나', '둘'])
      ids.push((await editor.call('POST', '/api/notification', { ...NOTICE, title })).id)
    await nextChange(first)
    first.hangUp()
    const lastId = changesOf(first)[0]?.id ?? ''
    const second = await site.watch(site.there, { 'last-event-id': lastId })
    expect(await nextChange(second)).toMatchObject({ id: ids[1] })
    const stranger = await site.watch(site.there, { 'last-event-id': '999999999999' })
    await stranger.next('reset')
    site.time.advance(HOUR_MS + 1)
    await sweepOutbox({ database: site.here.database, clock: site.time.clock })
    const late = await site.watch(site.there, { 'last-event-id': lastId })
    await late.next('reset')
    const odd = await site.watch(site.there, { 'last-event-id': 'x' })
    expect(odd.frames.map(({ event }) => event)).toEqual(['hello'])
  })

  it('number changes in the order of their commits, however many write at once', async () => {
    const editor = await site.signIn('EDITOR')
    const page = await site.watch(site.there)
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        editor.call('POST', '/api/event', { title: `${index}`, startAt: '2026-03-01T00:00:00Z' }),
      ),
    )
    for (let count = 0; count < 12; count += 1) await nextChange(page)
    const heard = changesOf(page).map(({ data }) => JSON.parse(data).id)
    expect(new Set(heard)).toEqual(new Set(results.map(({ id }) => id)))
    const seqs = changesOf(page).map(({ id }) => Number(id))
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
    expect(new Set(seqs).size).toBe(12)
  })

  it('outlive the deadlines of other answers, and are forgotten when they close', async () => {
    const impatient = await site.start({}, { livePace: HURRIED, patience: IMPATIENT })
    const page = await site.watch(impatient)
    await wait(1.5 * IMPATIENT.socketMs)
    expect(page.heartbeats()).toBeGreaterThan(1)
    const editor = await site.signIn('EDITOR')
    await editor.call('POST', '/api/notification', NOTICE)
    await nextChange(page)
    page.hangUp()
    await page.ended
    await impatient.app.close()
  })

  it('are limited for one address; a place is free again as soon as a page closes', async () => {
    const busy = await site.start({ RATE_LIMIT: 'on' })
    const pages = await Promise.all(
      Array.from({ length: LIVE_LIMITS.perAddress }, () => listen(busy.address)),
    )
    expect(pages.every(({ status }) => status === 200)).toBe(true)
    const refused = await listen(busy.address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    pages[0]?.hangUp()
    await wait(200)
    const next = await listen(busy.address)
    expect(next.status).toBe(200)
    for (const page of [...pages, next]) page.hangUp()
    await busy.app.close()
  })

  it('are let go at once when the server stops', async () => {
    const stopping = await site.start()
    const page = await listen(stopping.address)
    await page.next('hello')
    const begun = performance.now()
    await stopping.app.close()
    await page.ended
    // A page that was kept would hold the server open without an end.
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  it('refuse a query and other methods', async () => {
    expect((await site.here.app.inject({ url: '/api/live?x=1' })).statusCode).toBe(400)
    const head = await site.here.app.inject({ method: 'HEAD', url: '/api/live' })
    expect(head.statusCode).toBe(405)
    expect(head.headers.allow).toBe('GET')
  })
})
