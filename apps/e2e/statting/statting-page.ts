import { expect, type Locator, type Page } from '@playwright/test'
import { narrow } from '../choose.ts'
import { untilAlive } from '../alive.ts'

/** What a player does on /statting, in the words of the screen. */
export class StattingPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Two steps: ATK % +5 (89 → 39), DEX +3 (39 → 24). */
  static async withTwoSteps(page: Page): Promise<StattingPage> {
    const statting = new StattingPage(page)
    await statting.open()
    await statting.pick(1, 'ATK %')
    await statting.value('ATK %').fill('5')
    await statting.confirmButton.click()
    await statting.pick(2, 'DEX')
    await statting.value('DEX').fill('3')
    await statting.confirmButton.click()
    await statting.expectPotential('24')
    return statting
  }

  /** Puts the first option found into an empty slot. */
  async pick(slot: number, name: string): Promise<void> {
    await this.slot(slot).getByRole('button', { name: '옵션 고르기' }).click()
    await narrow(this.page.getByRole('dialog'), name)
    await this.page.getByRole('option').first().click()
    await expect(this.page.getByRole('dialog')).toBeHidden()
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/statting${hash}`)
    await expect(this.page.getByRole('heading', { name: '옵션 부여', level: 1 })).toBeVisible()
    await untilAlive(this.page)
  }

  slot(number: number): Locator {
    return this.page.getByRole('listitem', { name: new RegExp(`^${number}번 칸`) })
  }

  value(option: string): Locator {
    return this.page.getByRole('spinbutton', { name: `${option} 값`, exact: true })
  }

  get confirmButton(): Locator {
    return this.page
      .getByRole('button', { name: /^(확정|확정하고 끝내기|끝내기)/ })
      .filter({ visible: true })
  }

  history(name: RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true })
  }

  /** Opens what was confirmed for another change: on a phone it shows its value only. */
  async unfold(slot: number): Promise<void> {
    await this.slot(slot)
      .getByRole('button', { name: /고치기$/ })
      .tap()
    await expect(this.slot(slot).getByRole('spinbutton')).toBeVisible()
  }

  /** Edits one number of the settings strip by tapping it. */
  async setting(name: string, value: number): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name} .*고치기$`) }).click()
    const sheet = this.page.getByRole('dialog', { name })
    await sheet.getByRole('spinbutton').fill(String(value))
    await sheet.getByRole('button', { name: '닫기' }).last().click()
    await expect(sheet).toBeHidden()
  }

  /** Potentials before and after every step, as the history shows them. */
  async potentials(): Promise<string[]> {
    return (
      this.page
        .getByRole('region', { name: '확정 기록' })
        .getByRole('listitem')
        // What is not confirmed yet stands there as well, without a button.
        .filter({ has: this.page.getByRole('button') })
        .locator('b')
        .allInnerTexts()
    )
  }

  async expectPotential(after: string): Promise<void> {
    await expect.poll(async () => (await this.potentials()).at(-1)).toBe(after)
  }
}
