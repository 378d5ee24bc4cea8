import { HOUR_MS } from '@gyeol/korean'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import type { Listener } from '../../../test/live-client.ts'
import {
  changesOf,
  HURRIED,
  type LiveSite,
  nextChange,
  openLiveSite,
} from '../../../test/live-site.ts'
import { LIVE_PACE } from '../../context/live-pace.ts'

/** Time enough for a process to tell what it should keep to itself. */
const SEVERAL_LOOKS_MS = 5 * HURRIED.pollMs

const NOTICE = { title: '새 소식', body: '안녕하세요' }

describeWithDatabase('open pages', () => {
  let site: LiveSite

  beforeAll(async () => {
    site = await openLiveSite()
  })
  afterAll(() => site.close())

  it('hear what another process has changed, which is looked for more than once a second', async () => {
    expect(LIVE_PACE.pollMs).toBeLessThan(1000)
    const editor = await site.signIn('EDITOR')
    const usual = await site.start({}, { livePace: LIVE_PACE })
    const page = await site.watch(usual)
    const { id } = await editor.call('POST', '/api/notification', NOTICE)
    expect(await nextChange(page)).toEqual({ kind: 'notice', id, action: 'created' })
    await editor.call('PUT', `/api/notification/${id}`, { ...NOTICE, title: '고침', version: 1 })
    expect(await nextChange(page)).toEqual({ kind: 'notice', id, action: 'updated' })
    await editor.call('DELETE', `/api/notification/${id}`)
    expect(await nextChange(page)).toEqual({ kind: 'notice', id, action: 'deleted' })
    await usual.app.close()
  })

  it('hear of events: drafts only where they can be read, all when they come out or go', async () => {
    const editor = await site.signIn('EDITOR')
    const visitor = await site.watch(site.there)
    const colleague = await site.watch(site.there, { cookie: editor.cookie })
    const event = { title: '행사', startAt: '2026-03-01T00:00:00Z', state: 'draft' }
    const { id } = await editor.call('POST', '/api/event', event)
    expect(await nextChange(colleague)).toEqual({ kind: 'event', id, action: 'created' })
    await editor.call('PUT', `/api/event/${id}`, { ...event, state: 'published', version: 1 })
    expect(await nextChange(visitor)).toEqual({ kind: 'event', id, action: 'created' })
    await editor.call('PUT', `/api/event/${id}`, { ...event, version: 2 })
    expect(await nextChange(visitor)).toEqual({ kind: 'event', id, action: 'deleted' })
    expect(changesOf(visitor)).toHaveLength(2)
    expect(changesOf(colleague)).toHaveLength(3)
  })

  it('hear of every list of the catalogue, once for a whole file', async () => {
    const editor = await site.signIn('EDITOR')
    const admin = await site.signIn('ADMIN')
    const page = await site.watch(site.there)
    const { id, version } = await editor.call('POST', '/api/crysta', {
      name: '라이브 크리스타',
      kind: 'normal',
    })
    expect(await nextChange(page)).toEqual({ kind: 'crysta', id, action: 'created' })
    const body = { name: '라이브 크리스타', kind: 'weapon', version }
    await editor.call('PUT', `/api/crysta/${id}`, body)
    expect(await nextChange(page)).toEqual({ kind: 'crysta', id, action: 'updated' })
    await editor.call('DELETE', `/api/crysta/${id}`)
    expect(await nextChange(page)).toEqual({ kind: 'crysta', id, action: 'deleted' })
    const ability = {
      name: '라이브 어빌리티',
      category: 'basic',
      trigger: 'always',
      effect: 'STR +1T',
    }
    const made = await editor.call('POST', '/api/ability', ability)
    expect(await nextChange(page)).toEqual({ kind: 'ability', id: made.id, action: 'created' })

    const proposal = { change: { effect: 'STR +2T' }, reason: '게임에서 봤어요' }
    const sent = await admin.call('POST', `/api/catalogue/ability/${made.id}/correction`, proposal)
    await editor.call('POST', `/api/correction/${sent.id}/accept`, { entityVersion: 1 })
    expect(await nextChange(page)).toEqual({ kind: 'ability', id: made.id, action: 'updated' })

    const content = Buffer.from('이름,종류\n라이브 하나,노말\n라이브 둘,노말').toString('base64')
    const file = { entity: 'crysta', format: 'csv', content }
    const { batch } = await admin.call('POST', '/api/import', file)
    await admin.call('POST', `/api/import/${batch.id}/apply`, {})
    expect(await nextChange(page)).toEqual({ kind: 'crysta', id: 'all', action: 'updated' })
    await admin.call('POST', `/api/import/${batch.id}/undo`, {})
    expect(await nextChange(page)).toEqual({ kind: 'crysta', id: 'all', action: 'updated' })
    expect(changesOf(page)).toHaveLength(7)
  })

  it('hear of a changed setting', async () => {
    const owner = await site.signIn('OWNER')
    const page = await site.watch(site.there)
    const { version, ...setting } = await owner.call('GET', '/api/setting')
    await owner.call('PUT', '/api/setting', { ...setting, levelCap: 310, version })
    expect(await nextChange(page)).toEqual({ kind: 'setting', id: 'site', action: 'updated' })
  })

  it('never hear of notices above their viewer, by the rights of that moment', async () => {
    const admin = await site.signIn('ADMIN')
    const member = await site.signIn('MEMBER')
    const editor = await site.signIn('EDITOR')
    const visitorPage = await site.watch(site.there)
    const memberPage = await site.watch(site.there, { cookie: member.cookie })
    const editorPage = await site.watch(site.there, { cookie: editor.cookie })
    const post = async (levelCode: string) =>
      (await admin.call('POST', '/api/notification', { ...NOTICE, levelCode })).id
    const secret = await post('ADMIN')
    const forEditors = await post('EDITOR')
    expect(await nextChange(editorPage)).toMatchObject({ id: forEditors })
    const forMembers = await post('MEMBER')
    expect(await nextChange(memberPage)).toMatchObject({ id: forMembers })
    expect(await nextChange(editorPage)).toMatchObject({ id: forMembers })
    // The rights change under the open page.
    const { kysely } = site.here.database
    const setRole = (role_code: 'MEMBER' | 'EDITOR', id: string) =>
      kysely.updateTable('member').set({ role_code }).where('id', '=', id).execute()
    await setRole('MEMBER', editor.id)
    await setRole('EDITOR', member.id)
    const again = await post('EDITOR')
    expect(await nextChange(memberPage)).toMatchObject({ id: again })
    await kysely.deleteFrom('session').where('member_id', '=', member.id).execute()
    await post('MEMBER')
    const forAll = await post('ALL')
    for (const page of [visitorPage, memberPage]) {
      let last = await nextChange(page)
      while (last.id !== forAll) last = await nextChange(page)
    }
    const heard = (page: Listener) => changesOf(page).map(({ data }) => JSON.parse(data).id)
    expect(heard(visitorPage)).toEqual([forAll])
    expect(heard(memberPage)).toEqual([forMembers, again, forAll])
    expect(heard(editorPage)).not.toContain(again)
    for (const page of [visitorPage, memberPage, editorPage])
      expect(JSON.stringify(page.frames)).not.toContain(secret)
  })

  it('hear of a scheduled notice when its time comes, once, whichever process tells', async () => {
    const editor = await site.signIn('EDITOR')
    const pages = await Promise.all([site.watch(site.here), site.watch(site.there)])
    const publishAt = new Date(site.time.clock() + HOUR_MS).toISOString()
    const { id } = await editor.call('POST', '/api/notification', { ...NOTICE, publishAt })
    await wait(SEVERAL_LOOKS_MS)
    for (const page of pages) expect(changesOf(page)).toEqual([])
    site.time.advance(HOUR_MS)
    for (const page of pages)
      expect(await nextChange(page)).toEqual({ kind: 'notice', id, action: 'created' })
    await wait(SEVERAL_LOOKS_MS)
    for (const page of pages) expect(changesOf(page)).toHaveLength(1)
  })
})
