import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName, logInOnScreen, otherPage } from '../people/accounts.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../people/people-test.ts'

test('a member proposes, an editor takes it over, the open list shows it', async ({
  page,
  browser,
  people,
}) => {
  const member = await people.make('MEMBER')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = freshName('라')
  const body = { name, kind: 'normal', stats: [{ stat: 'atk_pct', value: 5 }] }
  const made = await call(editor, 'POST', '/api/crysta', body)
  const { id } = (await made.json()) as { id: string }

  await page.goto(`/crysta/list?id=${id}`)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `${name}: 고칠 점 알리기` })
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logInOnScreen(page, member)
  await expect(page.getByRole('heading', { level: 1, name: '고칠 점 알리기' })).toBeVisible()
  const options = page.getByRole('textbox', { name: /^옵션/ })
  await choose(page.getByRole('combobox', { name: '고칠 항목 고르기' }), /^옵션$/, options)
  await expect(options).toHaveValue('ATK +5%')
  await options.fill('ATK 많이')
  await page.getByRole('textbox', { name: /^어떻게 알았나요/ }).fill('게임에서 봤어요')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByText('읽을 수 없는 값이에요. 적는 법을 확인해 주세요.')).toBeVisible()
  await expectAccessible(page)
  await options.fill('ATK +7%')
  await page.getByRole('button', { name: '보내기' }).click()
  const mine = page.getByRole('list', { name: '수정 제안 목록' })
  await expect(mine).toContainText('ATK +7%')
  await expect(mine).toContainText('기다리는 중')

  // Somebody reads the list meanwhile.
  await page.goto(`/crysta/list?q=${name}`)
  await expect(page.getByRole('list', { name: '크리스타' })).toContainText('+5%')

  // The day's work shows what it would change; the row leads to it.
  await editor.goto('/admin')
  const row = editor
    .getByRole('list', { name: '먼저 볼 수정 제안' })
    .getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText('ATK +5%')
  await expect(row).toContainText('ATK +7%')
  await expectAccessible(editor)
  await row.click()
  await expect(editor).toHaveURL(`/correction?entity=crysta&id=${id}`)
  await editor.goto('/correction?entity=crysta')
  const card = editor.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('button', { name: '받아들이기' }).click()
  await editor.getByRole('textbox', { name: /^제안한 분께 남길 말/ }).fill('고마워요')
  await expectAccessible(editor)
  await editor.getByRole('dialog').getByRole('button', { name: '받아들이기' }).click()
  await expect(card).toBeHidden()

  await expect(page.getByRole('list', { name: '크리스타' })).toContainText('+7%')
  await page.goto('/correction')
  await expect(page.getByRole('list', { name: '수정 제안 목록' })).toContainText('고마워요')
  await page.getByText('도와준 분들', { exact: true }).click()
  await expect(page.getByRole('region', { name: '도와준 분들' })).toContainText(member.nickname)
  await editor.context().close()
})

