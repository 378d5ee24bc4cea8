import { expect, type Locator } from '@playwright/test'

/** Picks an option of a select by its words. */
export async function choose(select: Locator, option: string | RegExp): Promise<void> {
  await select.click()
  const item = select.page().getByRole('option', { name: option })
  await expect(item).toBeVisible()
  // A press in the moment the list opens still belongs to the press that opened it.
  await expect(async () => {
    if (await item.isVisible()) await item.click({ timeout: 1_000 })
    await expect(item).toBeHidden({ timeout: 500 })
  }).toPass()
}
