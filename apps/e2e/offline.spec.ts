import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'
import { CharacterPage } from './character/character-page.ts'
import { choose } from './choose.ts'
import { MainQuestPage } from './main-quest/main-quest-page.ts'
import { SkillPointPage } from './skill/skill-point-page.ts'
import { untilCopied } from './until-copied.ts'
import { goWithin } from './within-app.ts'

test.use({
  serviceWorkers: 'allow',
  // What a page asks the server for fails without a connection, and the browser says so.
  expectedNoise: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch/],
})

test('after one visit every planner opens and reloads without a connection', async ({
  page,
  context,
}) => {
  const quest = new MainQuestPage(page)
  await quest.open()
  await quest.field('지금 레벨').fill('243')
  await quest.field('지금 레벨').blur()
  await untilCopied(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveTitle('메인 퀘스트 | 결정판')
  await expect(quest.field('지금 레벨')).toHaveValue('243')
  await quest.field('지금 레벨').fill('300')
  await expect(quest.result).toContainText('Lv.')
  for (const view of ['재료', '레벨 곡선', '최적 경로', '비교']) {
    await quest.view(view).click()
    await expect(quest.view(view)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('region', { name: view }).first()).toBeVisible()
  }

  const skills = new SkillPointPage(page)
  await skills.open()
  await skills.node('해머 다운').tap()
  await skills.expectLevel('해머 다운', 5)
  await page.reload()
  await skills.expectLevel('해머 다운', 5)
  await page.goto('/character')
  await page.getByRole('spinbutton', { name: 'DEX', exact: true }).fill('200')
  await expect(page.getByRole('heading', { name: '몇 타?' })).toBeVisible()
  await page.goto('/skill/combo')
  await expect(page.getByRole('heading', { name: '스킬 콤보', level: 1 })).toBeVisible()
  await page.goto('/skill/info/weapon/blade')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('블레이드')

  await context.setOffline(false)
  const [answer] = await Promise.all([page.waitForResponse('**/guide/main-quest'), quest.open()])
  expect(answer.fromServiceWorker()).toBe(true)
  await expect(page).toHaveTitle('메인 퀘스트 | 결정판')
})

test('what was open or listed once is read without a connection, what was not says why', async ({
  page,
  context,
}) => {
  await page.goto('/crysta/bakuzan')
  const line = page.getByRole('list', { name: '강화 순서' })
  await expect(line).toContainText('강그레프')
  await expect(page.getByRole('heading', { name: '바뀐 내력' })).toBeVisible()
  await untilCopied(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '바쿠잔' })).toBeVisible()
  await expect(page.getByText('오프라인 사본')).toBeVisible()
  await line.getByRole('link', { name: /강그레프/ }).tap()
  await expect(page.getByText('연결을 확인하고 다시 시도해 주세요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '크리스타 목록으로' })).toBeVisible()

  // It comes by itself once there is a connection again.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '강그레프' })).toBeVisible()

  await test.step('a thing that was only listed is read from the copy of its list', async () => {
    await goWithin(page, '/crysta/list?q=발터')
    await expect(page.getByRole('list', { name: '크리스타' }).getByRole('listitem')).toContainText([
      '발터',
    ])
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/crysta/all')) !== undefined))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/crysta/vulture')
    await expect(page.getByRole('heading', { level: 1, name: '발터' })).toBeVisible()
    await expect(page.getByText('오프라인 사본')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('ATK')
    await context.setOffline(false)
  })

  await test.step('guides are listed, searched and read', async () => {
    await goWithin(page, '/job')
    const guides = page.getByRole('list', { name: '직업', exact: true })
    await guides.getByRole('link', { name: /궁수/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '궁수' })).toBeVisible()
    await page.goBack()
    await expect(guides.getByRole('listitem').nth(3)).toBeVisible()
    const count = await guides.getByRole('listitem').count()

    await context.setOffline(true)
    await page.reload()
    await expect(guides.getByRole('listitem')).toHaveCount(count)
    await expect(page.getByText('오프라인 사본')).toBeVisible()
    await page.getByRole('textbox', { name: /^이름/ }).fill('ㄱㅅ')
    // Rows move while the list is filtered: nobody taps one that is on its way.
    await expect(guides.getByRole('listitem')).not.toHaveCount(count)
    await expect(guides.getByRole('link', { name: /궁수/ })).toBeVisible()
    await guides.getByRole('link', { name: /궁수/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '궁수' })).toBeVisible()
    await expect(page.getByText('오프라인 사본')).toBeVisible()
  })
})

test('equipment kept from the character page is picked without a connection', async ({
  page,
  context,
}) => {
  const character = new CharacterPage(page)
  await character.open()
  const weapon = await character.unfold('주무기')
  const keep = weapon.getByRole('switch', { name: '이 기기에 보관' })
  await expect(keep).toBeHidden()
  await choose(weapon.getByRole('combobox', { name: '종류' }), /^활$/)
  await character.pick(weapon.getByRole('combobox', { name: '주무기 고르기' }), '숏 보우')
  await expect(keep).toHaveAccessibleDescription(/약 \d\.\dMB/)
  await keep.tap()
  await expect(keep).toBeChecked()
  await untilCopied(page)

  await context.setOffline(true)
  await page.reload()
  await untilAlive(page)
  await character.unfold('주무기')
  await character.pick(weapon.getByRole('combobox', { name: '주무기 바꾸기' }), '하본 슈터')
  await expect(weapon).toContainText('하본 슈터')
  await expect(keep).toBeHidden()
})
