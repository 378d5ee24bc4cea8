import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { MarkdownText } from './markdown.tsx'
import { XSS_MARKDOWN } from './xss-payloads.fixture.ts'

afterEach(cleanup)

function show(source: string): HTMLElement {
  const router = createMemoryRouter([{ path: '/', element: <MarkdownText source={source} /> }])
  return render(<RouterProvider router={router} />).container
}

const ALLOWED_ELEMENTS = new Set(
  `a b blockquote br code del div em h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup
  table tbody td th thead tr ul`.split(/\s+/),
)

const ALLOWED_ATTRIBUTES =
  /^(?:alt|aria-[a-z]+|checked|class|data-[a-z-]+|decoding|dir|disabled|height|href|id|lang|loading|readonly|referrerpolicy|rel|src|start|style|tabindex|target|title|type|width)$/

function faultsOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName
    const faults = ALLOWED_ELEMENTS.has(name) ? [] : [`<${name}>`]
    for (const { name: attribute, value } of element.attributes) {
      if (!ALLOWED_ATTRIBUTES.test(attribute)) faults.push(`${name} ${attribute}`)
      if (attribute === 'href' && !isSafeAddress(value, /^(?:https?|mailto):$/))
        faults.push(`${name} href ${value}`)
      if (attribute === 'src' && !isSafeAddress(value, /^https:$/))
        faults.push(`${name} src ${value}`)
      if (attribute === 'style' && !/^text-align: (?:left|right|center);$/.test(value))
        faults.push(`style ${value}`)
    }
    return faults
  })
}

function isSafeAddress(address: string, protocols: RegExp): boolean {
  return protocols.test(new URL(address, 'https://gyeol.example').protocol)
}

it('has a corpus of at least two hundred different attempts', () => {
  expect(new Set(XSS_MARKDOWN).size).toBeGreaterThanOrEqual(200)
})

describe('nothing a writer can type runs in the browser of a reader', () => {
  it.each(XSS_MARKDOWN.map((source) => [source]))('%j', (source) => {
    expect(faultsOf(show(source))).toEqual([])
  })
})

it('finds what is not allowed, if it were there', () => {
  const container = document.createElement('div')
  container.innerHTML = '<a href="javascript:x" onclick="x">글</a><script></script>'
  expect(faultsOf(container)).toEqual(['a href javascript:x', 'a onclick', '<script>'])
})

it.each([
  ['<b>굵게</b>', '<b>굵게</b>'],
  ['앞 <i>가운데</i> 뒤', '앞 <i>가운데</i> 뒤'],
  ['<!-- 숨은 말 -->', '<!-- 숨은 말 -->'],
  ['<div>\n여러 줄\n</div>', '<div>\n여러 줄\n</div>'],
])('shows the raw HTML %j as text', (source, text) => {
  expect(show(source).textContent?.trim()).toBe(text)
})

it('opens what lies outside in a new window that knows nothing of this one', () => {
  const link = show('[글](https://example.com)').querySelector('a')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  expect(link?.target).toBe('_blank')
})

it.each([
  ['[글](/event)', '/event'],
  ['[글](/feed/events.ics)', '/feed/events.ics'],
  ['[글](mailto:a@example.com)', 'mailto:a@example.com'],
])('lets %s through', (source, href) => {
  expect(show(source).querySelector('a')?.getAttribute('href')).toBe(href)
})

const PICTURE = `/api/image/${'a'.repeat(43)}-640x480`

it.each([PICTURE, `${location.origin}${PICTURE}`])(
  'shows a picture of this site, %s, in its room',
  (address) => {
    const picture = show(`![성문 앞](${address})`).querySelector('img')
    expect(picture?.getAttribute('src')).toBe(PICTURE)
    expect(picture?.alt).toBe('성문 앞')
    expect([picture?.width, picture?.height]).toEqual([640, 480])
  },
)

it.each([
  'https://example.com/a.png',
  `https://example.com${PICTURE}`,
  '//example.com/a.png',
  '/assets/a.png',
  '/api/logout',
  'http://example.com/a.png',
  'data:image/png;base64,AA==',
  'javascript:1',
])('shows the words of a picture from %s, not the picture', (address) => {
  const container = show(`![성문 앞](${address})`)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toContain('성문 앞')
})
