import { expectAccessible } from '../expect-accessible.ts'
import { kst, postEvent } from '../notice/posts.ts'
import { freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('marked events make a week that says what overlaps and chooses what does not', async ({
  page,
  people,
}) => {
  const editor = await people.voice('EDITOR')
  const name = freshName()
  // In the week after the next, where no other story has anything.
  const [raid, party] = [`레이드 ${name}`, `파티 ${name}`]
  const first = await postEvent(editor, { title: raid, startAt: kst(14, 20), endAt: kst(14, 22) })
  await postEvent(editor, { title: party, startAt: kst(14, 21), endAt: kst(14, 23) })
  const day = new Date(Date.parse(kst(14, 20)) + 9 * 3_600_000).toISOString().slice(0, 10)

  await page.goto(`/event?show=plan&week=${day}`)
  const plan = page.getByRole('region', { name: '이번 주 계획' })
  await expect(plan.getByText('이 주에는 담은 이벤트가 없어요.')).toBeVisible()
  await expectAccessible(page)
  await plan.getByRole('button', { name: `${raid} 계획에 담기` }).click()
  await plan.getByRole('button', { name: `${party} 계획에 담기` }).click()
  await expect(plan.getByText('시간이 겹치는 곳이 1곳 있어요.')).toBeVisible()
  await expect(
    plan.getByText(`${party}와 겹쳐요`).or(plan.getByText(`${party}과 겹쳐요`)),
  ).toBeVisible()
  await expectAccessible(page)

  await plan.getByRole('button', { name: '겹치지 않게 고르기' }).click()
  await expect(plan.getByText('겹치는 시간이 없어요.')).toBeVisible()
  await expect(plan.getByText('안 가기로 했어요')).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(plan.getByText('시간이 겹치는 곳이 1곳 있어요.')).toBeVisible()

  await plan.getByRole('checkbox', { name: new RegExp(party) }).uncheck()
  await page.reload()
  await expect(plan.getByText('겹치는 시간이 없어요.')).toBeVisible()

  // The page of an event says so too, and takes it out.
  await plan.getByRole('link', { name: raid }).first().click()
  await expect(page).toHaveURL(new RegExp(`/event/${first}`))
  const mark = page.getByRole('button', { name: '계획에 담음' })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await page.goBack()
  await expect(plan.getByRole('button', { name: `${raid} 계획에 담기` })).toBeVisible()
})
