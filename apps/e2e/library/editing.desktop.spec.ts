import type { Page } from '@playwright/test'
import { find } from '../choose.ts'
import { call, freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { goWithin } from '../within-app.ts'

/** Enters stats as text, the way lists of the game are copied. */
async function pasteStats(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '글로 넣기' }).click()
  const dialog = page.getByRole('dialog', { name: '옵션을 글로 넣기' })
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: '넣기' }).click()
}

// Which pages ask for which permission is told by router.test.ts and permission-guard.test.ts of the app.
test('sends visitors to the login screen and members away', async ({ page, people }) => {
  for (const path of ['/crysta/list/bakuzan/edit', '/job/create']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?next=/)
  }
  await people.enter(page, 'MEMBER')
  for (const path of ['/crysta/list/create', '/registlet/create']) {
    await page.goto(path)
    await expect(page.getByText('해당 페이지의 접근 권한이 존재하지 않습니다.')).toBeVisible()
  }
  await goWithin(page, '/crysta/list')
  await expect(page.getByRole('link', { name: '크리스타 등록' })).toBeHidden()
})

test.describe('two editors', () => {
  // The refusal of the second one is what is tried here.
  test.use({ expectedNoise: [/409/] })

  test('an editor writes a crysta, and two editors put their changes together', async ({
    page,
    people,
  }) => {
    await people.enter(page, 'EDITOR')
    const name = `시험 ${freshName('c')}`
    await page.goto('/crysta/list/create')
    await page.getByRole('textbox', { name: /^이름/ }).fill(name)
    await pasteStats(page, 'ATK +9%\n이상한것 +3')
    await expect(page.getByText('"이상한것 +3"은 모르는 옵션이에요.')).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox').fill('ATK +9%\n발도 공격 +3% [발도검]')
    await page.getByRole('dialog').getByRole('button', { name: '넣기' }).click()
    const preview = page.getByRole('group').filter({ hasText: '미리 보기' })
    await expect(preview).toContainText('ATK+9%')
    await expect(preview).toContainText('발도 공격(발도검)+3%')

    await find(page.getByRole('combobox', { name: '강화 전 크리스타' }), '바쿠잔')
    await page.getByRole('button', { name: '등록', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: /바쿠잔/ })).toBeVisible()

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await page.goto(`/crysta/list/${id}/edit`)
    await page.getByRole('textbox', { name: '메모' }).fill('내가 쓴 메모')
    const row = (await (await call(page, 'GET', `/api/crysta/${id}`)).json()) as object
    const { id: _id, ...body } = row as { id: string; nameEn: string | null }
    const other = await call(page, 'PUT', `/api/crysta/${id}`, { ...body, nameEn: 'Somebody' })
    expect(other.status()).toBe(200)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const merge = page.getByRole('dialog')
    await expect(merge.getByText('Somebody')).toBeVisible()
    await merge.getByRole('button', { name: /저장/ }).click()
    await expect(page.getByRole('dialog').getByText('Somebody')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('내가 쓴 메모')).toBeVisible()

    await page.goto(`/crysta/list/${id}/edit`)
    await page.getByRole('button', { name: '지우기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
    await expect(page).toHaveURL('/crysta/list')
  })

  test('a boss and a piece of equipment keep what two editors changed at once', async ({
    page,
    people,
  }) => {
    await people.enter(page, 'EDITOR')
    const kinds = [
      ['boss', { kind: 'boss', level: 100, hp: 1_000 }, { hp: 2_000 }, /2,000|2천/],
      ['equipment', { kind: 'oneHandSword', atk: 100 }, { atk: 321 }, '321'],
    ] as const
    for (const [kind, body, change, shown] of kinds) {
      const name = `시험 ${freshName(kind)}`
      const made = await call(page, 'POST', `/api/${kind}`, { ...body, name })
      const { id, version } = (await made.json()) as { id: string; version: number }
      await page.goto(`/${kind}/${id}/edit`)
      await page.getByRole('textbox', { name: '메모' }).fill('내가 쓴 메모')
      const theirs = { ...body, ...change, name, version }
      expect((await call(page, 'PUT', `/api/${kind}/${id}`, theirs)).status()).toBe(200)
      await page.getByRole('button', { name: '저장', exact: true }).click()
      const merge = page.getByRole('dialog')
      await expect(merge.getByText(shown)).toBeVisible()
      await expect(merge.getByText('내가 쓴 메모')).toBeVisible()
      await merge.getByRole('button', { name: '고른 값으로 저장' }).click()
      const detail = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name }) })
      await expect(detail.getByText(shown)).toBeVisible()
      await expect(detail.getByText('내가 쓴 메모')).toBeVisible()
    }
  })
})

test('an editor writes a guide of things from the library', async ({ page, people }) => {
  await people.enter(page, 'EDITOR')
  const name = `시험 직업 ${freshName('j')}`
  await page.goto('/job/create')
  await page.getByRole('textbox', { name: /^이름/ }).fill(name)
  await page.getByRole('textbox', { name: '안내' }).fill('## 시작\n\n먼저 **활**을 들어요.')
  for (const [add, pick] of [
    ['크리스타 더하기', '바쿠잔'],
    ['레지스트릿 더하기', '최대 HP Up'],
  ] as const) {
    await find(page.getByRole('combobox', { name: add }), pick)
    await expect(page.getByRole('button', { name: `${pick} 빼기` })).toBeVisible()
  }
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: '시작' })).toBeVisible()
  await page.getByRole('link', { name: '바쿠잔' }).click()
  await expect(page).toHaveURL('/crysta/bakuzan')
})

test('an editor writes a registlet and an ability', async ({ page, people }) => {
  await people.enter(page, 'EDITOR')
  const registlet = `시험 ${freshName('r')}`
  await page.goto('/registlet/create')
  await page.getByRole('textbox', { name: /^이름/ }).fill(registlet)
  await page.getByRole('textbox', { name: '효과' }).fill('위력 +5%/레벨')
  await page.getByRole('button', { name: '레벨 더하기' }).click()
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('위력 +50%')).toBeVisible()

  const ability = `시험 ${freshName('a')}`
  await page.goto('/ability')
  await page.getByRole('button', { name: '어빌리티 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '어빌리티 등록' })
  await dialog.getByRole('textbox', { name: /^이름/ }).fill(ability)
  await dialog.getByRole('textbox', { name: /^효과/ }).fill('STR +3T')
  await dialog.getByRole('button', { name: '등록', exact: true }).click()
  await page.getByRole('textbox', { name: '이름, 초성, 효과' }).fill(ability)
  await expect(page.getByText('STR +3', { exact: true })).toBeVisible()
})
