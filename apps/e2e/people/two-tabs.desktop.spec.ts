import { expect, test } from './people-test.ts'
import { call, enter, freshName, logInOnScreen } from './accounts.ts'

// The first tab asks for what its reader may not see any more.
test.use({ expectedNoise: [[/\[http\]/, /401 \(/], { scope: 'test' }] })

test('what is being typed stays typed when the session changes in another tab', async ({
  page,
  context,
  people,
}) => {
  const editor = await people.make('EDITOR')
  await enter(page, editor)
  const other = await context.newPage()

  await page.goto('/correction/crysta/bakuzan')
  const reason = page.getByRole('textbox', { name: /^어떻게 알았나요/ })
  await reason.fill('쓰다 만 이유')
  // The session is over without anybody having said so.
  await call(page, 'POST', '/api/auth/logout', {})
  await other.goto('/login')
  const readAnew = page.waitForRequest('**/api/crysta/all')
  await logInOnScreen(other, editor)
  await readAnew
  await expect(other).toHaveURL('/')
  await page.bringToFront()
  await expect(reason).toHaveValue('쓰다 만 이유')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('list', { name: '수정 제안 목록' })).toContainText('쓰다 만 이유')

  const title = `소식 ${freshName()}`
  await page.goto('/notion/create')
  await page.getByRole('textbox', { name: '제목' }).fill(title)
  await other.getByRole('button', { name: '메뉴', exact: true }).click()
  await other.getByRole('button', { name: '로그아웃' }).click()
  await expect(other).toHaveURL('/')
  await page.bringToFront()
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logInOnScreen(page, editor)
  await expect(page).toHaveURL('/notion/create')
  await page.getByRole('button', { name: '이어서 쓰기' }).click()
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title)
})
