import specified from '../fixtures/pages.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { MENU_GROUPS, PAGE_PATHS, pageAt, REDIRECTS } from './pages.ts'
import { permissionsOf } from './roles.ts'

const pages = PAGE_PATHS.map((path) => ({ path, ...pageAt(path) }))
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}|:\w+/g, '*')

describe('the page table', () => {
  it('names each page once', () => {
    expect(new Set(PAGE_PATHS.map(shapeOf)).size).toBe(pages.length)
  })

  it('tells public pages apart by their titles', () => {
    const titles = pages
      .filter(({ path, isPrivate, canonical }) => !isPrivate && !canonical && !path.includes(':'))
      .map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('calls every page by a Korean title', () => {
    for (const { title } of pages) expect(title).toMatch(/[가-힣]/)
  })

  it('points canonical links and redirects at pages it has', () => {
    const targets = [
      ...pages.flatMap(({ canonical }) => canonical ?? []),
      ...Object.values(REDIRECTS),
    ]
    expect(targets.filter((target) => !PAGE_PATHS.some((path) => path === target))).toEqual([])
  })

  it.each(['/privacy', '/search', '/s/:code', '/quest/main', '/guide'])(
    'has %s, which the product decisions add',
    (path) => expect(PAGE_PATHS).toContain(path),
  )

  it('has every route of the specification', () => {
    const known = new Set([...PAGE_PATHS, ...Object.keys(REDIRECTS)].map(shapeOf))
    expect(specified.paths.length).toBeGreaterThan(40)
    expect(specified.paths.filter((path) => !known.has(shapeOf(path)))).toEqual([])
  })

  it('hides only pages that ask for a permission, and lists none of them in search engines', () => {
    const hidden = pages.filter(({ isHidden }) => isHidden)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { permission, isPrivate } of hidden) {
      expect(permission).toBeDefined()
      expect(isPrivate).toBe(true)
    }
  })

  it('asks only for permissions that some role has', () => {
    const held = permissionsOf('OWNER')
    for (const { permission } of pages) if (permission) expect(held).toContain(permission)
  })

  it('has at least one page in every group of the menu', () => {
    expect(new Set(pages.flatMap(({ menu }) => menu ?? []))).toEqual(new Set(MENU_GROUPS))
  })
})
