import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../own-site.ts'
import { expect } from '../watch-console.ts'
import { call, enter, goByMenu } from './accounts.ts'

// Whoever is on a site whose terms have changed is asked: that would be in everybody's way.
test.use({ siteName: 'consent' })

type Consents = {
  readonly pending: readonly object[]
  readonly agreed: readonly { readonly kind: string; readonly version: number }[]
}

test('the owner publishes new terms; a member is asked, reads them, waits, and agrees the next time', async ({
  page,
  browser,
  people,
  site,
}) => {
  const account = await people.make('MEMBER')
  const member = await (await browser.newContext({ baseURL: site.url })).newPage()
  await enter(member, account)
  const consents = async () =>
    (await (await call(member, 'GET', '/api/consent')).json()) as Consents
  const ask = member.getByRole('dialog', { name: '약관이 바뀌었어요' })
  // Nothing has changed: nobody is asked anything.
  await Promise.all([member.waitForResponse('**/api/consent'), member.goto('/')])
  await expect(ask).toBeHidden()

  await people.enter(page, 'OWNER')
  await page.goto('/admin/policy')
  await page.getByRole('main').getByRole('link', { name: '이용약관' }).click()
  const text = page.getByRole('textbox', { name: /^한국어 글/ })
  await expect(text).toHaveValue(/서로 지킬 약속/)
  await text.fill('## 새 약속\n\n하루에 집은 **다섯 채**까지 올려요.')
  await page.getByRole('textbox', { name: '무엇이 바뀌었나요?' }).fill('집의 수를 정했어요.')
  await page.getByRole('switch', { name: '회원에게 다시 동의를 물어요' }).click()
  await page.getByRole('button', { name: '새 글 내기' }).click()
  await expect(page.getByText('새 글을 냈어요').first()).toBeVisible()

  await member.goto('/')
  await expect(ask).toContainText('집의 수를 정했어요.')
  await expectAccessible(member)
  const [paper] = await Promise.all([
    member.context().waitForEvent('page'),
    ask.getByRole('link', { name: '전체 글 읽기' }).click(),
  ])
  await expect(paper.getByRole('heading', { name: '새 약속' })).toBeVisible()
  // What was agreed to until now stays readable; the question does not lie over the papers.
  await paper.getByRole('link', { name: '처음부터 있던 글' }).click()
  await expect(paper.getByText('서로 지킬 약속')).toBeVisible()
  await expect(paper.getByRole('dialog')).toBeHidden()
  await paper.close()

  // Silence is no consent, and keeps nobody from anything.
  await ask.getByRole('button', { name: '나중에' }).click()
  await expect(ask).toBeHidden()
  expect((await consents()).agreed.filter(({ version }) => version > 0)).toEqual([])

  await member.goto('/cook')
  await ask.getByRole('button', { name: '동의', exact: true }).click()
  await expect(member.getByText('동의했어요. 고마워요!').first()).toBeVisible()
  expect(await consents()).toMatchObject({
    pending: [],
    agreed: expect.arrayContaining([expect.objectContaining({ kind: 'terms', version: 1 })]),
  })
  await goByMenu(member, '내 정보')
  const kept = member.getByRole('region', { name: '동의한 것' })
  await expect(kept.getByRole('link', { name: '이용약관 · 1번째 글' })).toBeVisible()
  await expect(ask).toBeHidden()
  await member.context().close()
})
