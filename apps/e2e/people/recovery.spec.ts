import { expectAccessible } from '../expect-accessible.ts'
import { freshAccount, goByMenu, logInOnScreen } from './accounts.ts'
import { expect, test } from './people-test.ts'

test.use({
  expectedNoise: [[/\[http\]/, /400 \(Bad Request\)/, /401 \(Unauthorized\)/], { scope: 'test' }],
})

test('a new member keeps a code, forgets the password, and gets in again by themselves', async ({
  page,
}) => {
  const account = freshAccount()
  const { loginId, nickname, password } = account
  await page.goto('/member/create')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.getByLabel('닉네임').fill(nickname)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '가입하기' }).click()
  const offer = page.getByRole('dialog', { name: '비밀번호를 잊었을 때를 위해' })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await offer.getByRole('button', { name: '복구 코드 만들기' }).click()
  const shown = page.getByRole('dialog', { name: '비밀번호 복구 코드' })
  const code = await shown.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/).innerText()
  await expectAccessible(page)
  // Nothing but the word that it is kept closes it.
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('alert')).toContainText('아직 닫지 않았어요')
  await shown.getByRole('button', { name: '안전한 곳에 두었어요' }).click()
  await expect(page).toHaveURL(/\/$/)

  await goByMenu(page, '내 정보')
  const section = page.getByRole('region', { name: '비밀번호 복구 코드' })
  await expect(section).toContainText('만들었어요')
  await expect(page.getByRole('region', { name: '동의한 것' })).toContainText('이용약관')
  await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
  // It leads home by itself; a journey begun before that would be called off.
  await expect(page).toHaveURL(/\/$/)

  await goByMenu(page, '로그인')
  await page.getByText('비밀번호를 잊었나요?').click()
  await page.getByRole('link', { name: '복구 코드로 새 비밀번호 정하기' }).click()
  await expect(page.getByRole('heading', { name: '비밀번호 찾기' })).toBeVisible()
  const recovery = { given: page.getByLabel('비밀번호 복구 코드'), send: '비밀번호 정하기' }
  await page.getByLabel('아이디').fill(loginId)
  await recovery.given.fill('AAAA-AAAA-AAAA-AAAA')
  await page.getByLabel('새 비밀번호').fill(`another ${password}`)
  await page.getByRole('button', { name: recovery.send }).click()
  await expect(page.getByText(/아이디나 복구 코드가 맞지 않거나/).first()).toBeVisible()
  await expect(page.getByLabel('아이디')).toHaveValue(loginId)
  await recovery.given.fill(code.toLowerCase())
  await page.getByRole('button', { name: recovery.send }).click()
  await expect(page).toHaveURL(/\/login\?done/)
  await logInOnScreen(page, { ...account, password: `another ${password}` })
  await expect(page).toHaveURL(/\/$/)
  await goByMenu(page, '내 정보')
  await expect(section).toContainText('복구 코드로 비밀번호를 바꿨어요')
  await expect(section).toContainText('아직 없어요')
})
