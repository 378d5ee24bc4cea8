import { expectAccessible } from '../expect-accessible.ts'
import { logInOnScreen, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { CharacterPage } from './character-page.ts'

test('a visitor tells what the game shows after logging in, an editor answers, the inbox says so', async ({
  page,
  browser,
  people,
}) => {
  test.slow()
  const member = await people.make('MEMBER')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const character = new CharacterPage(page)
  await character.open()
  const level = 100 + Math.floor(Math.random() * 800)
  await character.type('레벨', level)

  await character.dock.getByRole('button', { name: '수치', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: '캐릭터 수치' })
  await sheet.getByRole('button', { name: /^MaxMP/ }).tap()
  await sheet.getByRole('button', { name: '게임에서는 다른 값이에요' }).tap()
  const report = page.getByRole('dialog', { name: '게임에서는 이 값이에요' })
  const value = report.getByRole('textbox', { name: /^게임에서 본 값/ })
  await value.fill('많아요')
  await report.getByRole('button', { name: '로그인하고 알리기' }).tap()
  await expect(report).toContainText('숫자를 적어 주세요.')
  await value.fill('12,345')
  await report.getByRole('textbox', { name: /^덧붙일 말/ }).fill('캐릭터 창에서 봤어요')
  await expectAccessible(page)
  await report.getByRole('button', { name: '로그인하고 알리기' }).tap()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logInOnScreen(page, member)

  await expect(value).toHaveValue('12,345')
  await expect(page).toHaveURL(/\/character$/)
  await report.getByRole('button', { name: '알리기', exact: true }).tap()
  await expect(report).toBeHidden()
  await expect(character.number('레벨')).toHaveValue(String(level))

  await test.step('taken back and told again', async () => {
    await page.goto('/character?report=maxMp')
    await expect(report.getByRole('region', { name: '내가 알린 값' })).toContainText('12,345')
    await report.getByRole('button', { name: 'MaxMP 거두기' }).tap()
    await page.getByRole('button', { name: '되돌리기' }).filter({ visible: true }).last().tap()
    await expect(report.getByRole('region', { name: '내가 알린 값' })).toContainText('기다리는 중')
  })

  await editor.goto('/admin/character-case')
  const card = editor.getByRole('article', { name: 'MaxMP' }).filter({ hasText: member.nickname })
  await expect(card).toContainText('12,345')
  await expect(card).toContainText('캐릭터 창에서 봤어요')
  await expect(card).toContainText('같은 값을 말한 분 1명')
  await expectAccessible(editor)
  const download = editor.waitForEvent('download')
  await editor.getByRole('button', { name: '기록 파일로 받기' }).click()
  expect((await download).suggestedFilename()).toContain('.json')
  await card.getByRole('button', { name: '반영' }).click()
  const answer = editor.getByRole('dialog', { name: '기록에 반영할까요?' })
  await answer.getByRole('button', { name: '반영' }).click()
  await expect(answer).toContainText('한마디를 적어 주세요.')
  await answer.getByRole('textbox').fill('기록에 더했어요')
  await answer.getByRole('button', { name: '반영' }).click()
  await expect(card).toBeHidden()

  // The page of one's own proposals does not show it, so that it is still to be seen.
  await page.goto('/correction?view=mine')
  await expect(page.getByText(/^목록에서 자료를 열고/)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /^알림/ }).tap()
  const news = page.getByRole('region', { name: '내 수정 제안에 온 답' })
  await expect(news).toContainText('게임에서 본 값: MaxMP')
  await expect(news).toContainText('기록에 더했어요')
  await expect(news.getByText('새 답')).toBeVisible()
  await news.getByRole('link', { name: /게임에서 본 값: MaxMP/ }).tap()
  await expect(report).toBeVisible()
  await page.goto('/notification')
  await expect(news).toContainText('기록에 더했어요')
  await expect(news.getByText('새 답')).toBeHidden()
  await editor.context().close()
})
