import { expect, type Locator } from '@playwright/test'

/** Picks an option of a select by its words, and waits for what shows the choice: the select itself. */
export async function choose(
  select: Locator,
  option: string | RegExp,
  shown: Locator = select.filter({ hasText: option }),
): Promise<void> {
  const item = select.page().getByRole('option', { name: option })
  await select.click()
  await expect(item).toBeVisible()
  // A press in the moment the list opens still belongs to the press that opened it.
  await expect(async () => {
    if (!(await item.isVisible())) await select.click({ timeout: 1_000 })
    await item.click({ timeout: 1_000 })
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** Opens a combobox, types a name into the search line of its list and takes the hit of that name. */
export async function find(box: Locator, name: string): Promise<void> {
  const page = box.page()
  await box.click()
  await narrow(page.getByRole('dialog'), name)
  // Behind its name a row tells what a thing gives; what is called exactly so stands first.
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('option')).toHaveCount(0)
}

/** Searches the list of a picker and waits until it has been drawn anew: what is clicked then stays where it is. */
export async function narrow(picker: Locator, text: string): Promise<void> {
  const options = picker.getByRole('option')
  await expect(options.first()).toBeVisible()
  // A long list is drawn in two steps.
  await expect(picker.getByRole('listbox').first()).not.toHaveAttribute('aria-busy')
  const all = await options.count()
  await picker.getByRole('combobox').fill(text)
  await expect.poll(() => options.count()).toBeLessThan(all)
}
