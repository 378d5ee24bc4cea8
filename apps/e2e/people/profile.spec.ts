import { type Page, request } from '@playwright/test'
import { expect, test } from './people-test.ts'
import {
  type Account,
  call,
  enter,
  freshName,
  logInOnScreen,
  nextTotpCode,
  otherPage,
  totpCode,
} from './accounts.ts'
import type { People } from './people.ts'

async function openProfile(page: Page, people: People): Promise<Account> {
  const account = await people.enter(page, 'MEMBER')
  await page.goto('/member/profile')
  return account
}

/** Where somebody is logged in as well. */
async function deviceOf(account: Account, baseURL: string | undefined) {
  const device = { request: await request.newContext({ baseURL: baseURL ?? '' }) }
  await enter(device, account)
  return device
}

const nicknameField = (page: Page) => page.getByRole('textbox', { name: /^닉네임/ })
const saveNickname = (page: Page) => page.getByRole('button', { name: '닉네임 저장' })

test('the nickname changes twice in a row and stays, another device is logged out, own data is taken along', async ({
  page,
  people,
  baseURL,
}) => {
  const account = await openProfile(page, people)
  const [first, second] = [freshName('일'), freshName('이')]
  await nicknameField(page).fill(first)
  await nicknameField(page).press('Enter')
  await expect(page.getByText(`${first} · 회원`)).toBeVisible()
  await nicknameField(page).fill(second)
  await saveNickname(page).click()
  await expect(page.getByText(`${second} · 회원`)).toBeVisible()

  const phone = await deviceOf(account, baseURL)
  await page.reload()
  await expect(nicknameField(page)).toHaveValue(second)
  const devices = page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button', { name: /로그아웃$/ }).click()
  await expect(devices).toHaveCount(1)
  expect((await call(phone, 'GET', '/api/member/profile')).status()).toBe(401)
  await phone.request.dispose()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '내 데이터 내려받기' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test.describe('what does not go through', () => {
  test.use({
    expectedNoise: [[/\[http\]/, /40[0139] \(/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }],
  })

  test('is not lost: without a connection, after somebody else, with a wrong password, before leaving', async ({
    page,
    context,
    people,
    baseURL,
  }) => {
    const account = await openProfile(page, people)
    const saved = (name: string) => expect(page.getByText(`${name} · 회원`)).toBeVisible()
    const profile = async () =>
      (await (await call(page, 'GET', '/api/member/profile')).json()) as {
        nickname: string
        version: number
      }
    /** Somebody else saves a nickname while another one is being typed here. */
    const saveAfterSomebody = async (mine: string, theirs: string) => {
      await nicknameField(page).fill(mine)
      const { version } = await profile()
      await call(page, 'PUT', '/api/member/profile', { nickname: theirs, version })
      await saveNickname(page).click()
      return page.getByRole('dialog', { name: '다른 사용자가 먼저 수정했습니다.' })
    }

    await test.step('without a connection', async () => {
      const name = freshName('새')
      await nicknameField(page).fill(name)
      await context.setOffline(true)
      await saveNickname(page).click()
      await expect(page.getByRole('alert').filter({ hasText: '네트워크 오류 발생' })).toBeVisible()
      await expect(nicknameField(page)).toHaveValue(name)
      await context.setOffline(false)
      await saveNickname(page).click()
      await saved(name)
    })

    await test.step('the stored value is taken and edited further', async () => {
      const theirs = freshName('남')
      const dialog = await saveAfterSomebody(freshName('나'), theirs)
      await dialog.getByRole('radio', { name: /지금 저장된 값/ }).check()
      await dialog.getByRole('button', { name: '고른 값으로 더 고치기' }).click()
      await expect(nicknameField(page)).toHaveValue(theirs)
    })

    await test.step('both versions are shown, and the chosen one is saved', async () => {
      const [mine, theirs] = [freshName('나'), freshName('남')]
      const dialog = await saveAfterSomebody(mine, theirs)
      await expect(dialog).toContainText(mine)
      await expect(dialog).toContainText(theirs)
      await expect(dialog.getByRole('radio', { name: /내가 쓴 값/ })).toBeChecked()
      await dialog.getByRole('button', { name: '고른 값으로 저장' }).click()
      await saved(mine)
      expect((await profile()).nickname).toBe(mine)
      await expect(nicknameField(page)).toHaveValue(mine)
    })

    const newPassword = 'another long password'
    await test.step('a wrong present password is said at its field; a right one ends the other logins', async () => {
      const phone = await deviceOf(account, baseURL)
      const current = page.getByRole('textbox', { name: /^지금 비밀번호/ })
      await current.fill('not this one')
      await page.getByRole('textbox', { name: /^새 비밀번호/ }).fill(newPassword)
      await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
      await expect(page.getByText('지금 비밀번호가 맞지 않아요.').first()).toBeVisible()
      await expect(current).toBeFocused()
      await current.fill(account.password)
      await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
      await expect(current).toHaveValue('')
      await expect(page).toHaveURL('/member/profile')
      expect((await call(phone, 'GET', '/api/member/profile')).status()).toBe(401)
      await phone.request.dispose()
    })

    await test.step('leaving takes the password and logs out', async () => {
      await page.getByRole('button', { name: '탈퇴하기' }).click()
      const dialog = page.getByRole('dialog', { name: '회원 탈퇴' })
      await dialog.getByRole('textbox').fill('not this one')
      await dialog.getByRole('button', { name: '정말 탈퇴하기' }).click()
      await expect(dialog.getByText('비밀번호가 맞지 않아요.')).toBeVisible()
      await dialog.getByRole('textbox').fill(newPassword)
      await dialog.getByRole('button', { name: '정말 탈퇴하기' }).click()
      await expect(page).toHaveURL('/login?left')
      await expect(page.getByText(/^탈퇴했어요/)).toBeVisible()
      expect((await call(page, 'GET', '/api/member/profile')).status()).toBe(401)
    })
  })
})

test.describe('second step', () => {
  test.use({ expectedNoise: [[/\[http\]/, /40[0139] \(/], { scope: 'test' }] })

  test('is set up with the shown key and asked at the next login', async ({
    page,
    browser,
    people,
  }) => {
    test.slow()
    const account = await openProfile(page, people)
    await page.getByRole('button', { name: '2단계 인증 켜기' }).click()
    const dialog = page.getByRole('dialog', { name: '인증 앱에 등록하기' })
    await expect(dialog.getByRole('img')).toBeVisible()
    const key = await dialog.locator('code').innerText()
    await dialog.getByRole('textbox').fill('000000')
    await dialog.getByRole('button', { name: '확인하고 켜기' }).click()
    await expect(dialog.getByText(/숫자가 맞지 않아요/)).toBeVisible()
    // One message for one failure: nobody was asked for a password here.
    await expect(page.getByRole('log', { name: '알림' })).not.toContainText('비밀번호')
    await dialog.getByRole('textbox').fill(totpCode(key))
    await dialog.getByRole('button', { name: '확인하고 켜기' }).click()
    const codes = page.getByRole('dialog', { name: '복구 코드' })
    await expect(codes.getByRole('listitem').nth(7)).toBeVisible()
    const recovery = await codes.getByRole('listitem').allInnerTexts()
    await page.keyboard.press('Escape')
    await expect(codes.getByRole('alert')).toContainText('아직 닫지 않았어요')
    await page.goBack()
    await page.goBack()
    await codes.getByRole('button', { name: '닫기' }).click()
    expect(await codes.getByRole('listitem').allInnerTexts()).toEqual(recovery)
    await codes.getByRole('button', { name: '안전한 곳에 저장했어요' }).click()
    await expect(codes).toBeHidden()
    await expect(page.getByText('켜져 있어요')).toBeVisible()

    const phone = await otherPage(browser)
    await phone.goto('/login?next=/member/profile')
    await logInOnScreen(phone, account)
    await phone.getByRole('textbox', { name: '인증 코드' }).fill(nextTotpCode(key))
    await phone.keyboard.press('Enter')
    await expect(phone).toHaveURL('/member/profile')

    const lost = await otherPage(browser)
    await lost.goto('/login')
    await logInOnScreen(lost, account)
    await lost.getByRole('button', { name: /복구 코드로 로그인/ }).click()
    await lost.getByRole('textbox', { name: '복구 코드' }).fill(recovery[0] ?? '')
    await lost.keyboard.press('Enter')
    await expect(lost).toHaveURL('/')
  })
})
