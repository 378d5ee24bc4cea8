import type { APIRequestContext, Page } from '@playwright/test'
import { DISCORD, KAKAO_TALK, MOST_CROPPED, PICTURE } from './embed-limits.ts'
import type { Furniture } from './furnish-site.ts'
import { test } from './furnished-site.ts'
import { untilDrawn } from './until-drawn.ts'
import { expect } from './watch-console.ts'

/** What a page says to those who run no script: search engines, chats, readers. */
type Said = {
  readonly path: string
  /** Of what kinds the structured data are, in order; without, the way to the page alone. */
  readonly structured?: readonly string[]
  /** What can be read. */
  readonly reads?: string | RegExp
  /** What its title begins with. */
  readonly title?: string
}

const LIST = ['BreadcrumbList', 'ItemList']
const WAY = ['BreadcrumbList']

const FIXED: readonly Said[] = [
  { path: '/', structured: ['WebSite'], reads: '옵션 부여' },
  { path: '/statting', reads: '레시피 잠재' },
  { path: '/statting?lang=english', reads: 'Statting', title: 'Statting' },
  { path: '/statting/auto', reads: '자동 옵션 부여' },
  { path: '/skill/point', reads: '스킬 포인트' },
  { path: '/skill/combo' },
  { path: '/skill/info' },
  { path: '/character' },
  { path: '/guide/main-quest', reads: '메인 퀘스트' },
  { path: '/cook/address', reads: '요리 주소' },
  { path: '/current-price', reads: '시세' },
  { path: '/about' },
  { path: '/about/data' },
  { path: '/developers' },
  { path: '/crysta/list', structured: LIST, reads: /크리스타/ },
  { path: '/crysta/list?lang=english', structured: LIST, reads: /Crystas/ },
  { path: '/boss', structured: LIST },
  { path: '/equipment', structured: LIST },
  { path: '/ability', structured: LIST },
  { path: '/registlet', structured: LIST },
  {
    path: '/crysta/excavated_golem',
    reads: '발굴 골렘',
    title: '발굴 골렘',
  },
  { path: '/boss/excavated-golem', reads: '3,150' },
  { path: '/boss/excavated-golem?lang=english', reads: '3,150' },
  { path: '/equipment/1h-sword-1stannivsword', reads: /STR ?\+1%/ },
  { path: '/ability/str_up', reads: 'STR +1T' },
  { path: '/registlet/hard-hit-enhancer', reads: '위력 +5%/레벨' },
  { path: '/help', structured: ['BreadcrumbList', 'FAQPage'], reads: '가입해야 쓸 수 있나요?' },
  { path: '/help/statting', title: '옵션 부여 도움말' },
  { path: '/help/shortcuts', title: '단축키 도움말' },
  { path: '/help/statting?lang=english', title: 'Statting - Help' },
  {
    path: '/skill/info/weapon/blade',
    reads: '해머 다운',
    title: '블레이드 스킬',
  },
  {
    path: '/skill/info/weapon/blade?lang=english',
    reads: 'Sonic Blade',
    title: 'Blade Skills',
  },
  { path: '/comics' },
  { path: '/comics/potential', title: '잠재력이 모자랄 때' },
  { path: '/comics/initials' },
  {
    path: '/comics/initials?lang=english',
    reads: 'Still not there?',
    title: 'Searching with one hand while playing',
  },
  { path: '/current-price/material-mana', reads: '제보 0' },
]

const WRITTEN = (site: Furniture): readonly Said[] => [
  { path: '/event', structured: LIST, reads: '겨울 수확제' },
  {
    path: `/event/${site.event}`,
    structured: ['BreadcrumbList', 'Event'],
    reads: '밭에서 무를 모으면',
    title: '겨울 수확제',
  },
  { path: `/event/${site.event}?lang=english`, structured: ['BreadcrumbList', 'Event'] },
  { path: '/notion', structured: LIST, reads: '점검 안내' },
  {
    path: `/notion/${site.notice}`,
    structured: ['BreadcrumbList', 'Article'],
    reads: '목요일 새벽',
    title: '점검 안내',
  },
  { path: '/job', structured: LIST, reads: '한손검 가이드' },
  {
    path: `/job/${site.job}`,
    structured: ['BreadcrumbList', 'Article'],
    reads: '강타부터 배워요.',
    title: '한손검 가이드',
  },
  {
    path: `/s/${site.shortLink}`,
    structured: [],
    reads: '세 장이면 돼요',
    title: '268까지 메인 퀘스트',
  },
]

test.use({ siteName: 'furnished', javaScriptEnabled: false })

