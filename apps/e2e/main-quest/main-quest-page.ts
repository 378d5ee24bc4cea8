import { expect, type Locator, type Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'

/** What a player does on /guide/main-quest, in the words of the screen. */
export class MainQuestPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(address = '/guide/main-quest'): Promise<void> {
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { name: '메인 퀘스트', level: 1 })).toBeVisible()
    // What the build drew ahead of time cannot be used yet.
    await untilAlive(this.page)
  }

  field(name: string): Locator {
    return this.page.getByRole('spinbutton', { name, exact: true })
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: '결과', exact: true })
  }

  get runs(): Locator {
    return this.page.getByRole('list', { name: '바퀴마다' }).getByRole('listitem')
  }

  end(which: '시작' | '끝'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${which} .+ 바꾸기$`) })
  }

  view(name: string): Locator {
    return this.page.getByRole('navigation', { name: '자세히' }).getByRole('link', { name })
  }
}
