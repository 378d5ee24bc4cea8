import { call, freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('a visitor reads one registlet at its own address', async ({ page }) => {
  const answer = await page.request.get('/api/registlet/all')
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] }
  const one = items.find(({ name }) => name === '최대 HP Up')
  await page.goto(`/registlet/${one?.id}`)
  await expect(page).toHaveURL(`/registlet/${one?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: '최대 HP Up' })).toBeVisible()
  await expect(page.getByText('최대 HP +1000')).toBeVisible()
  await page.getByRole('slider', { name: '효과를 볼 레벨' }).fill('20')
  await expect(page.getByText('최대 HP +200')).toBeVisible()
  await expect(page.getByRole('link', { name: '고치기', exact: true })).toBeHidden()

  // The form is for those who may write: its address shows others the page.
  await page.goto(`/registlet/${one?.id}?edit`)
  await expect(page.getByText('최대 HP +1000')).toBeVisible()
  await expect(page.getByRole('button', { name: '저장', exact: true })).toBeHidden()
})

test.describe('what is gone', () => {
  test.use({ expectedNoise: [/404/] })

  test('the address of a registlet that is not there is one that leads nowhere', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/registlet/no-such-registlet')
    await expect(page.getByText('존재하지 않는 페이지 입니다.')).toBeVisible()
  })
})

test('an editor comes from the page of a registlet to its form and back', {
  tag: '@desktop',
}, async ({ page, people }) => {
  await people.enter(page, 'EDITOR')
  const made = await call(page, 'POST', '/api/registlet', {
    name: `시험 ${freshName('r')}`,
    category: 'skill',
    maxLevel: 10,
    effect: '위력 +5%/레벨',
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/registlet/${id}`)
  await page.getByRole('link', { name: '고치기', exact: true }).click()
  await expect(page).toHaveURL(`/registlet/${id}?edit`)
  await page.reload()
  await page.getByRole('textbox', { name: '효과' }).fill('위력 +6%/레벨')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('log').getByText('저장했어요')).toBeVisible()
  await page.goto(`/registlet/${id}`)
  await expect(page.getByText('위력 +60%')).toBeVisible()
})
