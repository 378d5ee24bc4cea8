import { pageAt, PAGE_PATHS, type PagePath } from '@gyeol/contract'
import { expect, type Page } from '@playwright/test'
import { violationsInOtherColours } from '../axe-violations.ts'
import { test } from '../furnished-site.ts'
import { untilDrawn } from '../until-drawn.ts'
import { cutWords, wordsOverCurves } from '../whole-numbers.ts'
import { type Address, addressesOf } from './addresses.ts'
import { lookAt, noteShifts, overflowOf } from './look-at.ts'
import { PageWatch } from './page-watch.ts'
import { tryTranslated } from './try-translated.ts'

/*
 * Every page is opened on a phone by whoever it is for, and asked everything that is asked of all pages; what is laid
 * out otherwise on a wide screen is opened there too. What somebody does on a page has stories of its own.
 */

// Some pages are there to refuse, or lead to what is not there.
test.use({ siteName: 'furnished', expectedNoise: [/status of 40[134]|\[http\] 40[134]/] })

/** Names are the same on every site; the addresses are those of the site at hand. */
const NAMES = addressesOf({
  event: '',
  notice: '',
  job: '',
  shortLink: '',
  price: '',
  member: '',
}).map(({ name }) => name)

const pageOf = (name: string): PagePath | undefined => {
  const path = name.replace(/[?#].*/, '')
  return PAGE_PATHS.find((known) => known === path)
}
const isGuarded = (name: string) => {
  const path = pageOf(name)
  return (
    /view=(?:manage|export)/.test(name) ||
    (path !== undefined && pageAt(path).permission !== undefined)
  )
}

/** Pages for everybody that look otherwise to those who may change what is on them. */
const WITH_TOOLS = [
  '/crysta/list',
  '/ability',
  '/job',
  '/job/:id',
  '/event',
  '/event/:id',
  '/notion',
  '/notion/:id',
  '/notification',
  '/current-price/create',
  '/current-price/:id',
  '/correction',
  '/cook/address',
]

/** Pages that are laid out otherwise on a wide screen: other parts, other controls, a table for cards. */
const OTHERWISE_WHEN_WIDE = [
  '/',
  '/character',
  '/statting',
  '/statting/auto',
  '/guide/main-quest',
  '/skill/point',
  '/skill/combo',
  '/crysta/list',
  '/crysta/tree?id=bakuzan',
  '/crysta/ability?opt=atk_pct',
  '/registlet',
  '/boss',
  '/ability',
  '/equipment',
  '/event',
  '/notion/:id',
  '/current-price/:id',
  '/trend/chart',
  '/cook/address',
]

const OTHERWISE_FOR_STAFF = [
  '/member/profile',
  '/admin/setting',
  '/admin',
  '/member',
  '/member/:id',
  '/admin/status',
  '/admin/audit',
  '/debug/demo',
]

const SCREENS = [
  { width: 320, height: 700, textSize: 100 },
  { width: 320, height: 640, textSize: 130 },
  { width: 844, height: 390, textSize: 100 },
  { width: 1280, height: 900, textSize: 100 },
  { width: 390, height: 844, textSize: 100 },
]

async function inOtherColours(page: Page): Promise<readonly string[]> {
  const violations = await violationsInOtherColours(page)
  return violations.map(({ rule, places }) => `axe ${rule} in other colours: ${places.join(' | ')}`)
}

/** Whether numbers stand on one line and words can be read whole. */
const wholeWords = async (page: Page) => [
  ...(await cutWords(page)),
  ...(await wordsOverCurves(page)),
]

/** What is wrong on some screen or in large letters; nothing is to be scrolled sideways on any. */
async function onEveryScreen(
  page: Page,
  others: (page: Page) => Promise<readonly string[]> = async () => [],
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { width, height, textSize } of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('--textScale', String(size / 100))
    }, textSize)
    const found = async () => [...(await others(page)), ...(await overflowOf(page))]
    // What measures itself follows a moment later.
    await expect
      .poll(found, { timeout: 3_000 })
      .toEqual([])
      .catch(() => undefined)
    problems.push(...(await found()).map((problem) => `${width} px, ${textSize} %: ${problem}`))
  }
  return problems
}

/** What the server has drawn is what the page goes on with, the very same elements. */
async function keepDrawn(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: [...document.querySelectorAll('#root > header *')] }),
    ),
  )
}

