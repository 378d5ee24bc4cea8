import type { Page } from '@playwright/test'
import { SkillPointPage } from '../skill/skill-point-page.ts'
import { expect, test } from '../watch-console.ts'
import { CharacterPage } from './character-page.ts'

/* Builds of docs/character-builds.md typed by hand, as somebody does who holds ours against a page. */

/** Learns a skill to its tenth level in the planner of skill points. */
async function learn(page: Page, tree: string, name: string): Promise<void> {
  const skills = new SkillPointPage(page)
  await skills.open(`?tree=${tree}`)
  await skills.node(name).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('+')
  await skills.expectLevel(name, 10)
}

test('published builds have their figures on the screen', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  const character = new CharacterPage(page)
  const { casts } = character
  const skills = character.card('스킬')
  const takeSkills = () =>
    skills.getByRole('group', { name: '스킬 빌드 가져오기' }).getByRole('button').click()
  /** Beside the ones before, as nobody overwrites what they have typed. */
  const begin = async () => {
    const builds = page.getByRole('navigation', { name: '내 빌드' })
    await builds.getByRole('button', { name: '새 빌드', exact: true }).last().click()
    await expect(character.number('레벨')).not.toHaveValue('150')
    await expect(page.getByText('무기부터 골라 볼까요?')).toBeVisible()
  }
  await learn(page, 'battle', '크리티컬 UP')
  await learn(page, 'blade', '아스튜트')
  await character.open()

  await test.step('the worked bow with arrows has ATK 3,950', async () => {
    await character.type('레벨', 150)
    await character.type('STR', 180)
    await character.type('DEX', 220)
    await character.typedPiece('주무기', '활', { ATK: 800, 안정률: 50 }, 'E')
    await character.typedPiece('보조 무기', '화살', { ATK: 200 })
    await character.ownLines('무기 ATK +20%\n무기 ATK +80\nATK +25%\nATK +150')
    await expect(character.figure('ATK')).toContainText('3,950')
    await expect(character.figure('무기 ATK')).toContainText('1,850')
  })

  await test.step('the worked staff has MATK 3,391', async () => {
    await begin()
    await character.type('레벨', 150)
    await character.type('INT', 300)
    await character.type('DEX', 180)
    await character.typedPiece('주무기', '지팡이', { ATK: 200 }, 'E')
    await character.ownLines(
      'INT +50, DEX +40, 무기 ATK +30%, 무기 ATK +50, MATK 업(INT%) +25%, MATK +40%, MATK +80',
    )
    await expect(character.figure('MATK')).toContainText('3,391')
    await expect(character.figure('무기 ATK')).toContainText('520')
  })

  await test.step('the two-hand sword reaches critical rate 100 with Critical UP, Astute and 20 of gear', async () => {
    await begin()
    await character.typedPiece('주무기', '양손검', { ATK: 95 }, 'C')
    await character.ownLines('크리티컬률 +20')
    await takeSkills()
    await expect(character.figure('크리티컬률')).toContainText('50%')
    await skills.getByText('아스튜트', { exact: true }).click()
    await expect(character.figure('크리티컬률')).toContainText('100%')
  })

  await test.step('the bowgun snipes with less than its critical rate, and the screen says why', async () => {
    await begin()
    await character.type('레벨', 90)
    await character.type('DEX', 246)
    await character.typedPiece('주무기', '자동활', { ATK: 100 })
    await character.typedPiece('보조 무기', '화살', { ATK: 23, 안정률: 20 })
    await takeSkills()
    await expect(character.figure('크리티컬률')).toContainText('30%')
    await casts.getByRole('combobox', { name: /^스킬/ }).click()
    await page.getByRole('option', { name: '스나이핑' }).click()
    await casts.getByText('상대의 수치').click()
    await character.type('DEF', 100)
    await casts.getByRole('spinbutton', { name: '레벨', exact: true }).fill('90')
    await casts.getByRole('spinbutton', { name: '레벨', exact: true }).blur()
    await expect(casts.getByText('크리티컬 확률').locator('..')).toContainText('22%')
    await expect(casts.getByText('스킬에 딸린 효과').locator('..')).toContainText(
      '최종 크리티컬률 −25% · 안정률 +20%',
    )
  })
})
