import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { CharacterPage } from './character/character-page.ts'
import { choose } from './choose.ts'
import { MainQuestPage } from './main-quest/main-quest-page.ts'
import { SkillPointPage } from './skill/skill-point-page.ts'
import { StattingPage } from './statting/statting-page.ts'
import { StattingAutoPage } from './statting-auto/statting-auto-page.ts'
import { expect, test } from './watch-console.ts'

/*
 * A site on a home network: plain http, another address than localhost. Browsers call that no secure context and
 * leave out what needs one: the clipboard, sharing, the service worker, `crypto.randomUUID` and more.
 */
test.use({
  baseURL: `http://lan.test:${process.env.E2E_PORT ?? '4400'}`,
  // A header that means nothing there.
  expectedNoise: [/Cross-Origin-Opener-Policy header has been ignored/],
})

const kept = (page: Page, key: string) =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key))

/** What is on the clipboard, pasted elsewhere: the page itself may not read it. */
async function expectCopied(page: Page, text: string): Promise<void> {
  const reader = await page.context().newPage()
  await reader.setContent('<textarea></textarea>')
  const field = reader.getByRole('textbox')
  await expect(async () => {
    await field.fill('')
    await field.press('ControlOrMeta+V')
    expect(await field.inputValue()).toContain(text)
  }).toPass({ timeout: 10_000 })
  await reader.close()
}

async function copyLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: '공유', exact: true }).filter({ visible: true }).tap()
  await page.getByRole('button', { name: '링크 복사' }).tap()
}

test('this is no secure context', async ({ page }) => {
  await page.goto('/about')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false)
})

test('an enchantment is planned, kept and shared', async ({ page }) => {
  await StattingPage.withTwoSteps(page)
  await kept(page, 'statting').toContain('dex')
  await copyLink(page)
  await expectCopied(page, '/statting#v1=')
})

test('an enchantment is found', async ({ page }) => {
  const auto = new StattingAutoPage(page)
  await auto.open()
  await auto.tryExample()
  await auto.finish()
  await kept(page, 'enchant').toContain('atk')
  await page.getByRole('button', { name: '링크 복사' }).tap()
  await expectCopied(page, '#a1=')
})

test('skill points are spent, kept and shared', async ({ page }) => {
  const skills = new SkillPointPage(page)
  await skills.open()
  await skills.node('메테오 브레이커').tap()
  await skills.expectLevel('메테오 브레이커', 5)
  await kept(page, 'points').toContain('"v"')
  await copyLink(page)
  await expectCopied(page, '/skill/point#v1=')
})

test('a combo is laid, kept and shared', async ({ page }) => {
  await page.goto('/skill/combo')
  await untilAlive(page)
  await page.getByRole('button', { name: '스킬 넣기' }).first().tap()
  const palette = page.getByRole('dialog', { name: '스킬 고르기' })
  await palette.getByRole('button', { name: /^해머 다운/ }).tap()
  await palette.getByRole('button', { name: '닫기' }).last().tap()
  await expect(page.getByRole('listitem', { name: '1번째 해머 다운', exact: true })).toBeVisible()
  await kept(page, 'skill-step').toContain('"v"')
  await copyLink(page)
  await expectCopied(page, '/skill/combo#v1=')
})

test('a character is built, kept and shared', async ({ page }) => {
  const character = new CharacterPage(page)
  await character.open()
  const weapon = await character.unfold('주무기')
  await choose(weapon.getByRole('combobox', { name: '종류' }), '자동활')
  await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '크뎀 5')
  await kept(page, 'characters').toContain('"v"')
  await copyLink(page)
  await expectCopied(page, '/character#')
})

test('dishes are wished for and kept', async ({ page }) => {
  await page.goto('/cook/address')
  await untilAlive(page)
  await page.getByRole('button', { name: '요리 더하기' }).first().tap()
  await page.getByRole('checkbox', { name: 'MATK' }).check()
  await kept(page, 'select').toContain('matk')
})

test('a way through the main quest is planned, kept and shared', async ({ page }) => {
  const quest = new MainQuestPage(page)
  await quest.open()
  await quest.field('지금 레벨').fill('305')
  await kept(page, 'main-quest').toContain('305')
  await copyLink(page)
  await expectCopied(page, '/guide/main-quest#v1=')
})
