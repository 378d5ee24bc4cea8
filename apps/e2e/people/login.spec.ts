import { expect, test } from './people-test.ts'
import { logInOnScreen } from './accounts.ts'

test('a visitor of a member page logs in and comes back to it; what the role is too low for stays shut', async ({
  page,
  people,
}) => {
  const account = await people.make('MEMBER')
  await page.goto('/member/profile?a=1')
  await expect(page).toHaveURL('/login?next=%2Fmember%2Fprofile%3Fa%3D1')
  await logInOnScreen(page, account)
  await expect(page).toHaveURL('/member/profile?a=1')
  await expect(page.getByRole('heading', { name: '내 정보' })).toBeVisible()

  await page.goto('/member')
  await expect(page).toHaveURL('/403')
  await expect(
    page.getByRole('heading', { name: '해당 페이지의 접근 권한이 존재하지 않습니다.' }),
  ).toBeVisible()

  // Who is logged in has nothing to do on the login screen.
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('the password can be shown and is known to password managers; a strange way back leads home', async ({
  page,
  people,
}) => {
  const account = await people.make('MEMBER')
  // What else is no way back: safe-path.test.ts.
  await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`)
  const password = page.getByRole('textbox', { name: '비밀번호' })
  await expect(page.getByLabel('아이디')).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: '비밀번호 보기' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await logInOnScreen(page, account)
  await expect(page).toHaveURL('/')
})

test.describe('refusals', () => {
  test.use({
    expectedNoise: [
      [/\[http\]/, /401 \(Unauthorized\)/, /403 \(Forbidden\)/, /429 \(Too Many Requests\)/],
      { scope: 'test' },
    ],
  })

  test('logging out in one tab leads the other to the login, which says what is wrong and how long to wait', async ({
    page,
    context,
    people,
  }) => {
    const account = await people.enter(page, 'MEMBER')
    await page.goto('/member/profile')
    await expect(page.getByRole('heading', { name: '기본 정보' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/about')
    await other.getByRole('button', { name: '메뉴', exact: true }).click()
    await other.getByRole('button', { name: '로그아웃' }).click()
    await expect(other).toHaveURL('/')
    await other.close()
    await expect(page).toHaveURL(/\/login\?next=%2Fmember%2Fprofile/)

    const refusal = page.getByRole('alert')
    await test.step('a wrong password is said at the form, which keeps what was typed', async () => {
      await logInOnScreen(page, { ...account, password: 'not this one' })
      await expect(refusal).toContainText('아이디 또는 비밀번호가 올바르지 않습니다.')
      await expect(page).toHaveURL(/\/login\?next=%2Fmember%2Fprofile/)
      await expect(page.getByLabel('아이디')).toHaveValue(account.loginId)
      await expect(page.getByRole('textbox', { name: '비밀번호' })).toHaveValue('not this one')
      await page.getByRole('textbox', { name: '비밀번호' }).fill(account.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/member/profile')
    })

    await test.step('too many tries say how long to wait', async () => {
      const { loginId } = await people.make('MEMBER')
      await page.getByRole('button', { name: '로그아웃', exact: true }).first().click()
      await expect(page).toHaveURL('/')
      await page.getByRole('button', { name: '메뉴', exact: true }).click()
      await page.getByRole('link', { name: '로그인', exact: true }).click()
      await expect(page).toHaveURL(/\/login/)
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await logInOnScreen(page, { loginId, password: `wrong ${attempt}` })
        await expect(refusal).toBeVisible()
        await expect(page.getByRole('button', { name: '로그인', exact: true })).not.toHaveAttribute(
          'aria-busy',
        )
      }
      await expect(refusal).toContainText(/뒤에 다시 할 수 있어요/)
      await expect(page).toHaveURL(/\/login/)
    })
  })
})
