import { untilAlive } from './alive.ts'
import { expect, test } from './watch-console.ts'
import { goWithin } from './within-app.ts'

test('the settings change the language, there and back, and it is kept', async ({ page }) => {
  await page.goto('/setting')
  await untilAlive(page)
  // The page is opened anew: there is no mark to wait for.
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Gyeoljeongpan')
  await page.goto('/setting?lang=english#data')
  await untilAlive(page)
  await page.getByRole('radio', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('설정')
  await expect(page).toHaveURL(/\/setting#data$/)
})

test('the menu has the other language at its foot', async ({ page }) => {
  await page.goto('/help')
  await untilAlive(page)
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Skill points' })).toBeVisible()
  await drawer.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('도움말')
})

test('the language of a link holds for the visit, on other pages and in their lists', async ({
  page,
  context,
}) => {
  await page.goto('/help?lang=english')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  const visit = async () => (await context.cookies()).find(({ name }) => name === 'visit-lang')
  await expect.poll(async () => (await visit())?.value, { timeout: 20_000 }).toBe('english')
  // Ends with the browser.
  expect((await visit())?.expires).toBe(-1)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Gyeoljeongpan')

  await test.step('a thing leads to episodes by their English titles', async () => {
    await goWithin(page, '/boss/excavated-golem')
    const episodes = page.getByRole('list', { name: 'Main quest' })
    await expect(
      episodes.getByRole('link', { name: 'Episode 3 A Golem on a Rampage' }),
    ).toBeVisible()
  })
  await test.step('a list understands a condition typed in English, and says which it does not', async () => {
    await goWithin(page, '/crysta/list')
    const search = page.getByPlaceholder('Name or stat')
    await search.fill('weapon with crit rate at least 10')
    const chips = page.getByRole('region', { name: 'Filters in use' })
    await search.press('Enter')
    await expect(chips).toContainText('Critical Rate ≥ 10')
    await expect(chips).toContainText('Weapon')
    await search.fill('crt rat >= 10')
    await expect(page.getByText('There is no known stat in “crt rat >= 10”.')).toBeVisible()
  })
})

test.describe('to a reader of English', () => {
  test.use({ locale: 'en-US' })

  test('the site offers English once, quietly', async ({ page }) => {
    await page.goto('/about')
    const offer = page.getByRole('region', { name: 'This site is available in English' })
    await expect(offer).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await offer.getByRole('button', { name: 'Close' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })

  test('and the site changes to it at a press', async ({ page }) => {
    await page.goto('/about')
    await page
      .getByRole('button', { name: 'Read in English', exact: true })
      .click({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Gyeoljeongpan')
  })

  test('a link in English is a wish for this visit, which can be kept', async ({ page }) => {
    await page.goto('/about?lang=english')
    const offer = page.getByRole('region', { name: 'Keep English for your next visits?' })
    await expect(offer).toHaveAttribute('lang', 'en')
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
    // The visit is over when the browser forgets the cookies of its session.
    await page.context().clearCookies({ name: 'visit-lang' })
    await page.goto('/help')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.goto('/about?lang=english')
    await offer.getByRole('button', { name: 'Keep English' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  })
})
