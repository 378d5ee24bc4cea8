import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  hasVisitorRead,
  markAllVisitorRead,
  markVisitorRead,
  noticeReadSaved,
} from './notice-read.saved.ts'
import { onUnreadChange, refreshUnread, unreadCount } from './unread-store.ts'

const post = (number: number) => ({
  id: `n${number}`,
  publishedAt: new Date(Date.UTC(2026, 10, number)).toISOString(),
})

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )

beforeEach(() => noticeReadSaved.reset())
afterEach(() => vi.unstubAllGlobals())

it('a visitor’s browser counts what they have not opened', async () => {
  answer({ items: [post(1), post(2), post(3)], unread: null, bell: null })
  const heard = vi.fn()
  const stop = onUnreadChange(heard)
  await refreshUnread()
  expect(unreadCount()).toBe(3)
  markVisitorRead(post(2))
  expect(unreadCount()).toBe(2)
  expect(heard).toHaveBeenCalledTimes(2)
  markAllVisitorRead([post(1), post(3)])
  expect(unreadCount()).toBe(0)
  stop()
  markVisitorRead(post(9))
  expect(heard).toHaveBeenCalledTimes(3)
})

it('what comes after 모두 읽음 is unread again', () => {
  markAllVisitorRead([post(1), post(3)])
  const read = noticeReadSaved.load()
  expect(hasVisitorRead(read, post(2))).toBe(true)
  expect(hasVisitorRead(read, post(3))).toBe(true)
  expect(hasVisitorRead(read, post(4))).toBe(false)
})

it('for members the server’s number counts', async () => {
  answer({ items: [post(1)], unread: 9, bell: 7 })
  await refreshUnread()
  expect(unreadCount()).toBe(7)
})

it('keeps the number when the question fails, and shows none for a strange answer', async () => {
  answer({ items: [], unread: 4, bell: 4 })
  await refreshUnread()
  answer({ code: 'X' }, 503)
  await refreshUnread()
  expect(unreadCount()).toBe(4)
  answer([])
  await refreshUnread()
  expect(unreadCount()).toBe(0)
})

it('remembers at most two hundred single marks, the newest', () => {
  for (let number = 0; number < 250; number++) {
    markVisitorRead({ id: `m${number}`, publishedAt: '2026-11-21T00:00:00.000Z' })
  }
  const { ids } = noticeReadSaved.load()
  expect(ids).toHaveLength(200)
  expect(ids[0]).toBe('m249')
})

it.each([
  ['no object', '[]'],
  ['strange ids', '{"ids":["<script>"],"until":0}'],
  ['no time', '{"ids":[]}'],
])('sets aside stored data with %s', (_name, data) => {
  localStorage.setItem('notice-read', `{"v":1,"data":${data}}`)
  noticeReadSaved.refresh()
  expect(noticeReadSaved.load()).toEqual({ ids: [], until: 0 })
})
