import { expect, test } from '../watch-console.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { SkillPointPage } from '../skill/skill-point-page.ts'
import { CharacterPage } from './character-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const BOSS = '위룡 루디스'

test('from an empty sheet to a compared pair and a boss, shared and opened elsewhere', async ({
  page,
  browser,
}) => {
  test.slow()
  const character = new CharacterPage(page)
  await character.open()
  await expect(page.getByText('무기부터 골라 볼까요?')).toBeVisible()
  await expectAccessible(page)

  const weapon = await character.unfold('주무기')
  await weapon.getByRole('combobox', { name: '종류' }).tap()
  await page.getByRole('option', { name: '자동활' }).tap()
  // By what it gives, not by its name.
  const bow = await character.pick(
    weapon.getByRole('combobox', { name: '주무기 고르기' }),
    '크뎀 5',
  )
  await expect(weapon).toContainText(bow)
  await expect(weapon).toContainText('크리티컬 대미지')
  await character.pick(weapon.getByRole('combobox', { name: /크리스타 1/ }), 'atk 9')
  await test.step('a skill from its planner and a dish', async () => {
    const skills = character.card('스킬')
    await skills.getByRole('link', { name: '스킬 포인트' }).tap()
    const planner = new SkillPointPage(page)
    await planner.node('해머 다운').tap()
    await planner.expectLevel('해머 다운', 5)
    await page.goBack()
    const taken = skills.getByRole('group', { name: '스킬 빌드 가져오기' })
    await taken.getByRole('button').tap()
    await expect(skills).toContainText('배운 스킬 1개')
    const foods = character.card('음식')
    const dish = await character.pick(foods.getByRole('combobox', { name: '음식 더하기' }), 'vit')
    await expect(foods.getByRole('button', { name: `${dish} 빼기` })).toBeVisible()
  })

  await test.step('one step back for a number, however many digits it has', async () => {
    await character.type('DEX', 400)
    const strong = await character.dock.locator('b').innerText()
    await character.history('되돌리기').tap()
    await expect(character.number('DEX')).toHaveValue('1')
    await character.history('다시 하기').tap()
    await expect(character.number('DEX')).toHaveValue('400')
    await expect(character.dock).toContainText(strong)
  })

  await test.step('why, closed by going back', async () => {
    await character.dock.getByRole('button', { name: '수치', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '캐릭터 수치' })
    await sheet.getByRole('button', { name: /^ATK/ }).tap()
    await expect(sheet).toContainText('DEX × 4')
    await expect(sheet).toContainText('1이면')
    await page.goBack()
    await expect(sheet).toBeHidden()
  })

  await test.step('how many casts a boss takes', async () => {
    const { casts } = character
    await character.pick(casts.getByRole('combobox', { name: /^보스/ }), BOSS)
    await casts.getByRole('combobox', { name: /^스킬/ }).tap()
    await page.getByRole('option').first().tap()
    await expect(casts.getByRole('status')).toContainText('번')
    await expect(casts.getByRole('row', { name: /얼티메이트/ })).toContainText('번')
    const normal = await casts.getByRole('status').innerText()
    await casts.getByText('하드', { exact: true }).first().tap()
    await expect(casts.getByRole('status')).not.toHaveText(normal)
    // Whom one looks at is no step of the build.
    await character.history('되돌리기').tap()
    await expect(character.number('DEX')).toHaveValue('1')
    await expect(casts.getByRole('combobox', { name: /^보스/ })).toHaveAccessibleName(
      `보스: ${BOSS}`,
    )
    await character.history('다시 하기').tap()
    await expectAccessible(page)
  })

  await test.step('beside a copy that differs', async () => {
    await character.menu('복제')
    await character.type('DEX', 300)
    await character.menu('다른 빌드와 비교')
    const compare = page.getByRole('dialog', { name: '두 빌드 비교' })
    await expect(compare.getByRole('row', { name: /^DEX/ })).toContainText('+100')
    await expectAccessible(page)
    await page.goBack()
    await expect(compare).toBeHidden()
  })

  await page.reload()
  await expect(character.number('DEX')).toHaveValue('300')

  await test.step('another one sees it, takes it, and keeps what is their own', async () => {
    await page.getByRole('button', { name: '공유', exact: true }).tap()
    await page.getByRole('button', { name: /링크/ }).first().tap()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await browser.newContext()
    const guest = await other.newPage()
    const theirs = new CharacterPage(guest)
    await theirs.open()
    await theirs.type('DEX', 7)
    // A boss's page leads here too: somebody else's build is not asked, and one's own not yet.
    await guest.goto(link.replace('#', '?boss=gwaitnagi#'))
    await expect(guest.getByText('다른 분의 빌드를 보고 있어요.')).toBeVisible()
    await expect(guest.getByText(bow)).toBeVisible()
    await expect(guest.getByRole('region', { name: '몇 타?' })).toContainText(BOSS)
    await guest.getByRole('button', { name: '내 빌드로 복사' }).click()
    await expect(theirs.number('DEX')).toHaveValue('300')
    await guest.getByRole('button', { name: '새 빌드', exact: true }).first().click()
    await other.close()
  })
})

test('a boss leads here and is asked about', async ({ page }) => {
  await page.goto('/boss/excavated-golem')
  await page.getByRole('link', { name: /몇 타/ }).click()
  const { casts } = new CharacterPage(page)
  await expect(casts.getByRole('combobox', { name: /^보스/ })).toHaveAccessibleName(
    '보스: 발굴 골렘',
  )
  await expect(page).toHaveURL(/\/character$/)
})
