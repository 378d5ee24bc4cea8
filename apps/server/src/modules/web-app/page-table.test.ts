import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGES, REDIRECTS } from './page-table.ts'

const SPECIFICATION = new URL('../../../../../../shared/spec/specification.md', import.meta.url)
const paths = PAGES.map(({ path }) => path)
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}|:\w+/g, '*')

describe('the page table', () => {
  it('names each page once', () => {
    expect(new Set(paths.map(shapeOf)).size).toBe(paths.length)
  })

  it('tells public pages apart by their titles', () => {
    const titles = PAGES.filter(
      ({ path, isPrivate, canonical }) => !isPrivate && !canonical && !path.includes(':'),
    ).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('describes every page in Korean', () => {
    for (const { title, description } of PAGES) {
      expect(title).toMatch(/[가-힣]/)
      expect(description).toMatch(/[가-힣].*[.]$/)
    }
  })

  it('points canonical links and redirects at pages it has', () => {
    const targets = [...PAGES.flatMap(({ canonical }) => canonical ?? []), ...REDIRECTS.values()]
    expect(targets.filter((target) => !paths.includes(target))).toEqual([])
  })

  it.each(['/privacy', '/search', '/s/:code', '/quest/main', '/guide'])(
    'has %s, which the product decisions add',
    (path) => expect(paths).toContain(path),
  )

  it.skipIf(!existsSync(SPECIFICATION))('has every route of the specification', () => {
    const text = readFileSync(SPECIFICATION, 'utf8')
    const section = text.slice(text.indexOf('### Routes'), text.indexOf('## 3.'))
    const written = [...section.matchAll(/(?<![\w}])(\/[a-z0-9-]+(?:\/[a-z0-9-]+|\/\{[a-z]+\})*)/g)]
    const known = new Set([...paths, ...REDIRECTS.keys()].map(shapeOf))
    const missing = written.map(([, path = '']) => path).filter((path) => !known.has(shapeOf(path)))
    expect(written.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })
})
