import { expect, it } from 'vitest'
import { linkKind, safeImage, safeLink } from './safe-url.ts'

it.each([
  'https://example.com/가?a=1#b',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'mailto:a@example.com',
  '/event/1',
  'event',
  '#h-점검',
  '?page=2',
])('%s may be followed', (address) => {
  expect(safeLink(address)).toBe(address)
})

it.each([
  '',
  '  ',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a/b',
  'file:///etc/passwd',
  'tel:010',
  'http://',
])('%j may not be followed', (address) => {
  expect(safeLink(address)).toBeNull()
})

it.each([
  ['https://example.com/a.png', true],
  ['/assets/a.png', true],
  ['//example.com/a.png', true],
  ['http://example.com/a.png', false],
  ['data:image/png;base64,AA==', false],
  ['javascript:1', false],
])('the picture %s may be shown: %s', (address, expected) => {
  expect(safeImage(address)).toBe(expected ? address : null)
})

it.each([
  ['/event/1', 'page'],
  ['event', 'page'],
  ['/feed/events.ics', 'file'],
  ['/api/event', 'file'],
  ['//example.com', 'outside'],
  ['https:javascript:1', 'outside'],
  ['https://example.com', 'outside'],
  ['mailto:a@example.com', 'outside'],
])('%s is a %s', (address, expected) => {
  expect(linkKind(address)).toBe(expected)
})
