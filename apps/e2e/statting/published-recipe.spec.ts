import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { narrow } from '../choose.ts'
import { StattingPage } from './statting-page.ts'

/**
 * The one complete recipe that was published with its potentials (14, 2, 1, 367, 348, −90), played as a person would:
 * on a desktop with the keyboard alone, on a phone with the finger alone.
 */
const NAMES = {
  critDamagePct: '크리티컬 대미지 %',
  critDamage: '크리티컬 대미지',
  critRate: '크리티컬률',
  strPct: 'STR %',
  atkPct: 'ATK %',
  mpRegen: '자연 MP회복',
  hpRegen: '자연 HP회복',
  dodge: '회피',
}

test.describe('published recipe by keyboard', { tag: '@desktop' }, () => {
  test('comes to the published potentials, goes back to the start and forth again', async ({
    page,
  }) => {
    const statting = new StattingPage(page)
    await statting.open()
    await setByKeyboard(page, '레시피 잠재', '1')
    await setByKeyboard(page, '시작 잠재', '114')
    await setByKeyboard(page, '레벨', '290')

    await pickByKeyboard(page, 1, '크뎀퍼', '1')
    await pickByKeyboard(page, 2, 'str %', '9')
    await page.keyboard.press('Enter')
    await statting.expectPotential('14')

    await pickByKeyboard(page, 3, '깡크뎀', '1')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    for (let times = 0; times < 3; times++) await page.keyboard.press('r')
    await statting.expectPotential('2')

    await pickByKeyboard(page, 4, '크확', '1')
    await page.keyboard.press('Enter')
    await statting.expectPotential('1')

    await pickByKeyboard(page, 5, NAMES.mpRegen, '-14')
    await pickByKeyboard(page, 6, NAMES.hpRegen, '-28')
    await pickByKeyboard(page, 7, NAMES.dodge, '-20')
    await page.keyboard.press('Enter')
    await statting.expectPotential('367')

    await page.keyboard.press('Alt+4')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    for (let times = 0; times < 18; times++) await page.keyboard.press('r')
    await statting.expectPotential('348')

    await pickByKeyboard(page, 8, NAMES.atkPct, '14')
    await enterByKeyboard(page, 2, '10')
    await enterByKeyboard(page, 4, '28')
    await enterByKeyboard(page, 3, '22')
    await expect(statting.confirmButton).toHaveText(/확정하고 끝내기/)
    await page.keyboard.press('Enter')
    await statting.expectPotential('−90')
    const outcome = page.getByRole('region', { name: '성공률' })
    await expect(outcome).toContainText('100%')
    await expect(statting.confirmButton).toHaveCount(0)
    await expect(outcome.getByRole('button', { name: '공유' })).toBeVisible()
    await expect(outcome.getByRole('button', { name: '이미지' })).toBeVisible()

    const shown = await statting.potentials()
    for (let times = 0; times < 27; times++) await page.keyboard.press('Control+z')
    await expect.poll(() => statting.potentials()).toEqual([])
    for (let times = 0; times < 27; times++) await page.keyboard.press('Control+Shift+Z')
    await expect.poll(() => statting.potentials()).toEqual(shown)

    await page.reload()
    await expect.poll(() => statting.potentials()).toEqual(shown)
    await expect(page.getByRole('region', { name: '성공률' })).toContainText('100%')
  })
})

