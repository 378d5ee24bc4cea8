import { MENU_GROUPS, PAGE_PATHS, pageAt } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { homeTexts } from '../../features/home/home.texts.ts'
import { LISTS, PLANNERS } from '../../features/home/tools.ts'
import { trendTexts } from '../../features/price-trend/trend.texts.ts'
import { otherWays } from './other-ways.ts'

const inMenu = PAGE_PATHS.filter((path) => {
  const { menu, isOffMenu } = pageAt(path)
  return menu !== undefined && MENU_GROUPS.includes(menu) && isOffMenu !== true
})

it('leads, with the menu, to every public list and tool, each once', () => {
  const ways = otherWays(new Set(inMenu)).flatMap((group) => group.ways.map(({ path }) => path))
  expect(new Set([...ways, ...inMenu]).size).toBe(ways.length + inMenu.length)
  const named = ['/boss', '/equipment', '/cook/address', '/job', '/notion', '/help']
  expect(ways).toEqual(expect.arrayContaining(named))
  const tiles = [...PLANNERS, ...LISTS].map(({ path }) => path)
  expect(tiles.filter((path) => ![...ways, ...inMenu].some((way) => way === path))).toEqual([])
})

it('says nothing twice where the owner lets the menu show everything', () => {
  const all = PAGE_PATHS.filter((path) => pageAt(path).menu !== undefined)
  const left = otherWays(new Set(all)).flatMap((group) => group.ways.map(({ path }) => path))
  expect(left).toEqual([
    '/equipment',
    '/ability',
    '/crysta/ability',
    '/notion',
    '/help',
    '/contact',
  ])
})

it('calls a page on its tile what the page calls itself', () => {
  for (const { key, path } of [...PLANNERS, ...LISTS])
    expect(homeTexts.tool[key].name, path).toBe(pageAt(path).title)
  expect(trendTexts.title).toBe(pageAt('/trend/chart').title)
})
