import { expect, it } from 'vitest'
import { contentTypeFor, declarativeMessage } from './declarative-message.ts'
import { MOST_MESSAGE_BYTES } from './web-push-message.ts'

const MESSAGE = {
  title: '봄 축제',
  body: '이벤트 · 10분 뒤 시작해요 (3월 1일 12:30)',
  path: '/event/spring',
  tag: 'event-spring',
}

it('has what a browser must be told to show a message by itself', () => {
  const { web_push, notification } = declarativeMessage(MESSAGE, 'https://gyeol.example')
  expect(web_push).toBe(8030)
  expect(notification).toEqual({
    title: MESSAGE.title,
    navigate: 'https://gyeol.example/event/spring',
    body: MESSAGE.body,
    lang: 'ko',
    dir: 'ltr',
    tag: MESSAGE.tag,
    icon: 'https://gyeol.example/icon-192.png',
  })
})

it('says to the service worker what it said before', () => {
  expect(declarativeMessage(MESSAGE, 'https://gyeol.example')).toMatchObject(MESSAGE)
})

it('fits into one message with the longest title an event may have', () => {
  const long = { ...MESSAGE, title: '가'.repeat(100), body: '나'.repeat(200) }
  const text = JSON.stringify(declarativeMessage(long, `https://${'a'.repeat(60)}.example`))
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_MESSAGE_BYTES)
})

it.each([
  ['https://web.push.apple.com/QAbc', 'application/notification+json'],
  ['https://fcm.googleapis.com/fcm/send/abc', 'application/octet-stream'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'application/octet-stream'],
  ['https://evilpush.apple.com.example/abc', 'application/octet-stream'],
])('is sent to %s as %s', (endpoint, type) => {
  const message = declarativeMessage(MESSAGE, 'https://gyeol.example')
  expect(contentTypeFor(endpoint, message)).toBe(type)
})

it('is no declarative message where the site does not know its own address', () => {
  expect(contentTypeFor('https://web.push.apple.com/QAbc', MESSAGE)).toBe(
    'application/octet-stream',
  )
})
