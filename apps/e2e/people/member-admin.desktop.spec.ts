import { request, type Route } from '@playwright/test'
import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from './people-test.ts'
import { call, enter, freshName, otherPage, totpCode } from './accounts.ts'

const NOISE: [RegExp[], { scope: 'test' }] = [[/\[http\]/, /40[0139] \(/], { scope: 'test' }]

test('an administrator invites one and several; who has the link sets a password, who is late is told', async ({
  page,
  browser,
  people,
}) => {
  await people.enter(page, 'ADMIN')
  const [name, one, other] = [freshName(), freshName(), freshName()]
  await page.goto('/admin/invitation')
  await page.getByRole('link', { name: '초대하기' }).click()

  await test.step('one, of a role that may be given', async () => {
    await page.getByRole('textbox', { name: /^아이디/ }).fill(name)
    await page.getByRole('textbox', { name: /^닉네임/ }).fill(name)
    const role = page.getByRole('combobox', { name: /등급/ })
    await role.click()
    await expect(page.getByRole('option', { name: '편집자' })).toBeVisible()
    await expect(page.getByRole('option', { name: '소유자' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await choose(role, '편집자')
    await page.getByRole('button', { name: '초대하고 링크 받기' }).click()
    const link = await page.getByRole('textbox', { name: '일회용 링크' }).inputValue()
    expect(link).toContain('/member/create#invite=')

    const phone = await otherPage(browser)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: '결정판에 초대받았어요' })).toBeVisible()
    await expect(phone.getByRole('main')).toContainText('편집자')
    await expectAccessible(phone)
    await phone.getByRole('textbox', { name: '비밀번호' }).fill(`brand new one ${name}`)
    await phone.getByRole('button', { name: '받아들이고 시작하기' }).click()
    await expect(phone.getByText('필수 값 입니다.')).toBeVisible()
    await phone.getByRole('checkbox', { name: /동의해요/ }).check()
    await phone.getByRole('button', { name: '받아들이고 시작하기' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: '나중에' }).click()
    await expect(phone).toHaveURL('/')
    expect((await call(phone, 'GET', '/api/member/profile')).status()).toBe(200)
    await phone.context().close()
  })

  await test.step('several at once', async () => {
    await page.getByRole('radio', { name: '여러 명' }).check()
    const lines = page.getByRole('textbox', { name: '초대할 사람' })
    await lines.fill(`${one} ${one}\n한글 아이디\n${other} ${other}`)
    await page.getByRole('button', { name: '2명 초대하기' }).click()
    await expect(page.getByText('2명의 초대 링크를 만들었어요')).toBeVisible()
    await expect(lines).toHaveValue('한글 아이디')
    await expect(page.getByRole('alert')).toContainText('아이디와 닉네임을 한 칸 띄어 적어 주세요.')
    await expectAccessible(page)
  })

  await test.step('a link is made anew, an invitation taken back', async () => {
    await page.goto('/admin/invitation')
    const waiting = page.getByRole('list', { name: '기다리는 초대 목록' })
    await waiting.getByRole('button', { name: `${one} 님의 링크 새로 만들기` }).click()
    const dialog = page.getByRole('dialog', { name: `${one} 님의 새 초대 링크` })
    const link = await dialog.getByRole('textbox', { name: '일회용 링크' }).inputValue()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await waiting.getByRole('button', { name: `${one} 님의 초대 거두기` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click()
    await expect(waiting.getByText(one).first()).toBeHidden()
    await expect(waiting.getByText(other).first()).toBeVisible()

    const late = await otherPage(browser)
    await late.goto(link)
    await expect(late.getByText(/초대 링크가 만료되었거나/)).toBeVisible()
    await late.context().close()
  })
})

test.describe('rights', () => {
  test.use({ expectedNoise: NOISE })

  test('a new role binds at once, in a session that is already open', async ({
    page,
    browser,
    people,
  }) => {
    await people.enter(page, 'OWNER')
    const other = await people.make('MEMBER')
    const theirs = await otherPage(browser)
    await enter(theirs, other)
    await theirs.goto('/member')
    await expect(theirs).toHaveURL('/403')

    await page.goto(`/member?search=${other.nickname}`)
    await page.getByRole('link', { name: other.nickname }).click()
    await choose(page.getByRole('combobox', { name: '등급' }), '관리자')
    await page.getByRole('textbox', { name: '사유' }).fill('돕기로 했어요')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await expect(page.getByRole('region', { name: '지금 상태' })).toContainText('관리자')
    await theirs.goto('/member')
    await expect(theirs.getByRole('heading', { name: '회원 관리' })).toBeVisible()

    const card = page.getByRole('region', { name: '정지' })
    await card.getByRole('button', { name: '정지하기' }).click()
    await card.getByRole('button', { name: '정지하기' }).click()
    await expect(card.getByText('까닭을 골라 주시거나 적어 주세요.')).toBeVisible()
    await choose(card.getByRole('combobox', { name: '까닭' }), '광고를 올렸어요.')
    await card.getByRole('textbox', { name: '자세히' }).fill('두 번 알려 드렸어요.')
    await card.getByRole('radio', { name: '7일' }).check()
    await expect(card.getByRole('blockquote')).toContainText(
      '광고를 올렸어요. 두 번 알려 드렸어요.',
    )
    await expectAccessible(page)
    await card.getByRole('button', { name: '정지하기' }).click()
    await expect(page.getByRole('region', { name: '지금 상태' })).toContainText('정지')
    await theirs.getByRole('textbox', { name: /찾기/ }).fill('x')
    await expect(theirs).toHaveURL(/\/login/)
    await theirs.getByRole('textbox', { name: '아이디' }).fill(other.loginId)
    await theirs.getByRole('textbox', { name: '비밀번호' }).fill(other.password)
    await theirs.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(theirs.getByRole('main')).toContainText('까지 로그인할 수 없어요.')
    await expect(theirs.getByRole('main')).toContainText(
      '까닭: 광고를 올렸어요. 두 번 알려 드렸어요.',
    )
    await expectAccessible(theirs)

    const notes = page.getByRole('region', { name: '운영 메모' })
    await notes.getByRole('textbox', { name: '메모' }).fill('한 번 알려 드렸어요.')
    await notes.getByRole('button', { name: '메모 쓰기' }).click()
    await expect(notes.getByRole('listitem')).toContainText('한 번 알려 드렸어요.')
    await expect(notes.getByRole('textbox', { name: '메모' })).toHaveValue('')
    await expectAccessible(page)
    await notes.getByRole('button', { name: '지우기' }).click()
    await expect(notes.getByRole('listitem')).toBeHidden()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(notes.getByRole('listitem')).toContainText('한 번 알려 드렸어요.')

    await card.getByRole('button', { name: '정지 풀기' }).click()
    await expect(page.getByRole('region', { name: '지금 상태' })).toContainText('사용 중')
    await theirs.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(theirs).not.toHaveURL(/\/login/)
  })

  test('a second step and a password that were lost are helped with, after the own password', async ({
    page,
    people,
  }) => {
    const owner = await people.make('OWNER')
    const member = await people.make('MEMBER')
    const theirs = {
      request: await request.newContext({ baseURL: test.info().project.use.baseURL }),
    }
    await enter(theirs, member)
    const { secret } = await (await call(theirs, 'POST', '/api/auth/totp', {})).json()
    await call(theirs, 'POST', '/api/auth/totp/confirm', { code: totpCode(secret) })
    await enter(page, owner)
    await page.goto(`/member?search=${member.nickname}`)
    await page.getByRole('link', { name: member.nickname }).click()

    await test.step('a second step is switched off for a reason', async () => {
      await page.getByRole('button', { name: '2단계 인증 끄기' }).click()
      const dialog = page.getByRole('dialog', {
        name: `${member.nickname} 님의 2단계 인증을 끌까요?`,
      })
      await dialog.getByRole('button', { name: '2단계 인증 끄기' }).click()
      await expect(dialog.getByText('필수 값 입니다.')).toBeVisible()
      await dialog.getByRole('textbox', { name: '사유' }).fill('휴대폰을 잃었대요')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: '2단계 인증 끄기' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: '2단계 인증 끄기' })).toBeHidden()
      const changes = page.getByRole('region', { name: '이 회원에게 있었던 일', exact: true })
      await changes.getByText('2단계 인증을 껐어요').click()
      await expect(changes.getByText('휴대폰을 잃었대요')).toBeVisible()

      expect((await call(theirs, 'GET', '/api/member/profile')).status()).toBe(401)
      await enter(theirs, member)
      await theirs.request.dispose()
    })

    await test.step('what matters asks for the password again, and then goes on by itself', async () => {
      // As if ten minutes had passed: the server says so once.
      const refusal = {
        status: 403,
        code: 'REAUTH_REQUIRED',
        message: '비밀번호를 다시 확인해 주세요.',
        toast: false,
        requestId: 'x',
      }
      const refuse = (route: Route) => route.fulfill({ status: 403, json: refusal })
      await page.route('**/reset-token', refuse, { times: 1 })
      await page.getByRole('button', { name: '비밀번호 링크 만들기' }).click()
      const dialog = page.getByRole('dialog', { name: '비밀번호를 다시 확인해 주세요' })
      await dialog.getByRole('textbox').fill('not this one')
      await dialog.getByRole('button', { name: '확인' }).click()
      await expect(dialog.getByText('아이디 또는 비밀번호가 올바르지 않습니다.')).toBeVisible()
      await dialog.getByRole('textbox').fill(owner.password)
      await dialog.getByRole('button', { name: '확인' }).click()
      await expect(page.getByRole('textbox', { name: '일회용 링크' })).toHaveValue(/#reset=/)
      await expect(page).toHaveURL(/\/member\//)
    })
  })
})

test('the audit log tells in words what was changed, by whom and why', async ({ page, people }) => {
  const admin = await people.make('ADMIN')
  await enter(page, admin)
  const name = freshName()
  const made = await (
    await call(page, 'POST', '/api/member', { loginId: name, nickname: name, roleCode: 'MEMBER' })
  ).json()
  await call(page, 'PUT', `/api/member/${made.id}`, {
    nickname: name,
    status: 'ACTIVE',
    roleCode: 'EDITOR',
    version: 1,
    reason: '잘 도와줘서',
  })
  await page.goto('/admin/audit')
  await page.getByRole('textbox', { name: '사람, 자료, 까닭' }).fill(name)
  const log = page.getByRole('region', { name: '감사 기록 목록' })
  const act = log.getByText(`${name}의 등급을 고쳤어요`)
  await expect(act).toBeVisible()
  await expect(page.getByRole('button', { name: '회원 2' })).toBeVisible()
  await act.click()
  await expect(log.getByRole('row', { name: '등급 회원 편집자' })).toBeVisible()
  await expect(log.getByText('잘 도와줘서')).toBeVisible()
  await expect(log.getByRole('link', { name: `${name} 열기` })).toHaveAttribute(
    'href',
    `/member/${made.id}`,
  )
  await log.getByRole('button', { name: `${admin.nickname} 님이 한 일만 보기` }).click()
  await expect(page).toHaveURL(/actor=/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit.*\.csv$/)
})