test('an editor writes a boss and a piece of equipment', { tag: '@desktop' }, async ({
  page,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  const boss = freshName('보스')
  await page.goto('/boss/create')
  await page.getByRole('textbox', { name: /^이름/ }).fill(boss)
  await page.getByRole('textbox', { name: '레벨 (노멀)' }).fill('100')
  await page.getByRole('textbox', { name: 'HP (노멀)' }).fill('1억 2천만')
  await page.getByRole('button', { name: '하드', exact: true }).click()
  await page.getByRole('textbox', { name: 'DEF', exact: true }).fill('많이')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(page.getByText('100 | 62 [2페이즈]처럼 적어 주세요.')).toBeVisible()
  await page.getByRole('textbox', { name: 'DEF', exact: true }).fill('500 | 250 [기절]')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('heading', { name: boss })).toBeVisible()
  await expect(detail).toContainText('(기절)')
  await detail.getByRole('link', { name: '고치기', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'HP (노멀)' })).toHaveValue('120,000,000')

  const piece = freshName('검')
  await page.goto('/equipment/create')
  await page.getByRole('textbox', { name: /^이름/ }).fill(piece)
  await page.getByRole('textbox', { name: 'ATK', exact: true }).fill('321')
  await page.getByRole('button', { name: '얻는 곳 더하기' }).click()
  await page.getByRole('textbox', { name: '1번째 이름' }).fill('골렘')
  await page.getByRole('button', { name: '등록', exact: true }).click()
  await expect(detail.getByRole('heading', { name: piece })).toBeVisible()
  await expect(detail).toContainText('321')
  await detail.getByRole('button', { name: `${piece} 가지고 있음` }).click()
  await page.keyboard.press('Escape')
  await page.goto('/equipment?kind=oneHandSword')
  const rows = page.getByRole('list', { name: '장비' })
  await rows
    .getByRole('button', { name: /비교에 넣기/ })
    .first()
    .click()
  await rows.getByRole('listitem').first().getByRole('button').first().click()
  await detail.getByRole('button', { name: '내 장비와 비교' }).click()
  await page.getByRole('button', { name: '비교 열기' }).click()
  await expect(page.getByRole('dialog', { name: '장비 비교' })).toContainText(piece)
})

test('a member says what is missing, an editor writes it and says thanks', async ({
  page,
  browser,
  people,
}) => {
  const member = await people.make('MEMBER')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = freshName('없는 검')

  await page.goto(`/equipment?q=${name}`)
  await page.getByRole('link', { name: '없는 장비 알리기' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logInOnScreen(page, member)
  await expect(page.getByRole('heading', { level: 1, name: '없는 자료 알리기' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^이름/ })).toHaveValue(name)
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page).toHaveURL(/\/correction\/missing/)
  await page.getByRole('textbox', { name: /^아는 것을 적어 주세요/ }).fill('상점에서 팔아요')
  await expectAccessible(page)
  await page.getByRole('button', { name: '보내기' }).click()
  const mine = page.getByRole('list', { name: '수정 제안 목록' })
  await expect(mine).toContainText(`${name} (없는 자료)`)

  await editor.goto('/correction?entity=equipment')
  const card = editor.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('link', { name: '등록하러 가기' }).click()
  await expect(editor.getByRole('textbox', { name: '이름 필수' })).toHaveValue(name)
  await editor.goBack()
  await card.getByRole('button', { name: '받아들이기' }).click()
  const dialog = editor.getByRole('dialog', { name: '알려 준 자료를 등록했나요?' })
  await dialog.getByRole('textbox', { name: /^제안한 분께 남길 말/ }).fill('더했어요')
  await dialog.getByRole('button', { name: '받아들이기' }).click()
  await expect(card).toBeHidden()

  await page.goto('/correction')
  await expect(mine).toContainText('더했어요')
  await editor.context().close()
})

test('a member proposes how a piece is had and made', { tag: '@desktop' }, async ({
  page,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  const name = freshName('검')
  const made = await call(page, 'POST', '/api/equipment', { name, kind: 'oneHandSword' })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/correction/equipment/${id}`)
  const recipe = page.getByRole('textbox', { name: /^제작/ })
  await choose(page.getByRole('combobox', { name: '고칠 항목 고르기' }), /^제작$/, recipe)
  await recipe.fill('Lv 15, 난이도 20\n금속 세 개')
  const variant = page.getByRole('combobox', { name: /^구분/ })
  await choose(page.getByRole('combobox', { name: '고칠 항목 고르기' }), /^구분$/, variant)
  await choose(variant, '플레이어 제작')
  await page.getByRole('textbox', { name: /^어떻게 알았나요/ }).fill('대장간에서 봤어요')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByText('읽을 수 없는 값이에요. 적는 법을 확인해 주세요.')).toBeVisible()
  await recipe.fill('Lv 15, 난이도 20\n금속 ×3')
  await page.getByRole('button', { name: '보내기' }).click()
  const mine = page.getByRole('list', { name: '수정 제안 목록' })
  await expect(mine).toContainText('금속 ×3')
  await expect(mine).toContainText('플레이어 제작')
})
