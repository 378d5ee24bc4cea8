import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.tsx'

const levels = (source: string) => renderMarkdown(source).headings.map(({ level }) => level)

describe('headings', () => {
  it.each([
    ['# 가\n## 나\n### 다', [2, 3, 4]],
    ['### 가\n### 나', [2, 2]],
    ['## 가\n#### 나\n## 다', [2, 3, 2]],
    ['# 가\n### 나\n## 다', [2, 3, 3]],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', [2, 3, 4, 5, 6, 6]],
    ['글뿐이에요', []],
  ])('of %j stand at the levels %j: below the page and without a gap', (source, expected) => {
    expect(levels(source)).toEqual(expected)
  })

  it('have different anchors that are no ids of the page', () => {
    const { headings } = renderMarkdown('# root\n# root\n# 점검 시간!\n# !!!\n# ???')
    expect(headings.map(({ id }) => id)).toEqual([
      'h-root',
      'h-root-2',
      'h-점검-시간',
      'h-',
      'h--2',
    ])
  })

  it('tell their words without marks', () => {
    expect(renderMarkdown('# **굵은** `말`과 [글](/event)').headings[0]?.text).toBe('굵은 말과 글')
  })
})

describe('texts made to break the reader’s browser', () => {
  const SIZE = 20_000
  it.each([
    ['brackets', '['.repeat(SIZE)],
    ['pairs of brackets', '[]('.repeat(SIZE / 3)],
    ['stars', '*a **a '.repeat(SIZE / 7)],
    ['underscores', '_'.repeat(SIZE)],
    ['quotes in quotes', `${'>'.repeat(SIZE - 2)} a`],
    ['quotes in quotes, fewer', `${'> '.repeat(99)}a`],
    ['lists in lists', '- '.repeat(SIZE / 2)],
    ['back ticks', '`a``'.repeat(SIZE / 4)],
    ['open tags', '<a '.repeat(SIZE / 3)],
    ['cells', `${'|a'.repeat(SIZE / 4)}\n${'|-'.repeat(SIZE / 4)}`],
    ['footnotes', '[^a]: [^a] '.repeat(SIZE / 11)],
    ['addresses', 'www.'.repeat(SIZE / 4)],
    ['stars around stars', `${'*'.repeat(SIZE / 2)}a${'*'.repeat(SIZE / 2)}`],
    ['pictures in pictures', `${'!['.repeat(3000)}a${'](b)'.repeat(3000)}`],
    ['lists on every line', `${'- '.repeat(12)}a\n`.repeat(SIZE / 27)],
    [
      'a wide table of short rows',
      `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n${'|\n'.repeat(5000)}`,
    ],
  ])('%s are drawn within seconds', (_name, source) => {
    const startedAt = performance.now()
    expect(renderMarkdown(source).content).toBeTruthy()
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('deep nesting ends as words', () => {
    const depth = (node: unknown): number => {
      if (typeof node !== 'object' || node === null || !('props' in node)) return 0
      const { children } = node.props as { children?: unknown }
      const list = Array.isArray(children) ? children : [children]
      return 1 + Math.max(0, ...list.map(depth))
    }
    expect(depth(renderMarkdown(`${'> '.repeat(99)}깊은 말`).content)).toBeLessThan(60)
  })
})

describe('addresses', () => {
  const html = (source: string) => renderToStaticMarkup(<>{renderMarkdown(source).content}</>)
  const linksOf = (source: string) =>
    Array.from(html(source).matchAll(/href="([^"]*)"/g), ([, address]) => address)

  it.each([
    ['https://example.com/s/abc에서 보세요', 'https://example.com/s/abc', '에서 보세요'],
    ['https://example.com/z이에요!', 'https://example.com/z', '이에요!'],
    ['www.example.com에서', 'http://www.example.com', '에서'],
    ['> **https://example.com/z에서**', 'https://example.com/z', '에서'],
    ['- https://example.com/z을 보세요', 'https://example.com/z', '을 보세요'],
    ['| 곳 |\n|-|\n| https://example.com/z로 |', 'https://example.com/z', '로'],
    ['https://example.com/z\u202c', 'https://example.com/z', ''],
  ])('in %j end before the words', (source, address, words) => {
    expect(linksOf(source)).toEqual([address])
    expect(html(source)).toContain(`</a>${words}`)
  })

  it.each([
    ['https://ko.wikipedia.org/wiki/토람', 'https://ko.wikipedia.org/wiki/%ED%86%A0%EB%9E%8C'],
    ['[여기](https://example.com/a가)', 'https://example.com/a%EA%B0%80'],
    ['<https://example.com/a가>', 'https://example.com/a%EA%B0%80'],
  ])('in %j stay whole', (source, address) => {
    expect(linksOf(source)).toEqual([address])
  })
})
