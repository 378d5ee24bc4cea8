import { expect, test } from './people-test.ts'
import { freshName, goByMenu } from './accounts.ts'

test('a visitor signs up with the keyboard alone and is logged in', async ({ page }) => {
  const name = freshName()
  await page.goto('/member/create')
  await page.getByLabel('아이디').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`a long enough one ${name}`)
  // The button that shows the password lies between.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`닉${name}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByLabel('닉네임').focus()
  await page.keyboard.press('Enter')
  // A code for a forgotten password is offered; who wants none goes on.
  await expect(page.getByRole('dialog', { name: '비밀번호를 잊었을 때를 위해' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
  await goByMenu(page, '내 정보')
  await expect(page.getByRole('heading', { name: '내 정보' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^닉네임/ })).toHaveValue(`닉${name}`)
})

test.describe('what cannot be taken', () => {
  test.use({
    expectedNoise: [[/\[http\]/, /409 \(Conflict\)/, /400 \(Bad Request\)/], { scope: 'test' }],
  })

  test('is said at its field, and nothing that was typed is lost, not even by leaving', async ({
    page,
    people,
  }) => {
    const { nickname } = await people.make('MEMBER')
    const name = freshName()
    const loginId = page.getByLabel('아이디')
    const password = page.getByRole('textbox', { name: '비밀번호' })
    const send = page.getByRole('button', { name: '가입하기' })
    await page.goto('/member/create')

    await test.step('what is missing, with the focus in the first of it', async () => {
      await send.click()
      await expect(page.getByText('필수 값 입니다.')).toHaveCount(4)
      await expect(loginId).toBeFocused()
      await loginId.fill('한글')
      await expect(page.getByText('형식이 올바르지 않아요.')).toBeVisible()
    })

    await test.step('a name that is taken', async () => {
      await loginId.fill(name)
      await password.fill(`a long enough one ${name}`)
      await page.getByLabel('닉네임').fill(nickname)
      await page.getByRole('checkbox').click()
      await send.click()
      await expect(page.getByText('이미 사용 중인 닉네임이에요.').first()).toBeVisible()
      await expect(page.getByLabel('닉네임')).toBeFocused()
      await expect(loginId).toHaveValue(name)
      await expect(page).toHaveURL(/\/member\/create$/)
    })

    await test.step('a common password', async () => {
      await password.fill('1234567890')
      await page.getByLabel('닉네임').fill(freshName())
      await send.click()
      await expect(
        page.getByText('흔한 비밀번호예요. 다른 비밀번호를 써 주세요.').first(),
      ).toBeVisible()
      await expect(password).toBeFocused()
    })

    await test.step('leaving asks first', async () => {
      const leave = page.getByRole('link', { name: '로그인', exact: true })
      const dialog = page.getByRole('alertdialog')
      await leave.click()
      await expect(dialog).toContainText('저장하지 않은 내용이 있어요')
      await dialog.getByRole('button', { name: '계속 쓰기' }).click()
      await expect(dialog).toBeHidden()
      await expect(loginId).toHaveValue(name)
      await leave.click()
      await dialog.getByRole('button', { name: '나가기' }).click()
      await expect(page).toHaveURL(/\/login$/)
    })

    await test.step('a setup link that is damaged', async () => {
      await page.goto('/member/create#setup=damaged')
      await loginId.fill(freshName())
      await password.fill('a long enough one 1')
      await page.getByLabel('닉네임').fill(freshName())
      await page.getByRole('checkbox').click()
      await page.getByRole('button', { name: '소유자 계정 만들기' }).click()
      await expect(page.getByRole('alert')).toContainText('설치 링크가 만료되었거나')
    })
  })
})
