import { expect, type Locator, type Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'

/** What a player does on /skill/point, in the words of the screen. */
export class SkillPointPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(address = ''): Promise<void> {
    await this.page.goto(`/skill/point${address}`)
    await expect(this.page.getByRole('heading', { name: '스킬 포인트', level: 1 })).toBeVisible()
    await untilAlive(this.page)
  }

  node(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}, 레벨 `) })
  }

  async expectLevel(name: string, level: number): Promise<void> {
    await expect(this.node(name)).toHaveAccessibleName(new RegExp(`^${name}, 레벨 ${level}(,|$)`))
  }

  history(name: '되돌리기' | '다시 하기'): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true })
  }

  /** A step of the visible control: in the strip, or in the phone's dock. */
  async step(levels: 1 | 5 | 10): Promise<void> {
    await this.page.getByText(`+${levels}`, { exact: true }).filter({ visible: true }).click()
  }

  async menu(item: string): Promise<void> {
    await this.page.getByRole('button', { name: '빌드 메뉴' }).click()
    const menu = this.page.getByRole('dialog')
    await menu.getByRole('button', { name: item, exact: true }).click()
    // On its way out it still has its buttons.
    await expect(menu.getByRole('button', { name: item, exact: true })).toBeHidden()
  }
}
