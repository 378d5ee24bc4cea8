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
  [
    'https://example.com/s/abc에서 보세요',
    '<p><a href="https://example.com/s/abc">https://example.com/s/abc</a>에서 보세요</p>',
  ],
  [
    'https://example.com/z이에요!',
    '<p><a href="https://example.com/z">https://example.com/z</a>이에요!</p>',
  ],
  ['www.example.com에서', '<p><a href="http://www.example.com">www.example.com</a>에서</p>'],
  ['[여기](https://example.com/a가)', '<p><a href="https://example.com/a가">여기</a></p>'],
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

it.each([
  ['quotes in quotes', `${'>'.repeat(5000)} a`],
  ['lists in lists', `${'- '.repeat(5000)}a`],
  ['stars around stars', `${'*'.repeat(5000)}a${'*'.repeat(5000)}`],
  ['marks in marks', `${'*a_'.repeat(3000)}a${'_a*'.repeat(3000)}`],
  [
    'a wide table of short rows',
    `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'|\n'.repeat(5000)}`,
  ],
  ['a mail address without an end', `${'a.'.repeat(9999)}@`],
])('gives up on %s and shows the text', (_name, markdown) => {
  const before = process.cpuUsage()
  const drawn = html(markdown)
  expect(drawn).toContain('a')
  expect(drawn).not.toMatch(/<(?!br\/>)/)
  expect(drawn.length).toBeLessThan(120_000)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
})
