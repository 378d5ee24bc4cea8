import { expectAccessible } from '../expect-accessible.ts'
import { test as site } from '../own-site.ts'
import { goByMenu } from '../people/accounts.ts'
import { expect } from '../people/people-test.ts'
import { reportItem, reportItems } from './report-items.ts'

/*
 * From a line somebody draws to the bell that rings for it, on a site of one's own.
 */

site.use({ siteName: 'prices' })

/** No other story of this site reports it. */
const item = { id: 'aubergine_dragon_auvio', name: '가룡 오바비오' }

site(
  'a watched price that reaches its line rings the bell of an open page and stands in the inbox',
  async ({ page, people }) => {
    site.slow()
    await reportItems(people, [item])

    await people.enter(page, 'MEMBER')
    await page.goto(`/current-price/${item.id}`)
    await expect(page.getByText('아직 3명이라 참고만이에요.', { exact: false })).toBeVisible()
    const card = page.locator('#watching')
    await card.getByLabel('알릴 값').fill('130만')
    await card.getByRole('button', { name: '130만 아래면 알리기' }).tap()
    await expect(card.getByText('이미 이 선을 넘었어요', { exact: false })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(0)
    await card.getByRole('button', { name: '그래도 지켜보기' }).tap()
    await expect(card.getByRole('listitem')).toContainText('130만')
    await expect(card.getByRole('listitem')).toContainText('참고만이라 알림은 쉬고 있어요')
    await expectAccessible(page)

    // The page stays open while a fourth voice makes the price one to trust.
    await goByMenu(page, '메인 퀘스트')
    await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
    await reportItem(await people.voice('CONTRIBUTOR'), item, 1_240_000)

    const bell = page.getByRole('link', { name: '알림, 안 읽은 소식 1개' })
    await expect(bell).toBeVisible()
    await bell.tap()
    const told = page.getByRole('region', { name: '지켜보는 품목' })
    const row = told.getByRole('link', { name: `${item.name} 124만 — 130만 아래예요` })
    await expect(row).toContainText('7일 중앙값 · 4명')
    await expectAccessible(page)
    await page.getByRole('button', { name: '알림 설정' }).tap()
    const settings = page.getByRole('dialog', { name: '알림 설정' })
    await expect(
      settings.getByText('이 사이트는 아직 푸시를 보내지 않아요.', { exact: false }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await row.tap()
    await expect(page).toHaveURL(`/current-price/${item.id}`)
    await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
  },
)
