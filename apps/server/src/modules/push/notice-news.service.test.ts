import { MINUTE_MS } from '@gyeol/korean'
import type { NoticePace, PushMessage, PushPreferences } from '@gyeol/contract'
import { beforeEach, expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { createBrowser } from '../../../test/push-service.ts'
import { openReminderDesk } from '../../../test/reminder-desk.ts'

// The desk opens at noon of the first of March 2026 in Korea, a Sunday.
const EVENING = '2026-03-01T20:01:00+09:00'
const THURSDAY = '2026-03-05T20:01:00+09:00'

describeWithDatabase('news of notices', () => {
  const desk = openReminderDesk()
  const { clock, paths, send } = desk
  let member: Person

  beforeEach(async () => {
    const tables = ['notice_read', 'notice_reader', 'notice'] as const
    for (const table of tables) await desk.test.database.kysely.deleteFrom(table).execute()
    member = await signIn(desk.test, 'MEMBER')
    desk.advance(MINUTE_MS)
  })

  const follow = async (
    path: string,
    notices: NoticePace,
    {
      who = visitor(desk.test),
      quietHours = null,
      browser = createBrowser(path),
    }: {
      readonly who?: Person['call']
      readonly quietHours?: PushPreferences['quietHours']
      readonly browser?: ReturnType<typeof createBrowser>
    } = {},
  ) => {
    const preferences = { kinds: [], minutesBefore: 10, quietHours }
    const body = { ...browser.subscription, preferences, notices }
    expect((await who('POST', '/api/push/subscription', body)).statusCode).toBe(201)
    desk.advance(1)
    return browser
  }
  const write = async (title: string, others: object = {}, who: Person = desk.editor) => {
    const answer = await who.call('POST', '/api/notification', { title, body: '내용', ...others })
    expect(answer.statusCode, answer.body).toBe(201)
    desk.advance(1)
    return answer.json<{ id: string }>().id
  }
  /** Logins end sooner than a week; whoever writes has come by in the meantime. */
  const goTo = async (text: string) => {
    desk.setTime(Date.parse(text))
    const now = { created_at: clock(), last_seen_at: clock() }
    await desk.test.database.kysely.updateTable('session').set(now).execute()
  }
  const heard = (browser: ReturnType<typeof createBrowser>, path: string) =>
    desk.service.received
      .filter((message) => message.path === path)
      // What the site itself has sent.
      .map((message) => browser.open(message) as PushMessage)

  it('come at once to those who want them at once, and once', async () => {
    const browser = await follow('/now', 'now')
    await follow('/off', 'off')
    await follow('/daily', 'daily')
    const id = await write('정기 점검 안내')
    await send()
    await Promise.all([send('here'), send('there')])
    expect(paths()).toEqual(['/now'])
    expect(heard(browser, '/now')).toEqual([
      { title: '새 공지', body: '정기 점검 안내', path: `/notion/${id}`, tag: `notice-${id}` },
    ])
  })

  it('of what was out before a browser asked do not come', async () => {
    await write('옛 공지')
    await follow('/now', 'now')
    await follow('/daily', 'daily')
    await send()
    await goTo(EVENING)
    await send()
    expect(paths()).toEqual([])
  })

  it('of a day come together at eight in the evening in Korea, and once', async () => {
    const browser = await follow('/daily', 'daily')
    for (const title of ['하나', '둘', '셋', '넷', '다섯']) await write(title)
    await send()
    await goTo('2026-03-01T20:00:30+09:00')
    await send()
    expect(paths()).toEqual([])
    await goTo(EVENING)
    await Promise.all(['a', 'b', 'a', 'c'].map((holder) => send(holder)))
    desk.advance(MINUTE_MS)
    await send('a')
    await goTo('2026-03-02T09:00:00+09:00')
    await send('d')
    expect(heard(browser, '/daily')).toEqual([
      {
        title: '새 공지 5개',
        body: '다섯 · 넷 · 셋 외 2개',
        path: '/notion',
        tag: 'notices-daily',
      },
    ])
  })

  it('of a day that hold one notice lead to it; the next day holds what came since', async () => {
    const browser = await follow('/daily', 'daily')
    const id = await write('하나')
    await goTo(EVENING)
    await send()
    expect(heard(browser, '/daily')).toMatchObject([{ body: '하나', path: `/notion/${id}` }])
    desk.service.received.length = 0
    await goTo('2026-03-01T23:59:59+09:00')
    await write('밤의 것')
    await goTo('2026-03-02T00:00:30+09:00')
    await write('새벽의 것')
    await send()
    expect(paths()).toEqual([])
    await goTo('2026-03-02T20:01:00+09:00')
    await send()
    expect(heard(browser, '/daily')).toMatchObject([{ body: '새벽의 것 · 밤의 것' }])
  })

  it('of a week come on Thursday, the day of the game’s maintenance', async () => {
    const browser = await follow('/weekly', 'weekly')
    await write('하나')
    await goTo(EVENING)
    await send()
    await goTo('2026-03-04T20:01:00+09:00')
    await write('둘')
    await send()
    expect(paths()).toEqual([])
    await goTo(THURSDAY)
    await send()
    expect(heard(browser, '/weekly')).toMatchObject([
      { title: '새 공지 2개', body: '둘 · 하나', tag: 'notices-weekly' },
    ])
  })

  it('are not sent when there is nothing', async () => {
    await follow('/daily', 'daily')
    await goTo(EVENING)
    await send()
    expect(paths()).toEqual([])
    // Nothing that evening; what comes after it waits for the next one.
    await write('뒤의 것')
    await send()
    expect(paths()).toEqual([])
    await goTo('2026-03-02T20:01:00+09:00')
    await send()
    expect(paths()).toEqual(['/daily'])
  })

  it('leave out what was withdrawn before, deleted or put off', async () => {
    const browser = await follow('/daily', 'daily')
    const gone = await write('지울 것')
    const later = await write('미룰 것')
    await write('남을 것')
    await desk.editor.call('DELETE', `/api/notification/${gone}`)
    const publishAt = new Date(clock() + 3 * 86_400_000).toISOString()
    const change = { title: '미룰 것', body: '내용', publishAt, version: 1 }
    expect((await desk.editor.call('PUT', `/api/notification/${later}`, change)).statusCode).toBe(
      200,
    )
    await goTo(EVENING)
    await send()
    expect(heard(browser, '/daily')).toMatchObject([{ body: '남을 것' }])
  })

  it('tell nobody of what is not for them, what they wrote and what they have read', async () => {
    const mine = await follow('/mine', 'daily', { who: member.call })
    const editors = await follow('/editor', 'daily', { who: desk.editor.call })
    const nobody = await follow('/nobody', 'daily')
    const admin = await signIn(desk.test, 'ADMIN')
    await write('편집자만', { levelCode: 'EDITOR' }, admin)
    await write('회원만', { levelCode: 'MEMBER' })
    const read = await write('읽을 것', {}, admin)
    await write('모두에게', {}, admin)
    expect((await member.call('PUT', `/api/notification/${read}/read`)).statusCode).toBe(204)
    await goTo(EVENING)
    await send()
    expect(heard(mine, '/mine')).toMatchObject([
      { body: '모두에게 · 회원만', path: '/notification' },
    ])
    expect(heard(editors, '/editor')).toMatchObject([{ body: '모두에게 · 읽을 것 · 편집자만' }])
    expect(heard(nobody, '/nobody')).toMatchObject([{ body: '모두에게 · 읽을 것' }])
  })

  it('at once tell nobody of what is not for them either', async () => {
    await follow('/mine', 'now', { who: member.call })
    await follow('/author', 'now', { who: desk.editor.call })
    await follow('/nobody', 'now')
    const admin = await signIn(desk.test, 'ADMIN')
    await write('편집자만', { levelCode: 'EDITOR' }, admin)
    await send()
    expect(paths()).toEqual(['/author'])
    desk.service.received.length = 0
    await write('회원만', { levelCode: 'MEMBER' })
    await send()
    expect(paths()).toEqual(['/mine'])
    desk.service.received.length = 0
    const read = await write('읽은 것')
    await member.call('PUT', `/api/notification/${read}/read`)
    await send()
    expect(paths()).toEqual(['/nobody'])
  })

  it('that were missed come in the morning, not in the night, and hold all of it', async () => {
    const browser = await follow('/daily', 'daily')
    await write('첫날')
    await goTo('2026-03-02T21:00:00+09:00')
    await write('둘째 날 늦게')
    // The site was down for two evenings and comes back in the night.
    await goTo('2026-03-04T03:00:00+09:00')
    await send()
    expect(paths()).toEqual([])
    await goTo('2026-03-04T08:00:00+09:00')
    await send()
    expect(heard(browser, '/daily')).toMatchObject([{ body: '둘째 날 늦게 · 첫날' }])
  })

  it('wait for the end of quiet hours', async () => {
    await follow('/daily', 'daily', { quietHours: { fromHour: 20, toHour: 9 } })
    await write('하나')
    await goTo(EVENING)
    await send()
    expect(paths()).toEqual([])
    await goTo('2026-03-02T09:00:00+09:00')
    await send()
    expect(paths()).toEqual(['/daily'])
  })

  it('are tried again when the service is busy, without what is gone meanwhile', async () => {
    const browser = await follow('/daily', 'daily')
    await write('남을 것')
    const gone = await write('지울 것')
    desk.service.answers.set('/daily', 503)
    await goTo(EVENING)
    await send()
    await desk.editor.call('DELETE', `/api/notification/${gone}`)
    desk.service.answers.clear()
    desk.advance(MINUTE_MS)
    await send()
    desk.advance(MINUTE_MS)
    await send()
    expect(heard(browser, '/daily').map(({ body }) => body)).toEqual([
      '지울 것 · 남을 것',
      '남을 것',
    ])
  })

  it('that never went through are in the next ones', async () => {
    const browser = await follow('/daily', 'daily')
    await write('하나')
    desk.service.answers.set('/daily', 503)
    await goTo(EVENING)
    for (const pause of [0, 1, 5, 5]) {
      desk.advance(pause * MINUTE_MS)
      await send()
    }
    expect(paths()).toHaveLength(3)
    desk.service.answers.clear()
    desk.service.received.length = 0
    await write('둘')
    await goTo('2026-03-02T20:01:00+09:00')
    await send()
    expect(heard(browser, '/daily')).toMatchObject([{ body: '둘 · 하나' }])
  })

  it('go on from where they were when a day becomes a week, and begin anew after at once', async () => {
    const browser = createBrowser('/a')
    await follow('/a', 'daily', { browser })
    await write('하나')
    await follow('/a', 'weekly', { browser })
    await goTo(THURSDAY)
    await send()
    expect(heard(browser, '/a')).toMatchObject([{ body: '하나' }])
    desk.service.received.length = 0
    await follow('/a', 'now', { browser })
    await write('둘')
    await send()
    await follow('/a', 'daily', { browser })
    await goTo('2026-03-06T20:01:00+09:00')
    await send()
    expect(heard(browser, '/a')).toMatchObject([{ body: '둘' }])
  })
})
