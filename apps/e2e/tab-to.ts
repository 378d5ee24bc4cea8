import { expect, type Locator } from '@playwright/test'

/** More steps than any screen has controls. */
const MOST_STEPS = 400

/** Goes to a control with Tab, as somebody does who has no pointer; back with Shift+Tab if it lies behind. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} cannot be reached with ${key}`)
}

/** Goes to a button, link or picker and presses Enter. */
export async function pressAt(target: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(target, key)
  await target.page().keyboard.press('Enter')
}

/** Opens a picker with keys alone, until what is typed goes into its search. */
export async function openByKeys(picker: Locator): Promise<void> {
  await pressAt(picker)
  // The list is painted a moment before its search has the focus; keys of that moment go nowhere.
  await expect(picker.page().locator('input:focus')).toBeVisible()
}

/** Opens a picker with keys alone and takes its first row, of all or of what was typed; says what it was called. */
export async function findByKeys(picker: Locator, words = ''): Promise<string> {
  const page = picker.page()
  const options = page.getByRole('option')
  await openByKeys(picker)
  await expect(options.first()).toBeVisible()
  const before = await options.count()
  if (words === '') await page.keyboard.press('ArrowDown')
  else {
    await page.keyboard.type(words)
    await expect.poll(() => options.count()).toBeLessThan(before)
  }
  // What a thing gives stands in small letters below its name.
  const [name = ''] = (await options.first().innerText()).split('\n')
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(0)
  return name
}

/** Takes a choice of a select with keys alone: opened, walked down to, taken. */
export async function chooseByKeys(select: Locator, name: string): Promise<void> {
  const page = select.page()
  const option = page.getByRole('option', { name, exact: true })
  await pressAt(select)
  await expect(option).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(option).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [10] })
  await page.keyboard.press('Enter')
  await expect(select).toContainText(name)
}
