import { expect, type Locator, type Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { choose } from '../choose.ts'

/** What a player does on /character, in the words of the screen. */
export class CharacterPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(address = ''): Promise<void> {
    await this.page.goto(`/character${address}`)
    await expect(this.page.getByRole('heading', { name: '내 캐릭터', level: 1 })).toBeVisible()
    await untilAlive(this.page)
    await expect(this.page.getByRole('heading', { name: '몇 타?' })).toBeVisible()
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** Opens the card of a piece where it is shut, as all are on a phone. */
  async unfold(name: string): Promise<Locator> {
    const card = this.card(name)
    await expect(card).toBeVisible()
    const head = card.getByRole('button', { expanded: false }).first()
    if (await head.isVisible()) await head.click()
    await expect(card.getByRole('combobox').first()).toBeVisible()
    return card
  }

  /** Opens a picker, types, and takes the first hit; says what it was called. */
  async pick(picker: Locator, words: string): Promise<string> {
    await picker.click()
    const options = this.page.getByRole('option')
    await expect(options.first()).toBeVisible()
    const before = await options.count()
    await this.page.getByRole('dialog').getByRole('combobox').last().fill(words)
    await expect.poll(() => options.count()).toBeLessThan(before)
    // What a thing gives stands in small letters below its name.
    const [name = ''] = (await options.first().innerText()).split('\n')
    await options.first().click()
    await expect(options).toHaveCount(0)
    return name
  }

  number(name: string): Locator {
    return this.page.getByRole('spinbutton', { name, exact: true })
  }

  async type(name: string, value: number): Promise<void> {
    await this.number(name).fill(String(value))
    await this.number(name).blur()
  }

  /** A piece of no list: its kind, the numbers printed on it, its refinement. */
  async typedPiece(
    place: string,
    kind: string,
    numbers: Readonly<Record<string, number>>,
    refine?: string,
  ): Promise<void> {
    const card = await this.unfold(place)
    await choose(card.getByRole('combobox', { name: '종류' }), new RegExp(`^${kind}$`))
    await card.getByRole('button', { name: '직접 적기' }).click()
    for (const [name, value] of Object.entries(numbers)) {
      const field = card.getByRole('spinbutton', { name, exact: true })
      await field.fill(String(value))
      await field.blur()
    }
    if (refine !== undefined) await choose(card.getByRole('combobox', { name: '제련' }), refine)
  }

  /** What no list has, as options. */
  async ownLines(lines: string): Promise<void> {
    const card = this.card('아바타·소모품·길드')
    await card.getByRole('button', { name: '아바타·소모품·길드 적기' }).click()
    const dialog = this.page.getByRole('dialog', { name: '아바타·소모품·길드 적기' })
    await dialog.getByRole('textbox').fill(lines)
    await dialog.getByRole('button', { name: '적용' }).click()
    await expect(dialog).toBeHidden()
  }

  /** A figure of the sheet beside the cards. */
  figure(name: string): Locator {
    const rail = this.page.getByRole('region', { name: '캐릭터 수치' })
    return rail.getByRole('button', { name: new RegExp(`^${name}[ \\d]`) }).first()
  }

  history(name: '되돌리기' | '다시 하기'): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true })
  }

  async menu(item: string): Promise<void> {
    await this.page.getByRole('button', { name: '빌드 메뉴' }).click()
    const row = this.page.getByRole('dialog').getByRole('button', { name: item, exact: true })
    await row.click()
    await expect(row).toBeHidden()
  }

  get dock(): Locator {
    return this.page.getByRole('region', { name: '지금 수치' })
  }

  get casts(): Locator {
    return this.page.getByRole('region', { name: '몇 타?' })
  }
}
