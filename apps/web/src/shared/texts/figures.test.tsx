import { expect, it } from 'vitest'
import { translateOf } from './figures.ts'

it.each(['0 / 409', '−20%', 'Lv.263 (26%)', 'MP 100', '2026-11-29', '111–222', '–', 89, 0])(
  'leaves translators nothing to do in %s',
  (content) => expect(translateOf(content)).toBe('no'),
)

it.each([
  '전체',
  '잠재 89',
  'All',
  'Level 3',
  null,
  undefined,
  true,
  <b key="a">1</b>,
  [<i key="b" />],
])('leaves words and parts of their own to translators: %s', (content) =>
  expect(translateOf(content)).toBeUndefined(),
)