test.describe('published recipe by touch', () => {
  test('comes to the published potentials, goes back to the start and forth again', async ({
    page,
  }) => {
    const statting = new StattingPage(page)
    await statting.open()
    await statting.setting('레시피 잠재', 1)
    await statting.setting('시작 잠재', 114)
    await statting.setting('레벨', 290)

    await pickByTouch(statting, 1, NAMES.critDamagePct)
    await statting
      .slot(1)
      .getByRole('button', { name: /올리기/ })
      .tap()
    await pickByTouch(statting, 2, NAMES.strPct)
    for (let times = 0; times < 9; times++) {
      await statting
        .slot(2)
        .getByRole('button', { name: /올리기/ })
        .tap()
    }
    await statting.confirmButton.tap()
    await statting.expectPotential('14')

    await pickByTouch(statting, 3, NAMES.critDamage)
    await statting
      .slot(3)
      .getByRole('button', { name: /올리기/ })
      .tap()
    await statting.confirmButton.tap()
    for (let times = 0; times < 3; times++) await statting.history(/^반복/).tap()
    await statting.expectPotential('2')

    await pickByTouch(statting, 4, NAMES.critRate)
    await statting
      .slot(4)
      .getByRole('button', { name: /올리기/ })
      .tap()
    await statting.confirmButton.tap()
    await statting.expectPotential('1')

    for (const [slot, name, value] of [
      [5, NAMES.mpRegen, '14'],
      [6, NAMES.hpRegen, '28'],
      [7, NAMES.dodge, '20'],
    ] as const) {
      await pickByTouch(statting, slot, name)
      // The number pad of a phone has digits only: first the sign, then the digits.
      await statting
        .slot(slot)
        .getByRole('button', { name: /부호 바꾸기$/ })
        .tap()
      await page.keyboard.type(value)
      await expect(statting.value(name)).toHaveValue(`−${value}`)
    }
    await statting.confirmButton.tap()
    await statting.expectPotential('367')

    await statting.unfold(4)
    await statting
      .slot(4)
      .getByRole('button', { name: /올리기/ })
      .tap()
    await statting.confirmButton.tap()
    for (let times = 0; times < 18; times++) await statting.history(/^반복/).tap()
    await statting.expectPotential('348')

    await pickByTouch(statting, 8, NAMES.atkPct)
    await statting.value(NAMES.atkPct).fill('14')
    for (const slot of [2, 3, 4]) await statting.unfold(slot)
    await statting.value(NAMES.strPct).fill('10')
    await statting
      .slot(4)
      .getByRole('button', { name: /최댓값으로/ })
      .tap()
    await expect(statting.value(NAMES.critRate)).toHaveValue('+29')
    await statting.value(NAMES.critRate).fill('28')
    await statting.value(NAMES.critDamage).fill('22')
    await statting.confirmButton.tap()
    await statting.expectPotential('−90')

    const shown = await statting.potentials()
    for (let times = 0; times < 27; times++) await statting.history(/^되돌리기/).tap()
    await expect.poll(() => statting.potentials()).toEqual([])
    for (let times = 0; times < 27; times++) await statting.history(/^다시 하기/).tap()
    await expect.poll(() => statting.potentials()).toEqual(shown)
    await page.reload()
    await expect.poll(() => statting.potentials()).toEqual(shown)
  })
})

async function setByKeyboard(page: Page, name: string, value: string): Promise<void> {
  const cell = page.getByRole('button', { name: new RegExp(`^${name} .*고치기$`) })
  await cell.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog', { name }).getByRole('spinbutton')
  await expect(field).toBeVisible()
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cell).toContainText(value)
}

async function pickByKeyboard(
  page: Page,
  slot: number,
  query: string,
  value: string,
): Promise<void> {
  await page.keyboard.press(`Alt+${slot}`)
  await expect(
    page
      .getByRole('listitem', { name: `${slot}번 칸` })
      .getByRole('button', { name: '옵션 고르기' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: '옵션 찾기' })).toBeFocused()
  await page.keyboard.type(query)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page.getByRole('listitem', { name: new RegExp(`^${slot}번 칸`) }).getByRole('spinbutton'),
  ).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(value)
}

async function enterByKeyboard(page: Page, slot: number, value: string): Promise<void> {
  await page.keyboard.press(`Alt+${slot}`)
  await expect(
    page.getByRole('listitem', { name: new RegExp(`^${slot}번 칸`) }).getByRole('spinbutton'),
  ).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(value)
}

async function pickByTouch(statting: StattingPage, slot: number, name: string): Promise<void> {
  await statting.slot(slot).getByRole('button', { name: '옵션 고르기' }).tap()
  await narrow(statting.page.getByRole('dialog'), name)
  await statting.page
    .getByRole('option', { name: new RegExp(`^${escape(name)}`) })
    .first()
    .tap()
  await expect(statting.page.getByRole('dialog')).toBeHidden()
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