async function headOf(page: Page, path: string) {
  await untilDrawn(page.request, path)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  const contents = async (selector: string) =>
    page.locator(selector).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
  const only = async (selector: string) => {
    const found = await contents(selector)
    expect(found, `${path} ${selector}`).toHaveLength(1)
    return found[0] ?? ''
  }
  return {
    title: await page.title(),
    description: await only('meta[name=description]'),
    embedTitle: await only('meta[property="og:title"]'),
    embedDescription: await only('meta[property="og:description"]'),
    image: await only('meta[property="og:image"]'),
    alt: await only('meta[property="og:image:alt"]'),
    card: await only('meta[name="twitter:card"]'),
    language: await page.locator('html').getAttribute('lang'),
    structured: await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((tags) => tags.map((tag) => tag.textContent ?? '')),
    // As those read it who run no script: they lay nothing out.
    text: (await page.locator('body').textContent()) ?? '',
  }
}

type Head = Awaited<ReturnType<typeof headOf>>

function expectSaid({ path, structured = WAY, reads = '', title = '' }: Said, head: Head): void {
  expect(head.title.startsWith(title), `${path}: ${head.title}`).toBe(true)
  expect(head.description.trim(), path).not.toBe('')
  expect(head.language, path).toBe(path.includes('lang=english') ? 'en' : 'ko')
  const kinds = head.structured.map((json) => JSON.parse(json) as Structured)
  expect(
    kinds.map((data) => data['@type']),
    path,
  ).toEqual(structured)
  for (const data of kinds) expect(data['@context'], path).toBe('https://schema.org')
  expect(head.text, path).toMatch(reads)
  // What search engines are told a list begins with can be read there.
  const rows = kinds.find((data) => data['@type'] === 'ItemList')?.itemListElement ?? []
  if (structured === LIST) expect(rows.length, path).toBeGreaterThan(0)
  for (const { name } of rows) expect(head.text, path).toContain(name)
}

type Structured = {
  readonly '@context': string
  readonly '@type': string
  readonly itemListElement?: readonly { readonly name: string }[]
}

/** Whole in what chats show of it. */
function expectShownWhole(path: string, head: Head): void {
  expect(head.embedTitle, path).toBe(head.title)
  expect(head.embedTitle.length, path).toBeLessThanOrEqual(DISCORD.title)
  expect(head.embedDescription, path).toBe(head.description)
  expect(head.embedDescription.length, path).toBeLessThanOrEqual(DISCORD.description)
  expect(head.alt.trim(), path).not.toBe('')
  expect(head.card, path).toBe('summary_large_image')
}

/** Where a PNG says how large it is. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

async function expectPicture(request: APIRequestContext, image: string): Promise<void> {
  // A busy machine may be late: the site's own picture is sent then, not to be kept for long.
  await expect
    .poll(async () => (await request.get(image)).headers()['cache-control'], { timeout: 60_000 })
    .not.toBe('public, max-age=60')
  const answer = await request.get(image)
  expect(answer.status(), image).toBe(200)
  expect(answer.headers()['content-type'], image).toBe(PICTURE.type)
  const bytes = await answer.body()
  const { width, height } = sizeOf(bytes)
  expect({ width, height }, image).toEqual({ width: PICTURE.width, height: PICTURE.height })
  expect(bytes.length, image).toBeLessThanOrEqual(
    Math.min(DISCORD.imageBytes, KAKAO_TALK.imageBytes),
  )
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(KAKAO_TALK.imageSide)
  const kept = width / KAKAO_TALK.imageRatio / height
  expect(1 - kept, 'what a crop to 2:1 takes away').toBeLessThanOrEqual(MOST_CROPPED)
}

test('every kind of page says what it is about to those who run no script', {
  tag: '@desktop',
}, async ({ page, request, furniture }) => {
  test.slow()
  const said = [...FIXED, ...WRITTEN(furniture)]
  const heads = new Map<string, Head>()
  for (const one of said) {
    const head = await headOf(page, one.path)
    expectSaid(one, head)
    expectShownWhole(one.path, head)
    heads.set(one.path, head)
  }
  expect(heads.size).toBeGreaterThanOrEqual(30)
  const images = new Set([...heads.values()].map(({ image }) => image))
  for (const image of images) await expectPicture(request, image)
  for (const word of ['title', 'description'] as const) {
    const words = [...heads].map(([path, head]) => `${head.language} ${head[word]} @ ${path}`)
    const own = Map.groupBy(words, (line) => line.replace(/ @ .*$/, ''))
    expect(
      [...own.values()].filter((pages) => pages.length > 1),
      word,
    ).toEqual([])
  }
})

test('the pages of help are called by their headings', { tag: '@desktop' }, async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true })
  const page = await context.newPage()
  await page.goto('/help')
  const topics = page.locator('main a[href^="/help/"]')
  await expect(topics.first()).toBeVisible()
  const paths = await topics.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of paths.filter((one) => one !== '/help/check')) {
    const answer = await context.request.get(path ?? '')
    const title = /<title>(?<title>[^<]*) 도움말 \|/.exec(await answer.text())?.groups?.['title']
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? 'no title')
  }
  await context.close()
})
