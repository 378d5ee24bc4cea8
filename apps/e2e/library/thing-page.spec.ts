import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { goWithin } from '../within-app.ts'

const nameOn = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

const PAGES = [
  ['/crysta/excavated_golem', '발굴 골렘', '크리스타'],
  ['/boss/excavated-golem', '발굴 골렘', '보스'],
  ['/equipment/1h-sword-1stannivsword', '1주년 한손검', '장비'],
  ['/ability/str_up', 'STR 증가', '어빌리티'],
  ['/registlet/hard-hit-enhancer', '하드히트:강화', '레지스트릿'],
] as const

test('a visitor opens the page of a thing of each list by its address and reads it', async ({
  page,
}) => {
  for (const [path, name, list] of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(nameOn(page, name)).toBeVisible()
      await expect(page).toHaveTitle(`${name} · ${list} · 결정판`)
      await expect(page.getByRole('heading', { name: '바뀐 내력' })).toBeVisible()
      await expect(page.getByRole('link', { name: `${name}: 고칠 점 알리기` })).toBeVisible()
      await expect(page.getByRole('link', { name: '고치기', exact: true })).toBeHidden()
      await expectAccessible(page)
    })
})

test('a boss leads to its crysta and back, a registlet to the very tree of its skill and back', async ({
  page,
}) => {
  await page.goto('/boss/trickster-dragon-mimyugon')
  const crystas = page.getByRole('list', { name: '떨어뜨리는 크리스타' })
  await crystas.getByRole('link', { name: /기룡 미뮤가/ }).click()
  await expect(page).toHaveURL('/crysta/trickster_dragon_mimyugon')
  await expect(page).toHaveTitle('기룡 미뮤가 · 크리스타 · 결정판')
  const line = page.getByRole('list', { name: '강화 순서' })
  await expect(line.getByRole('link', { name: /기룡 미뮤가/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await line.getByRole('link', { name: /바쿠잔/ }).click()
  await expect(page).toHaveURL('/crysta/bakuzan')
  await expect(page).toHaveTitle('바쿠잔 · 크리스타 · 결정판')
  await page.goBack()
  await page
    .getByRole('list', { name: '떨어뜨리는 보스' })
    .getByRole('link', { name: /기룡 미뮤가/ })
    .click()
  await expect(page).toHaveURL('/boss/trickster-dragon-mimyugon')

  await goWithin(page, '/registlet/hard-hit-enhancer')
  await page.getByRole('link', { name: '하드 히트 스킬' }).click()
  await expect(page).toHaveURL('/skill/info/weapon/blade#skill-5')
  const card = page.getByRole('article', { name: '하드 히트' })
  await card.getByRole('link', { name: '하드히트:강화' }).click()
  await expect(page).toHaveURL('/registlet/hard-hit-enhancer')
  await page.getByRole('link', { name: '스킬 포인트에서 보기' }).click()
  await expect(page).toHaveURL('/skill/point?tree=blade')
})

test('a former id leads to the page of the present one', async ({ page }) => {
  await page.goto('/crysta/ko-jegaix')
  await expect(page).toHaveURL('/crysta/zega_ix')
  await expect(page).toHaveTitle(/· 크리스타 · 결정판$/)
})

test.describe('what is not in the data', () => {
  test.use({ expectedNoise: [/404/] })

  test('is said to be so, with the way to the list', async ({ page }) => {
    const answer = await page.goto('/boss/no-such-boss')
    expect(answer?.status()).toBe(404)
    await expect(nameOn(page, '자료에 없어요')).toBeVisible()
    await expect(page).toHaveTitle('자료에 없어요 | 결정판')
    await expectAccessible(page)
    await page.getByRole('link', { name: '보스 목록으로' }).click()
    await expect(page).toHaveURL('/boss')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a thing can be read, and its links followed', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/boss/excavated-golem')
    await expect(nameOn(page, '발굴 골렘')).toBeVisible()
    await expect(page.getByText('3,150')).toBeVisible()
    await page.getByRole('main').locator('a[href="/crysta/excavated_golem"]').click()
    await expect(page).toHaveURL('/crysta/excavated_golem')
    await expect(nameOn(page, '발굴 골렘')).toBeVisible()
  })
})

test('search engines are told of the pages', { tag: '@desktop' }, async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, file = '']) => file)
  const lists = files.map(async (file) => (await request.get(new URL(file).pathname)).text())
  const sitemap = (await Promise.all(lists)).join('')
  for (const [path] of PAGES) expect(sitemap).toContain(`${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('an editor reaches the form from the page, and what was changed stands in the history', {
  tag: '@desktop',
}, async ({ page, people }) => {
  await people.enter(page, 'EDITOR')
  const name = `시험 ${freshName('t')}`
  const made = await call(page, 'POST', '/api/boss', { name, kind: 'boss', level: 100, hp: 1_000 })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/boss/${id}`)
  await expect(page.getByText('처음 들어왔어요')).toBeVisible()
  await page.getByRole('link', { name: '고치기', exact: true }).click()
  await expect(page).toHaveURL(`/boss/${id}/edit`)
  await page.getByRole('textbox', { name: 'HP' }).first().fill('2000')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('log').getByText('저장했어요')).toBeVisible()
  await page.goto(`/boss/${id}`)
  await expect(page.getByText('HP (노멀)을 고쳤어요')).toBeVisible()
})

test('a thing is marked on its page as in the list, and shared by its address and as a picture', async ({
  page,
}) => {
  await page.goto('/crysta/bakuzan')
  await page.getByRole('button', { name: '바쿠잔 찜하기' }).click()
  await page.getByRole('button', { name: '공유' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'QR 코드' }).click()
  await expect(dialog.getByRole('img', { name: 'QR 코드' })).toBeVisible()
  await dialog.getByRole('button', { name: '이미지로 저장' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.goto('/crysta/list?q=바쿠잔&mark=favourite')
  await expect(page.getByRole('button', { name: '바쿠잔', exact: true })).toBeVisible()
})

test.describe('a name nobody is sure of', () => {
  // The second word of the same member is refused.
  test.use({ expectedNoise: [/409/] })

  test('is confirmed by a member with one tap, taken back by another, and said once', {
    tag: '@desktop',
  }, async ({ page, browser, people }) => {
    const editor = await otherPage(browser)
    await people.enter(editor, 'EDITOR')
    const name = `시험 ${freshName('n')}`
    const body = { name, kind: 'boss', level: 100, evidence: 'guess' }
    const made = await call(editor, 'POST', '/api/boss', body)
    const { id } = (await made.json()) as { id: string }
    await page.goto(`/boss/${id}`)
    await expect(page.getByText('추정한 이름')).toBeVisible()
    // Visitors say what is wrong after they have logged in.
    await expect(page.getByRole('button', { name: '이름이 맞아요' })).toBeHidden()
    await people.enter(page, 'MEMBER')
    await page.goto(`/boss/${id}`)
    const button = page.getByRole('button', { name: '이름이 맞아요' })
    await button.click()
    await expect(page.getByText('고마워요.')).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await expect(page.getByText('고마워요.')).toBeHidden()
    await button.click()
    await expect(page.getByText('고마워요.')).toBeVisible()
    await page.reload()
    await button.click()
    await expect(page.getByText('전에 알려 주신 것을')).toBeVisible()
    await editor.goto('/correction?entity=boss')
    await expect(editor.getByRole('listitem').filter({ hasText: name })).toContainText(
      '게임에서 이 이름으로 봤어요.',
    )
  })
})
