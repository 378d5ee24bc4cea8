import { expect, it } from 'vitest'
import { contactHref } from './contact-href.ts'

it.each([
  ['owner@example.com', 'mailto:owner@example.com'],
  ['https://open.kakao.com/o/abc', 'https://open.kakao.com/o/abc'],
  ['디스코드 결정판#1234', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s leads to %s', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})
