import { DAY_MS } from '@gyeol/korean'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type CalendarPart, readCalendar } from '../../../test/calendar-reader.ts'
import { type Person, signIn } from '../../../test/people.ts'

const ORIGIN = 'https://gyeol.example'

/** What an XML reader makes of a text, and what it knows of names. */
const unescapeXml = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => NAMED[name] ?? '')
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]></title><script>alert(1)</script>',
  '<![CDATA[x]]>]]>',
  '&lt;b&gt; &amp; &#60;script&#62;',
  "'><svg/onload=alert(1)>",
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  'END:VEVENT BEGIN:VEVENT; a,b\\n\\',
  '표\uFFFE\uFFFF끝',
]

describeWithDatabase('feeds', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp({ PUBLIC_URL: ORIGIN }, { clock: time.clock })
    editor = await signIn(test, 'EDITOR', { cookieName: '__Host-sid' })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('notice').execute()
    await test.database.kysely.deleteFrom('event').execute()
    time.advance(1000)
  })

  const get = (url: string, headers = {}) => test.app.inject({ url, headers })
  const post = async (url: string, body: object) => {
    const answer = await editor.call('POST', url, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const writeNotice = (fields: object = {}) =>
    post('/api/notification', { title: '새 소식', body: '안녕하세요', ...fields })
  const event = { title: '봄 축제', startAt: '2026-03-01T00:00:00Z', endAt: '2026-03-08T05:00:00Z' }
  const later = () => ({ ...event, endAt: new Date(time.clock() + DAY_MS).toISOString() })
  const writeEvent = (fields: object = {}) => post('/api/event', { ...later(), ...fields })
  const calendar = async (url: string): Promise<CalendarPart[]> => {
    const answer = await get(url)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    return readCalendar(answer.body)
  }
  const entries = (xml: string) => xml.match(/<entry>[^]*?<\/entry>/g) ?? []

  it('of notices hold those for everybody whose time has come, and no names', async () => {
    const id = await writeNotice({ title: '모두에게' })
    await writeNotice({ title: '회원에게', levelCode: 'MEMBER' })
    await writeNotice({ title: '나중에', publishAt: new Date(time.clock() + DAY_MS).toISOString() })
    const answer = await get('/feed/notices.xml')
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(entries(answer.body)).toHaveLength(1)
    expect(answer.body).toContain('모두에게')
    expect(answer.body).toContain(`<id>urn:uuid:${id}</id>`)
    expect(answer.body).toContain(`href="${ORIGIN}/notion/${id}"`)
    expect(answer.body).not.toContain(editor.nickname)
  })

  it('of notices show hostile text as text', async () => {
    for (const text of HOSTILE) await writeNotice({ title: text, body: `${text}\n둘째 줄` })
    const { body } = await get('/feed/notices.xml')
    const found = entries(body)
    expect(found).toHaveLength(HOSTILE.length)
    for (const entry of found) {
      const html = [...entry.matchAll(/<(title|content) type="html">([^<>]*)<\/\1>/g)].map(
        ([, , text = '']) => unescapeXml(text),
      )
      expect(html).toHaveLength(2)
      // The title is no markup at all; of the text, only what its Markdown makes.
      expect(html[0]).not.toMatch(/[<>"']/)
      expect(
        html[1]?.replaceAll(/<\/?(?:p|h1|br \/|strong|a href="https?:[^"]*")>/g, ''),
      ).not.toMatch(/[<>]/)
      const rest = entry.replaceAll(/<(title|content) type="html">[^<>]*<\/\1>/g, '')
      expect(rest).not.toMatch(/script|onerror|onload|ENTITY/)
    }
    expect(body).not.toMatch(/[\uFFFE\uFFFF]/)
  })

  it.each([
    ['/feed/notices.xml', () => writeNotice()],
    ['/feed/events.ics', () => writeEvent()],
  ])('%s is sent again only when something has changed', async (url, write) => {
    await write()
    const first = await get(url)
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/)
    const kept = await get(url, { 'if-none-match': `"x", ${etag}` })
    expect(kept.statusCode).toBe(304)
    expect(kept.body).toBe('')
    expect(kept.headers.etag).toBe(etag)
    await write()
    const changed = await get(url, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  })

  it('change when a scheduled notice comes out, though no row does', async () => {
    await writeNotice()
    await writeNotice({ title: '예약', publishAt: new Date(time.clock() + DAY_MS).toISOString() })
    const before = await get('/feed/notices.xml')
    time.advance(DAY_MS)
    const after = await get('/feed/notices.xml', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('예약')
  })

  it('of events are calendars that calendars can read', async () => {
    const id = await writeEvent({
      kind: 'campaign',
      title: '긴 제목; 쉼표, 역슬래시\\ 그리고 "따옴표" 👨‍👩‍👧‍👦 '.repeat(2).trim(),
      body: '첫 줄\n둘째 줄; a,b\nEND:VEVENT\n가나다라마바사'.repeat(5),
      rewards: ['오브 10개'],
      startAt: '2026-03-01T00:00:00Z',
    })
    const answer = await get('/feed/events.ics')
    expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of answer.body.split('\r\n'))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    const [found] = await calendar('/feed/events.ics')
    expect(found).toMatchObject({
      UID: `event-${id}@gyeoljeongpan`,
      SEQUENCE: '0',
      'DTSTART;TZID=Asia/Seoul': '20260301T090000',
      SUMMARY: '긴 제목; 쉼표, 역슬래시\\ 그리고 "따옴표" 👨‍👩‍👧‍👦 '.repeat(2).trim(),
      CATEGORIES: '캠페인',
      TRANSP: 'TRANSPARENT',
    })
    expect(found?.['URL;VALUE=URI']).toBe(`${ORIGIN}/event/${id}`)
    expect(found?.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/)
    expect(found?.DESCRIPTION).toContain('보상\n- 오브 10개')
    expect(found?.DESCRIPTION).toContain('첫 줄\n둘째 줄; a,b\nEND:VEVENT\n')
    expect(answer.body).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Seoul\r\n')
  })

  it('keep the id of an event and count its edits', async () => {
    const id = await writeEvent()
    const read = async () => (await calendar('/feed/events.ics'))[0]
    const first = await read()
    for (let version = 1; version <= 3; version += 1) {
      const body = { ...later(), title: `고침 ${version}`, version }
      expect((await editor.call('PUT', `/api/event/${id}`, body)).statusCode).toBe(200)
      const now = await read()
      expect(now?.UID).toBe(first?.UID)
      expect(now?.SEQUENCE).toBe(String(version))
      expect(now?.SUMMARY).toBe(`고침 ${version}`)
    }
    const items = [{ id, version: 4 }]
    await editor.call('POST', '/api/event/bulk-dates', { items, shiftDays: 1 })
    expect((await read())?.SEQUENCE).toBe('4')
    await editor.call('DELETE', `/api/event/${id}`)
    expect(await calendar('/feed/events.ics')).toEqual([])
  })

  it('say how an event ends: at a time, with a maintenance, or nobody knows when', async () => {
    await writeEvent({ title: 'A', startAt: '2026-03-01T00:00:00Z' })
    await writeEvent({ title: 'B', endAt: null })
    await writeEvent({ title: 'C', endKind: 'maintenance' })
    const found = new Map((await calendar('/feed/events.ics')).map((part) => [part.SUMMARY, part]))
    const end = 'DTEND;TZID=Asia/Seoul'
    expect(found.get('A')?.[end]).toBeDefined()
    expect(found.get('B (점검 전까지)')).toBeDefined()
    expect(found.get('B (점검 전까지)')?.[end]).toBeUndefined()
    expect(found.get('B (점검 전까지)')?.DESCRIPTION).toBe('끝나는 때: 점검 전까지')
    expect(found.get('C (점검 전까지)')?.[end]).toBe(found.get('A')?.[end])
  })

  it('of events leave out drafts and what is long over, and come by kind', async () => {
    await writeEvent({ title: '초안', state: 'draft' })
    await writeEvent({
      title: '옛날',
      startAt: '2020-01-01T00:00:00Z',
      endAt: '2020-01-02T00:00:00Z',
    })
    await writeEvent({ title: '상점', kind: 'shop' })
    await writeEvent({ title: '행사' })
    const titles = async (url: string) =>
      (await calendar(url)).map(({ SUMMARY }) => SUMMARY ?? '').sort()
    expect(await titles('/feed/events.ics')).toEqual(['상점', '행사'])
    expect(await titles('/feed/events/shop.ics')).toEqual(['상점'])
    expect((await get('/feed/events/party.ics')).statusCode).toBe(404)
    expect((await get('/feed/events/shop')).statusCode).toBe(404)
  })

  it('of one event are files to put into a calendar', async () => {
    const id = await writeEvent()
    const draft = await writeEvent({ state: 'draft' })
    const answer = await get(`/feed/event/${id}.ics`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="event.ics"')
    const [found, ...others] = await calendar(`/feed/event/${id}.ics`)
    expect(found?.UID).toBe(`event-${id}@gyeoljeongpan`)
    expect(others).toEqual([])
    for (const name of [`${draft}.ics`, 'none.ics', id, '..%2f.ics', '.ics'])
      expect((await get(`/feed/event/${name}`)).statusCode, name).toBe(404)
  })
})
