import { expect, it } from 'vitest'
import { relatedPages } from './related-pages.tsx'

it.each([
  ['/skill/point', ['/skill/combo', '/skill/info', '/job']],
  ['/crysta/list', ['/equipment', '/ability', '/crysta/ability']],
  ['/equipment', ['/crysta/list', '/ability']],
  ['/guide/main-quest', ['/boss', '/job', '/guide']],
] as const)('%s leads on to what the menu leaves out', (path, wanted) => {
  const related = relatedPages(path)
  expect(related).toEqual(expect.arrayContaining([...wanted]))
  expect(related).not.toContain(path)
})

it.each(['/', '/about', '/boss/1', '/toString'])('%s has none', (path) => {
  expect(relatedPages(path)).toEqual([])
})
