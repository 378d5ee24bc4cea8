import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { expect, test } from '../people/people-test.ts'
import { OWN_PAGE } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import { test as ownTest } from '../own-site.ts'
import { openByKeys } from '../tab-to.ts'
import { reportItem } from './report-items.ts'

/*
 * What players do with prices, on a site of one's own: counts and the empty site are exact there.
 */

const ITEM = '/current-price/create'

/** Somebody new who reports an item from the form; contributors are never on probation. */
async function reportAs(
  { people, browser, baseURL }: { people: People; browser: Browser; baseURL: string | undefined },
  report: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await people.enter(page, 'CONTRIBUTOR')
  await report(page)
  await context.close()
}

async function pick(page: Page, words: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /품목을 골라 주세요/ }).click()
  await page.getByRole('combobox', { name: '품목', exact: true }).fill(words)
  await page.getByRole('option', { name }).first().click()
}

const idOf = (path: string) => path.split('/').at(-1) ?? ''

const send = (page: Page) =>
  page.getByRole('button', { name: '알리기', exact: true }).and(page.locator(':visible'))

const site = ownTest.extend({})
site.use({ siteName: 'first reports' })

site.describe.serial('a site without a single report', () => {
  // The second report within ten minutes is refused.
  site.use({ expectedNoise: [/409/] })

  let item = ''

  site(
    'says so wherever there would be prices, and shows what a report leads to',
    async ({ page }) => {
      await page.goto('/current-price')
      await expect(page.getByRole('heading', { name: '아직 시세가 없어요' })).toBeVisible()
      await expect(page.getByRole('list', { name: /몇 명이 알리면/ })).toContainText('6명')
      await expect(page.getByRole('heading', { name: /^크리스타/ })).toBeVisible()
      await expectAccessible(page)

      await page.goto('/trend/chart')
      await expect(page.getByText('어떤 품목을 볼까요?')).toBeVisible()
      await expect(page.getByText('아직 시세가 없어요', { exact: false }).first()).toBeVisible()
      await expectAccessible(page)

      await page.goto('/crysta/tree?id=bakuzan')
      await page.getByRole('button', { name: '자세히' }).click()
      await expect(page.getByRole('region', { name: '다음 단계' })).toContainText(
        '남은 비용아직 시세가 없어요',
      )
    },
  )

  site(
    'takes the first reports; who has just told is asked to wait, and may correct',
    async ({ page, people }) => {
      await people.enter(page, 'CONTRIBUTOR')
      await page.goto(ITEM)
      await pick(page, 'ㅂㅋㅈ', /바쿠잔/)
      await page.getByLabel('금액').fill('1억2천')
      await expect(page.getByText('120,000,000 스피나')).toBeVisible()
      await expectAccessible(page)
      await send(page).click()
      await expect(page.getByRole('heading', { name: '제보를 받았어요' })).toBeFocused()
      await expect(page.getByText('세 명이 알리면 시세가 나와요. 지금 1명이에요.')).toBeVisible()
      await page.getByRole('link', { name: '품목 보기' }).click()
      await expect(page).toHaveURL(/\/current-price\/(?!create)[\w-]+$/)
      item = new URL(page.url()).pathname
      await expect(page.getByText('시세 없음').first()).toBeVisible()
      await expect(page.getByText('내 제보')).toBeVisible()
      await expectAccessible(page)

      await page.goto(`${ITEM}?item=${idOf(item)}`)
      await page.getByLabel('금액').fill('1억 2,500만')
      await send(page).click()
      await expect(page.getByRole('heading', { name: '방금 알려 주셨어요' })).toBeFocused()
      await expect(page.getByText(/1억 2,000만으로 알렸어요/)).toBeVisible()
      await page.getByRole('button', { name: '그 제보 고치기' }).click()
      const dialog = page.getByRole('dialog', { name: '제보 고치기' })
      await dialog.getByLabel('금액 (모두 합쳐서)').fill('1억 2,600만')
      await dialog.getByRole('button', { name: '저장' }).click()
      await expect(dialog).toBeHidden()
      await page.goto(item)
      await expect(page.getByText('1억 2,600만').first()).toBeVisible()
      await reportItem(
        await people.voice('CONTRIBUTOR'),
        { id: idOf(item), name: '바쿠잔' },
        120_000_000,
      )
    },
  )

  site(
    'makes a price of the third member, said once on an open page, and explains it',
    async ({ page, people, browser, baseURL }) => {
      await page.goto(item)
      await expect(page.getByText(/지금 2명/).first()).toBeVisible()
      await reportAs({ people, browser, baseURL }, async (other) => {
        await other.goto(`${ITEM}?item=${idOf(item)}`)
        await other.getByLabel('금액').fill('124000000')
        await send(other).click()
        await expect(other.getByRole('heading', { name: '집계에 들어갔어요' })).toBeFocused()
        await expect(
          other.getByText('시세 1억 2,400만 · 7일 중앙값 · 3명 · 오늘', { exact: true }),
        ).toBeVisible()
      })
      await expect(page.getByText(/새 시세는 1억 2,400만이에요/)).toBeAttached()
      await expect(page.getByText('7일 중앙값 · 3명 · 오늘').first()).toBeVisible()

      await site.step('the explanation, closed by going back', async () => {
        await page.getByRole('button', { name: /이 값은 어떻게 나왔나요/ }).click()
        await expect(page.getByRole('dialog')).toContainText('한 사람은 한 번만 말해요')
        await expectAccessible(page)
        await page.goBack()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${item}$`))
      })

      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      const expectFitsSmallPhones = async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoOverflow(page)
        await page.setViewportSize({ width, height })
      }
      await expectFitsSmallPhones()
      await page.goto('/current-price')
      const row = page.getByRole('list', { name: '시세 목록' }).getByRole('listitem').first()
      await expect(row).toContainText('바쿠잔')
      await expect(row).toContainText('1억 2,400만')
      await expect(row.getByTitle('124,000,000 스피나')).toBeVisible()
      await expectAccessible(page)
      await expectFitsSmallPhones()
    },
  )

  site('corrects a slip of a zero by a question, never while typing', async ({ page, people }) => {
    await people.enter(page, 'CONTRIBUTOR')
    await page.goto(`${ITEM}?item=${idOf(item)}`)
    await expect(page.getByText(/지금 시세 1억 2,400만/)).toBeVisible()
    const amount = page.getByLabel('금액')
    await amount.pressSequentially('1240000000')
    await expect(page.getByText('12억 4,000만이 맞나요?')).toHaveCount(0)
    await amount.blur()
    await expect(page.getByText('12억 4,000만이 맞나요?')).toBeVisible()
    await expect(page.getByText('0이 하나 더 들어간 것 같아요.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '1억 2,400만으로 고치기' }).click()
    await expect(amount).toHaveValue('1억 2,400만')
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '집계에 들어갔어요' })).toBeFocused()
    await page.getByRole('button', { name: '하나 더 알리기' }).click()
    await expect(amount).toHaveValue('')
  })

  site(
    'takes a strange amount that is right, and shows what became of it',
    async ({ page, people }) => {
      await people.enter(page, 'CONTRIBUTOR')
      await page.goto(`${ITEM}?item=${idOf(item)}`)
      await expect(page.getByText(/지금 시세 1억 2,400만/)).toBeVisible()
      await page.getByLabel('금액').fill('12억 4,000만')
      await send(page).click()
      await page.getByRole('button', { name: '12억 4,000만이 맞아요' }).click()
      await send(page).click()
      await expect(page.getByText(/이번 셈에서는 뺐어요/)).toBeVisible()
      await page.getByRole('link', { name: '품목 보기' }).click()
      await expect(page.getByText('집계에서 뺐어요: 시세와 너무 달라요')).toBeVisible()
      await page.getByRole('button', { name: '거두기' }).click()
      const takeBack = page.getByRole('button', { name: '되돌리기' })
      await takeBack.first().click()
      await expect(page.getByText('집계에서 뺐어요: 시세와 너무 달라요')).toBeVisible()
      await expect(takeBack).toHaveCount(0, { timeout: 5000 })
      await expectAccessible(page)
    },
  )

  site(
    'can be told with the keyboard alone, and the form fits small phones',
    async ({ page, people }) => {
      await people.enter(page, 'CONTRIBUTOR')
      await page.goto(ITEM)
      const before = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoOverflow(page)
      if (before !== null) await page.setViewportSize(before)
      await openByKeys(page.getByRole('combobox', { name: /품목을 골라 주세요/ }))
      await page.keyboard.type('바쿠잔')
      await expect(page.getByRole('option', { name: /바쿠잔/ }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('combobox', { name: /^품목 바쿠잔/ })).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: '샀어요' })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.type('1억 2,300만')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: '집계에 들어갔어요' })).toBeFocused()
    },
  )
})

test('a visitor comes back from the login to what was typed', async ({ page, people }) => {
  const account = await people.make('MEMBER')
  await page.goto(ITEM)
  await pick(page, '론디네', /론디네/)
  await page.getByLabel('금액').fill('9,800만')
  await page
    .getByRole('button', { name: '로그인하고 알리기' })
    .and(page.locator(':visible'))
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('아이디').fill(account.loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page).toHaveURL(/\/current-price\/create/)
  await expect(page.getByLabel('금액')).toHaveValue('9,800만')
  await expect(page.getByRole('combobox', { name: /^품목 론디네/ })).toBeVisible()
})

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|network Failed to fetch/] })

  test('a report without a connection is kept, and goes out with it', async ({ page, people }) => {
    await people.enter(page, 'MEMBER')
    await page.goto(ITEM)
    await pick(page, '가람므와', /가람므와/)
    await page.getByLabel('금액').fill('4억')
    await page.context().setOffline(true)
    await send(page).click()
    await expect(page.getByRole('heading', { name: '적어 뒀어요' })).toBeFocused()
    await page.context().setOffline(false)
    await expect(page.getByText(/적어 둔 가람므와 제보를 보냈어요/).first()).toBeAttached()
  })
})

test('what a seller received is corrected as it was typed; nothing found can be proposed with its first report', async ({
  page,
  people,
}) => {
  await people.enter(page, 'MEMBER')
  const net = {
    itemName: '바쿠잔',
    itemId: 'bakuzan',
    amount: 1_000_000,
    basis: 'sold',
    isNet: true,
  }
  const made = await page.request.post('/api/current-price', { data: net, headers: OWN_PAGE })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto('/current-price/bakuzan')
  await page.getByRole('button', { name: '고치기', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: '제보 고치기' })
  await expect(dialog.getByLabel('금액 (모두 합쳐서)')).toHaveValue(/^(1,000,000|100만)$/)
  await expect(dialog.getByRole('checkbox', { name: /수수료 빼고/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByLabel('금액 (모두 합쳐서)').fill('2000000')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByTitle('2,060,000 스피나').first()).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByTitle('1,030,000 스피나').first()).toBeVisible()

  const name = `새 품목 ${Date.now()}`
  await page.goto(`/current-price?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `‘${name}’ 품목 제안하기` }).click()
  await page.getByLabel('금액').fill('100')
  await send(page).click()
  await expect(page.getByText('새 품목은 편집자가 확인하면 모두에게 보여요.')).toBeVisible()
  await page.getByRole('link', { name: '품목 보기' }).click()
  await expect(page.getByText(/편집자가 확인하기 전이에요/)).toBeVisible()
})
