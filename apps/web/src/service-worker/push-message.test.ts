import { expect, it } from 'vitest'
import { readMessage } from './push-message.ts'

const USUAL = {
  title: '이벤트 알림',
  body: '이벤트 일정을 확인해 보세요.',
  path: '/event',
  tag: 'event',
}

it('shows what the server wrote', () => {
  const message = { title: '수확제', body: '10분 뒤 시작해요', path: '/event/e1', tag: 'e1' }
  expect(readMessage(JSON.stringify(message))).toEqual(message)
})

it.each([null, '', 'no json', '[]', 'null', '{}', '{"title":1,"path":""}'])(
  'shows something for %j too',
  (text) => {
    expect(readMessage(text)).toEqual(USUAL)
  },
)

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  (path) => {
    expect(readMessage(JSON.stringify({ path })).path).toBe('/event')
  },
)

it('shows the same of a message that other browsers show by themselves', () => {
  const message = { title: '수확제', body: '10분 뒤 시작해요', path: '/event/e1', tag: 'e1' }
  const notification = { title: '수확제', navigate: 'https://gyeol.example/event/e1' }
  expect(readMessage(JSON.stringify({ ...message, web_push: 8030, notification }))).toEqual(message)
})
