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
