import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClock, FROM_OUR_PAGE, WEB_DIST } from '../../../test/app.ts'
import { createDatabase, describeWithDatabase, type TestDatabase } from '../../../test/database.ts'
import { type Listener, listen } from '../../../test/live-client.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { ServerInstance } from '../../server-instance.ts'
import { createAccount } from '../member/account.service.ts'
import { openSession } from '../session/session.service.ts'
import { LIVE_LIMITS } from './live-places.ts'
import { sweepOutbox } from './outbox.service.ts'

const HOUR_MS = 3_600_000

/** One process of the site: several of them share a database. */
type Process = { app: ServerInstance; database: AppDatabase; address: string }

describeWithDatabase('open pages', () => {
  const time = createClock()
  let own: TestDatabase
  let here: Process
  let there: Process
  const open: Listener[] = []

  const start = async (environment: Record<string, string> = {}): Promise<Process> => {
    const config = readConfig({
      RATE_LIMIT: 'off',
      WEB_ROOT: WEB_DIST,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ...environment,
      ...own.environment,
    })
    const database = await own.open()
    const app = await buildApp({ config, database, clock: time.clock })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    return { app, database, address }
  }
  beforeAll(async () => {
    own = await createDatabase()
    here = await start()
    there = await start()
  })
  afterAll(async () => {
    for (const listener of open) listener.hangUp()
    await here.app.close()
    await there.app.close()
    await own.remove()
  })

  let made = 0
  const signIn = async (roleCode: 'MEMBER' | 'EDITOR' | 'ADMIN' | 'OWNER') => {
    made += 1
    const { kysely } = here.database
    const id = await createAccount(kysely, {
      loginId: `live${made}`,
      nickname: `라이브${made}`,
      roleCode,
      passwordHash: null,
      agreedAt: null,
      now: time.clock(),
    })
    const session = { memberId: id, userAgent: '', isRemembered: false, now: time.clock() }
    const cookie = `sid=${await openSession(kysely, { ...session, formerToken: undefined })}`
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
      const answer = await here.app.inject({
        method,
        url,
        headers: {
          ...FROM_OUR_PAGE,
          cookie,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { payload: JSON.stringify(body) } : {}),
      })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return answer.body === '' ? {} : answer.json()
    }
    return { id, cookie, call }
  }
  const watch = async ({ address }: Process, headers: Record<string, string> = {}) => {
    const listener = await listen(address, headers)
    open.push(listener)
    await listener.next('hello')
    return listener
  }
  const change = async (listener: Listener) => JSON.parse((await listener.next('change')).data)
  const changes = ({ frames }: Listener) => frames.filter(({ event }) => event === 'change')
  const notice = { title: '새 소식', body: '안녕하세요' }

  it('hear within a second what another process has changed', async () => {
    const editor = await signIn('EDITOR')
    const page = await watch(there)
    const start = performance.now()
    const { id } = await editor.call('POST', '/api/notification', notice)
    expect(await change(page)).toEqual({ kind: 'notice', id, action: 'created' })
    expect(performance.now() - start).toBeLessThan(1500)
    await editor.call('PUT', `/api/notification/${id}`, { ...notice, title: '고침', version: 1 })
    expect(await change(page)).toEqual({ kind: 'notice', id, action: 'updated' })
    await editor.call('DELETE', `/api/notification/${id}`)
    expect(await change(page)).toEqual({ kind: 'notice', id, action: 'deleted' })
  })

  it('get a stream that nothing on the way keeps back', async () => {
    const page = await watch(here)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(page.headers['content-encoding']).toBeUndefined()
  })

  it('hear of events: drafts only where they can be read, all when they come out or go', async () => {
    const editor = await signIn('EDITOR')
    const visitor = await watch(there)
    const colleague = await watch(there, { cookie: editor.cookie })
    const event = { title: '행사', startAt: '2026-03-01T00:00:00Z', state: 'draft' }
    const { id } = await editor.call('POST', '/api/event', event)
    expect(await change(colleague)).toEqual({ kind: 'event', id, action: 'created' })
    await editor.call('PUT', `/api/event/${id}`, { ...event, state: 'published', version: 1 })
    expect(await change(visitor)).toEqual({ kind: 'event', id, action: 'created' })
    await editor.call('PUT', `/api/event/${id}`, { ...event, version: 2 })
    expect(await change(visitor)).toEqual({ kind: 'event', id, action: 'deleted' })
    expect(changes(visitor)).toHaveLength(2)
    expect(changes(colleague)).toHaveLength(3)
  })

  it('hear of every list of the library, once for a whole file', async () => {
    const editor = await signIn('EDITOR')
    const admin = await signIn('ADMIN')
    const page = await watch(there)
    const { id, version } = await editor.call('POST', '/api/crysta', {
      name: '라이브 크리스타',
      kind: 'normal',
    })
    expect(await change(page)).toEqual({ kind: 'crysta', id, action: 'created' })
    const body = { name: '라이브 크리스타', kind: 'weapon', version }
    await editor.call('PUT', `/api/crysta/${id}`, body)
    expect(await change(page)).toEqual({ kind: 'crysta', id, action: 'updated' })
    await editor.call('DELETE', `/api/crysta/${id}`)
    expect(await change(page)).toEqual({ kind: 'crysta', id, action: 'deleted' })
    const ability = {
      name: '라이브 어빌리티',
      category: 'basic',
      trigger: 'always',
      effect: 'STR +1T',
    }
    const made = await editor.call('POST', '/api/ability', ability)
    expect(await change(page)).toEqual({ kind: 'ability', id: made.id, action: 'created' })

    const proposal = { change: { effect: 'STR +2T' }, reason: '게임에서 봤어요' }
    const sent = await admin.call('POST', `/api/ability/${made.id}/correction`, proposal)
    await editor.call('POST', `/api/correction/${sent.id}/accept`, { entityVersion: 1 })
    expect(await change(page)).toEqual({ kind: 'ability', id: made.id, action: 'updated' })

    const content = Buffer.from('이름,종류\n라이브 하나,노말\n라이브 둘,노말').toString('base64')
    const file = { entity: 'crysta', format: 'csv', content }
    const { batch } = await admin.call('POST', '/api/import', file)
    await admin.call('POST', `/api/import/${batch.id}/apply`, {})
    expect(await change(page)).toEqual({ kind: 'crysta', id: 'all', action: 'updated' })
    await admin.call('POST', `/api/import/${batch.id}/undo`, {})
    expect(await change(page)).toEqual({ kind: 'crysta', id: 'all', action: 'updated' })
    expect(changes(page)).toHaveLength(7)
  })

  it('hear of a changed setting', async () => {
    const owner = await signIn('OWNER')
    const page = await watch(there)
    const { version, ...setting } = await owner.call('GET', '/api/setting')
    await owner.call('PUT', '/api/setting', { ...setting, levelCap: 310, version })
    expect(await change(page)).toEqual({ kind: 'setting', id: 'site', action: 'updated' })
  })

  it('never hear of notices above their reader, by the rights of that moment', async () => {
    const admin = await signIn('ADMIN')
    const member = await signIn('MEMBER')
    const editor = await signIn('EDITOR')
    const visitorPage = await watch(there)
    const memberPage = await watch(there, { cookie: member.cookie })
    const editorPage = await watch(there, { cookie: editor.cookie })
    const post = async (levelCode: string) =>
      (await admin.call('POST', '/api/notification', { ...notice, levelCode })).id
    const secret = await post('ADMIN')
    const forEditors = await post('EDITOR')
    expect(await change(editorPage)).toMatchObject({ id: forEditors })
    const forMembers = await post('MEMBER')
    expect(await change(memberPage)).toMatchObject({ id: forMembers })
    expect(await change(editorPage)).toMatchObject({ id: forMembers })
    // The rights change under the open page.
    const { kysely } = here.database
    const setRole = (role_code: 'MEMBER' | 'EDITOR', id: string) =>
      kysely.updateTable('member').set({ role_code }).where('id', '=', id).execute()
    await setRole('MEMBER', editor.id)
    await setRole('EDITOR', member.id)
    const again = await post('EDITOR')
    expect(await change(memberPage)).toMatchObject({ id: again })
    await kysely.deleteFrom('session').where('member_id', '=', member.id).execute()
    await post('MEMBER')
    const forAll = await post('ALL')
    for (const page of [visitorPage, memberPage]) {
      let last = await change(page)
      while (last.id !== forAll) last = await change(page)
    }
    const heard = (page: Listener) => changes(page).map(({ data }) => JSON.parse(data).id)
    expect(heard(visitorPage)).toEqual([forAll])
    expect(heard(memberPage)).toEqual([forMembers, again, forAll])
    expect(heard(editorPage)).not.toContain(again)
    for (const page of [visitorPage, memberPage, editorPage])
      expect(JSON.stringify(page.frames)).not.toContain(secret)
  })

  it('hear of a scheduled notice when its time comes, once, whichever process tells', async () => {
    const editor = await signIn('EDITOR')
    const pages = await Promise.all([watch(here), watch(there)])
    const publishAt = new Date(time.clock() + HOUR_MS).toISOString()
    const { id } = await editor.call('POST', '/api/notification', { ...notice, publishAt })
    await wait(1500)
    for (const page of pages) expect(changes(page)).toEqual([])
    time.advance(HOUR_MS)
    for (const page of pages)
      expect(await change(page)).toEqual({ kind: 'notice', id, action: 'created' })
    await wait(1500)
    for (const page of pages) expect(changes(page)).toHaveLength(1)
  })

  it('hear what they missed when they come back, and are told when it is too much', async () => {
    const editor = await signIn('EDITOR')
    const first = await watch(here)
    const ids: string[] = []
    for (const title of ['하나', '둘'])
      ids.push((await editor.call('POST', '/api/notification', { ...notice, title })).id)
    await change(first)
    first.hangUp()
    const lastId = changes(first)[0]?.id ?? ''
    const second = await watch(there, { 'last-event-id': lastId })
    expect(await change(second)).toMatchObject({ id: ids[1] })
    const stranger = await watch(there, { 'last-event-id': '999999999999' })
    await stranger.next('reset')
    time.advance(HOUR_MS + 1)
    await sweepOutbox({ database: here.database, clock: time.clock })
    const late = await watch(there, { 'last-event-id': lastId })
    await late.next('reset')
    const odd = await watch(there, { 'last-event-id': 'x' })
    expect(odd.frames.map(({ event }) => event)).toEqual(['hello'])
  })

  it('number changes in the order of their commits, however many write at once', async () => {
    const editor = await signIn('EDITOR')
    const page = await watch(there)
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        editor.call('POST', '/api/event', { title: `${index}`, startAt: '2026-03-01T00:00:00Z' }),
      ),
    )
    for (let count = 0; count < 12; count += 1) await change(page)
    const heard = changes(page).map(({ data }) => JSON.parse(data).id)
    expect(new Set(heard)).toEqual(new Set(results.map(({ id }) => id)))
    const seqs = changes(page).map(({ id }) => Number(id))
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
    expect(new Set(seqs).size).toBe(12)
  })

  it('outlive the deadlines of other answers, and are forgotten when they close', async () => {
    const page = await watch(here)
    await wait(11_000)
    expect(page.heartbeats()).toBeGreaterThan(0)
    const editor = await signIn('EDITOR')
    await editor.call('POST', '/api/notification', notice)
    await change(page)
    page.hangUp()
    await page.ended
  })

  it('are limited for one address; a place is free again as soon as a page closes', async () => {
    const busy = await start({ RATE_LIMIT: 'on' })
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
    const stopping = await start()
    const page = await listen(stopping.address)
    await page.next('hello')
    const begun = performance.now()
    await stopping.app.close()
    await page.ended
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('refuse a query and other methods', async () => {
    expect((await here.app.inject({ url: '/api/live?x=1' })).statusCode).toBe(400)
    const head = await here.app.inject({ method: 'HEAD', url: '/api/live' })
    expect(head.statusCode).toBe(405)
    expect(head.headers.allow).toBe('GET')
  })
})
