import type { Page } from '@playwright/test'
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

const NOISE: [RegExp[], { scope: 'test' }] = [[/\[http\]/, /40[0139] \(/], { scope: 'test' }]

async function openProfile(page: Page, people: People): Promise<Account> {
  const account = await people.enter(page, 'MEMBER')
  await page.goto('/member/profile')
  return account
}

const nicknameField = (page: Page) => page.getByRole('textbox', { name: /^닉네임/ })
const saveNickname = (page: Page) => page.getByRole('button', { name: '닉네임 저장' })

test('the nickname is changed and stays', async ({ page, people }) => {
  await openProfile(page, people)
  const name = freshName('새')
  await nicknameField(page).fill(name)
  await nicknameField(page).press('Enter')
  await expect(page.getByText(`${name} · 회원`)).toBeVisible()
  await page.reload()
  await expect(nicknameField(page)).toHaveValue(name)
})

test.describe('without a connection', () => {
  test.use({ expectedNoise: [[/\[http\]/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('a change cannot be saved, is not lost, and is saved when the connection is back', async ({
    page,
    context,
    people,
  }) => {
    await openProfile(page, people)
    const name = freshName('새')
    await nicknameField(page).fill(name)
    await context.setOffline(true)
    await saveNickname(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '네트워크 오류 발생' })).toBeVisible()
    await expect(nicknameField(page)).toHaveValue(name)
    await context.setOffline(false)
    await saveNickname(page).click()
    await expect(page.getByText(`${name} · 회원`)).toBeVisible()
  })
})

test('two changes in a row need no reload in between', async ({ page, people }) => {
  await openProfile(page, people)
  for (const name of [freshName('일'), freshName('이')]) {
    await nicknameField(page).fill(name)
    await saveNickname(page).click()
    await expect(page.getByText(`${name} · 회원`)).toBeVisible()
  }
})

test.describe('somebody else saved first', () => {
  test.use({ expectedNoise: NOISE })

  test('both versions are shown, and the chosen one is saved', async ({ page, people }) => {
    await openProfile(page, people)
    const [mine, theirs] = [freshName('나'), freshName('남')]
    await nicknameField(page).fill(mine)
    const { version } = await (await call(page, 'GET', '/api/member/profile')).json()
    await call(page, 'PUT', '/api/member/profile', { nickname: theirs, version })
    await saveNickname(page).click()
    const dialog = page.getByRole('dialog', { name: '다른 사용자가 먼저 수정했습니다.' })
    await expect(dialog).toContainText(mine)
    await expect(dialog).toContainText(theirs)
    await expect(dialog.getByRole('radio', { name: /내가 쓴 값/ })).toBeChecked()
    await dialog.getByRole('button', { name: '고른 값으로 저장' }).click()
    await expect(page.getByText(`${mine} · 회원`)).toBeVisible()
    await page.reload()
    await expect(nicknameField(page)).toHaveValue(mine)
  })

  test('the stored value can be taken instead and edited further', async ({ page, people }) => {
    await openProfile(page, people)
    const theirs = freshName('남')
    await nicknameField(page).fill(freshName('나'))
    const { version } = await (await call(page, 'GET', '/api/member/profile')).json()
    await call(page, 'PUT', '/api/member/profile', { nickname: theirs, version })
    await saveNickname(page).click()
    const dialog = page.getByRole('dialog', { name: '다른 사용자가 먼저 수정했습니다.' })
    await dialog.getByRole('radio', { name: /지금 저장된 값/ }).check()
    await dialog.getByRole('button', { name: '고른 값으로 더 고치기' }).click()
    await expect(nicknameField(page)).toHaveValue(theirs)
  })
})

test.describe('password', () => {
  test.use({ expectedNoise: NOISE })

  test('a wrong present password is said at its field; a right one ends the other logins', async ({
    page,
    browser,
    people,
  }) => {
    const account = await openProfile(page, people)
    const phone = await otherPage(browser)
    await enter(phone, account)
    const current = page.getByRole('textbox', { name: /^지금 비밀번호/ })
    await current.fill('not this one')
    await page.getByRole('textbox', { name: /^새 비밀번호/ }).fill('another long password')
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(page.getByText('지금 비밀번호가 맞지 않아요.').first()).toBeVisible()
    await expect(current).toBeFocused()
    await current.fill(account.password)
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
    await expect(current).toHaveValue('')
    await expect(page).toHaveURL('/member/profile')
    expect((await call(phone, 'GET', '/api/member/profile')).status()).toBe(401)
  })
})

test('another device is logged out from afar', async ({ page, browser, people }) => {
  const account = await openProfile(page, people)
  const phone = await otherPage(browser)
  await enter(phone, account)
  await page.reload()
  const devices = page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button', { name: /로그아웃$/ }).click()
  await expect(devices).toHaveCount(1)
  expect((await call(phone, 'GET', '/api/member/profile')).status()).toBe(401)
})

test.describe('second step', () => {
  test.use({ expectedNoise: NOISE })

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

test('own data can be taken along, and the account can be left', async ({ page, people }) => {
  await openProfile(page, people)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '내 데이터 내려받기' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test.describe('leaving', () => {
  test.use({ expectedNoise: NOISE })

  test('takes the password and logs out', async ({ page, people }) => {
    const account = await openProfile(page, people)
    await page.getByRole('button', { name: '탈퇴하기' }).click()
    const dialog = page.getByRole('dialog', { name: '회원 탈퇴' })
    await dialog.getByRole('textbox').fill('not this one')
    await dialog.getByRole('button', { name: '정말 탈퇴하기' }).click()
    await expect(dialog.getByText('비밀번호가 맞지 않아요.')).toBeVisible()
    await dialog.getByRole('textbox').fill(account.password)
    await dialog.getByRole('button', { name: '정말 탈퇴하기' }).click()
    await expect(page).toHaveURL('/login?left')
    await expect(page.getByText(/^탈퇴했어요/)).toBeVisible()
    expect((await call(page, 'GET', '/api/member/profile')).status()).toBe(401)
  })
})
