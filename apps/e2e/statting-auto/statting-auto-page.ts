import { expect, type Locator, type Page } from '@playwright/test'
import { narrow } from '../choose.ts'
import { untilAlive } from '../alive.ts'

/** What a player does on /statting/auto, in the words of the screen. */
export class StattingAutoPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(rest = ''): Promise<void> {
    await this.page.goto(`/statting/auto${rest}`)
    await expect(this.heading).toBeVisible()
    await untilAlive(this.page)
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: '자동 옵션 부여', level: 1 })
  }

  get wanted(): Locator {
    return this.page.getByRole('region', { name: '붙일 옵션' })
  }

  get negatives(): Locator {
    return this.page.getByRole('region', { name: '마이너스 옵션' })
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: '찾은 순서' })
  }

  get used(): Locator {
    return this.page.getByRole('region', { name: '내린 옵션' })
  }

  get steps(): Locator {
    return this.page.getByRole('region', { name: '확정 순서' })
  }

  get searchButton(): Locator {
    return this.page.getByRole('button', { name: /^(찾기|다시 찾기)$/ }).filter({ visible: true })
  }

  get cancelButton(): Locator {
    return this.page.getByRole('button', { name: '취소', exact: true }).filter({ visible: true })
  }

  value(option: string): Locator {
    return this.page.getByRole('spinbutton', { name: `${option} 값`, exact: true })
  }

  async pickWanted(query: string): Promise<void> {
    await this.wanted.getByRole('button', { name: '옵션 더하기' }).click()
    await this.choose(query)
  }

  async pickFixed(query: string): Promise<void> {
    await this.negatives.getByRole('button', { name: '꼭 내릴 옵션 더하기' }).click()
    await this.choose(query)
  }

  async choose(query: string): Promise<void> {
    const picker = this.page.getByRole('dialog')
    await narrow(picker, query)
    await picker.getByRole('option').first().click()
    await expect(picker).toBeHidden()
  }

  async tryExample(): Promise<void> {
    await this.page.getByRole('button', { name: '예시로 해 보기' }).click()
  }

  /** Waits for the end of a search and gives the rate that is shown. */
  async finish(): Promise<number> {
    await expect(this.result.getByText(/걸렸어요/)).toBeVisible({ timeout: 30_000 })
    return this.rate()
  }

  async rate(): Promise<number> {
    const text = await this.result
      .getByText(/^\d+%$/)
      .first()
      .innerText()
    return Number.parseInt(text, 10)
  }

  /** Waits until everything the screen may need has been fetched. */
  async settle(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('search-worker')),
        ),
      )
      .toBe(true)
    await this.page.waitForLoadState('networkidle')
  }
}

/** Wishes that keep the search busy for a few seconds. */
export async function wishForLong(auto: StattingAutoPage): Promise<void> {
  await auto.page.getByText('재료 적게', { exact: true }).click()
  for (const query of ['ATK %', '크뎀퍼', '깡크뎀', '크확']) await auto.pickWanted(query)
}