async function lostElements(page: Page): Promise<readonly string[]> {
  const [all, kept] = await page.evaluate(() => {
    const drawn = Reflect.get(window, 'drawn') as Element[]
    return [drawn.length, drawn.filter((element) => element.isConnected).length]
  })
  return all > 10 && kept === all ? [] : [`${kept} of ${all} drawn elements live on`]
}

/** What only the browser knows is not drawn, and what is not there neither. */
const isDrawn = (name: string) =>
  !/^\/(?:403|setting|receive|no-such-page|login#|crysta\/no-such)/.test(name)

type Looking = { readonly page: Page; readonly seen: PageWatch; readonly address: Address }

async function lookAtDrawnPage({ page, seen, address: { name, path } }: Looking) {
  if (isDrawn(name)) await untilDrawn(page.request, path)
  const problems = await lookAt({ page, seen, path })
  // What was drawn without the query is drawn anew with it.
  const isTakenOver = isDrawn(name) && !name.includes('?')
  return isTakenOver ? [...problems, ...(await lostElements(page))] : problems
}

async function lookAtOpenPage(looking: Looking): Promise<void> {
  const { page, address } = looking
  const problems = [
    ...(await lookAtDrawnPage(looking)),
    ...(await inOtherColours(page)),
    ...(await onEveryScreen(page, wholeWords)),
  ]
  expect.soft(problems, address.name).toEqual([])
  // What a query opens may lie over the page and hide the rest of it.
  if (!address.name.includes('?')) await tryTranslated(page)
  await forgetWork(page)
}

/** The next page is a new visitor's, who has the font already. */
async function forgetWork(page: Page): Promise<void> {
  // No page saves there.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'font') localStorage.removeItem(key)
    sessionStorage.clear()
  })
}

async function lookAtGuardedPage({ page, seen, address: { name, path } }: Looking): Promise<void> {
  const problems = [
    ...(await lookAt({ page, seen, path })),
    ...(await inOtherColours(page)),
    ...(await onEveryScreen(page)),
  ]
  expect.soft(problems, name).toEqual([])
}

async function lookAtWidePage(looking: Looking): Promise<void> {
  const { page, seen, address } = looking
  const isOpen = OTHERWISE_WHEN_WIDE.includes(address.name)
  const problems = isOpen
    ? await lookAtDrawnPage(looking)
    : await lookAt({ page, seen, path: address.path })
  const colours = await inOtherColours(page)
  expect.soft([...problems, ...colours], address.name).toEqual([])
  if (isOpen) await forgetWork(page)
}

/** In one browser they share what they have fetched. */
const AT_A_TIME = 12

const groups = (names: readonly string[]) =>
  Array.from({ length: Math.ceil(names.length / AT_A_TIME) }, (_, at) =>
    names.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  )

type Round = {
  readonly of: string
  readonly names: readonly string[]
  readonly look: (looking: Looking) => Promise<void>
  readonly isStaff?: true
  readonly tag?: string
}

const ROUNDS: readonly Round[] = [
  {
    of: 'pages for everybody',
    names: NAMES.filter((name) => !isGuarded(name)),
    look: lookAtOpenPage,
  },
  {
    of: 'pages of the staff',
    names: [...NAMES.filter(isGuarded), ...WITH_TOOLS],
    look: lookAtGuardedPage,
    isStaff: true,
  },
  {
    of: 'pages for everybody on a wide screen',
    names: OTHERWISE_WHEN_WIDE,
    look: lookAtWidePage,
    tag: '@desktop',
  },
  {
    of: 'pages of the staff on a wide screen',
    names: OTHERWISE_FOR_STAFF,
    look: lookAtWidePage,
    isStaff: true,
    tag: '@desktop',
  },
]

for (const { of, names, look, isStaff, tag } of ROUNDS)
  for (const group of groups(names))
    test(`${of}: ${group.join(' ')}`, { tag: tag ?? [] }, async ({ page, furniture, people }) => {
      test.slow()
      if (isStaff) await people.enter(page, 'OWNER')
      const seen = new PageWatch(page)
      await noteShifts(page)
      await keepDrawn(page)
      for (const address of addressesOf(furniture).filter(({ name }) => group.includes(name)))
        await test.step(address.name, () => look({ page, seen, address }))
    })
