import { PAGE_PATHS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { PLANNERS, LISTS } from '../features/home/tools.ts'
import { currentPath, menuOf, visibleMenu, wholeMenu } from './menu.ts'
import { layoutTexts } from './layout/layout.texts.ts'
import { menuTexts } from './menu.texts.ts'

const menu = menuOf(menuTexts)

/** The table of the specification §2: section, visible items, debug-hidden items. 시세 itself is ours. */
const SPECIFIED = [
  [
    '크리스타',
    [
      ['/crysta/list', '크리스타'],
      ['/crysta/tree', '강화 트리'],
    ],
    [],
  ],
  [
    '스킬',
    [
      ['/skill/point', '스킬 포인트'],
      ['/character', '내 캐릭터'],
    ],
    ['/skill/combo', '/skill/info'],
  ],
  [
    '옵션 부여',
    [
      ['/statting', '옵션 부여'],
      ['/statting/auto', '자동 부여'],
    ],
    [],
  ],
  ['목록', [['/registlet', '레지스트릿']], ['/boss']],
  ['가이드', [['/guide/main-quest', '메인 퀘스트']], ['/guide', '/job']],
  ['콘텐츠', [['/event', '이벤트 일정']], ['/comics']],
  [
    '시세',
    [
      ['/current-price', '시세'],
      ['/trend/chart', '차트'],
    ],
    ['/cook/address', '/price'],
  ],
  ['관리', [], ['/setting', '/debug']],
] as const

it('has the groups, items and debug flags of the specification in its order', () => {
  const flat = menu.map((group) => [
    group.title,
    group.items.filter((item) => !item.isDebug).map((item) => [item.path, item.title]),
    group.items.filter((item) => item.isDebug).map((item) => item.path),
  ])
  expect(flat).toEqual(SPECIFIED)
})

it('never shows what is flagged debug, and no empty group', () => {
  const shown = visibleMenu(menu)
  expect(shown.map((group) => group.title)).toEqual([
    '크리스타',
    '스킬',
    '옵션 부여',
    '목록',
    '가이드',
    '콘텐츠',
    '시세',
  ])
  expect(shown.flatMap((group) => group.items).every((item) => !item.isDebug)).toBe(true)
  expect(shown.every((group) => group.items.length > 0)).toBe(true)
})

it('shows the debug entries where the owner lets it, as far as they may be opened', () => {
  const pathsFor = (...permissions: string[]) =>
    wholeMenu(menu, [{ code: 'X', name: '누구', level: 40, permissions }])
      .flatMap((group) => group.items)
      .filter((item) => item.isDebug)
      .map((item) => item.path)
  const open = [
    '/skill/combo',
    '/skill/info',
    '/boss',
    '/guide',
    '/job',
    '/comics',
    '/cook/address',
    '/price',
    '/setting',
  ]
  expect(pathsFor()).toEqual(open)
  // What is hidden from the viewer is no entry.
  expect(pathsFor('debug.read')).toEqual([...open, '/debug'])
  expect(wholeMenu(menu, []).map(({ title }) => title)).toContain('관리')
})

it('leads nobody from home or the header to a page that is not there', () => {
  const paths = [...LISTS, ...PLANNERS].map(({ path }) => path)
  expect(paths.filter((path) => !PAGE_PATHS.includes(path))).toEqual([])
  const linked = Object.keys(layoutTexts.links)
  expect(linked.every((path) => PAGE_PATHS.some((page) => page === path))).toBe(true)
})

it.each([
  ['/', null],
  ['/statting', '/statting'],
  ['/statting/auto', '/statting/auto'],
  ['/event/abc/edit', '/event'],
  ['/guide/main-quest', '/guide/main-quest'],
  ['/current-price/bakuzan', '/current-price'],
  ['/eventful', null],
])('at %s the current entry is %s', (pathname, expected) => {
  expect(currentPath(menu, pathname)).toBe(expected)
})
