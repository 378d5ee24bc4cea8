import { expect, it } from 'vitest'
import { toArticleHtml } from './article-html.ts'

const PICTURE = `/api/image/${'a'.repeat(43)}-640x480`

const html = (markdown: string) => toArticleHtml(markdown, 'https://gyeol.example')

it.each([
  ['**점검**이 있어요.', '<p><strong>점검</strong>이 있어요.</p>'],
  ['- 하나\n- 둘', '<ul>\n<li>하나</li>\n<li>둘</li>\n</ul>'],
  ['[이벤트](/event/1)', '<p><a href="https://gyeol.example/event/1">이벤트</a></p>'],
  [
    `![그림](${PICTURE} "제목")`,
    `<p><img src="https://gyeol.example${PICTURE}" alt="그림" width="640" height="480" /></p>`,
  ],
  [
    `![그림](https://gyeol.example${PICTURE})`,
    `<p><img src="https://gyeol.example${PICTURE}" alt="그림" width="640" height="480" /></p>`,
  ],
  ['앞 ![남의 그림](https://elsewhere.example/a.png) 뒤', '<p>앞 남의 그림 뒤</p>'],
  ['![그림](/assets/a.png)', '<p>그림</p>'],
  ['~~지움~~', '<p><del>지움</del></p>'],
])('%j is read as on the site', (markdown, expected) => {
  expect(html(markdown)).toBe(expected)
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '![a](data:text/html;base64,AAAA)',
  '[a](//evil.example)',
  'a ]]> b',
])('%j runs nothing and breaks out of nothing', (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?:script|img[^>]*onerror)|"javascript:|"data:|\]\]>/)
})

it('gives up on quotes in quotes in quotes', () => {
  const started = performance.now()
  expect(html(`${'>'.repeat(5_000)} a`)).toContain('&gt;')
  expect(performance.now() - started).toBeLessThan(1_000)
})
