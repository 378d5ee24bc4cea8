import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName } from '../people/accounts.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../people/people-test.ts'

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${text}`),
})

test('brings a file in: errors, columns, preview, apply, and back again', {
  tag: '@desktop',
}, async ({ page, people }) => {
  await people.enter(page, 'ADMIN')
  const [first, second] = [freshName('가'), freshName('나')]
  await page.goto('/admin')
  await page.getByRole('link', { name: '자료 가져오기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '자료 가져오기' })).toBeVisible()

  await page.getByLabel('가져올 파일').setInputFiles(csv('표.pdf', 'x'))
  await expect(page.getByText('CSV, XLSX, JSON 파일만 가져올 수 있어요.')).toBeVisible()
  const bad = `이름,분류,옵션\n${first},노말,ATK +5%\n${second},노말,행운 +3`
  await page.getByLabel('가져올 파일').setInputFiles(csv('목록.csv', bad))
  await page.getByRole('textbox', { name: /^출처/ }).fill('길드 조사')
  await page.getByRole('button', { name: '확인하기' }).click()
  const errors = page.getByRole('region', { name: /고칠 곳이/ })
  await expect(errors).toContainText('3행')
  await expect(errors).toContainText("'행운 +3': 모르는 옵션이에요.")
  // No row has its kind while that column is unknown: without the bad ones nothing is left.
  await expect(errors).toContainText(/종류: .*2군데 · 2–3행/)
  await expect(page.getByRole('button', { name: /행을 빼고/ })).toHaveCount(0)
  await expectAccessible(page)

  // The corrected file keeps the source that was typed, and the unknown column is put right by hand.
  await page
    .getByLabel('가져올 파일')
    .setInputFiles(csv('목록.csv', bad.replace('행운 +3', 'DEF +3')))
  await choose(page.getByRole('combobox', { name: '분류' }), /^종류$/)
  await page.getByRole('button', { name: '다시 확인하기' }).first().click()
  const changes = page.getByRole('table', { name: '바뀌는 자료 목록' })
  await expect(changes.getByRole('row')).toHaveCount(3)
  await expect(changes).toContainText('ATK +5%')
  await expect(page.getByRole('textbox', { name: /^출처/ })).toHaveValue('길드 조사')
  await expectAccessible(page)

  // A reload loses nothing of what was checked.
  await page.reload()
  await page.getByRole('button', { name: '2개 넣기' }).click()
  await expect(page.getByText(/넣었어요\. .*까지 되돌릴 수 있어요/)).toBeVisible()
  const checked = page.url()
  await page.getByRole('link', { name: /목록 보기/ }).click()
  await page.getByRole('textbox', { name: '이름, 초성, 옵션' }).fill(first)
  await expect(page.getByRole('list', { name: '크리스타' })).toContainText(first)
  await expect(page.getByText('출처 길드 조사')).toBeVisible()

  await page.goto(checked)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByText('넣기 전으로 되돌렸어요.')).toBeVisible()
  await page.getByText('기록', { exact: true }).click()
  await expect(page.getByRole('link', { name: '목록.csv' }).first()).toBeVisible()
  await expectAccessible(page)
  const left = await call(page, 'GET', `/api/crysta?name=${encodeURIComponent(first)}`)
  expect((await left.json()) as object).toMatchObject({ total: 0 })
})

test('a file with 12 bad rows of 533 goes in without them, and is taken back', {
  tag: '@desktop',
}, async ({ page, people }) => {
  await people.enter(page, 'ADMIN')
  const mark = freshName('파')
  const rows = Array.from(
    { length: 533 },
    (_, place) => `${mark} ${place + 1},${place % 44 === 43 ? '우주선' : '노말'}`,
  )
  await page.goto('/admin/import')
  await page
    .getByLabel('가져올 파일')
    .setInputFiles(csv('목록.csv', ['이름,종류', ...rows].join('\n')))
  await page.getByRole('button', { name: '확인하기' }).click()
  const errors = page.getByRole('region', { name: '고칠 곳이 12군데 있어요' })
  await expect(errors).toContainText('12군데 · 45, 89, 133')
  const download = page.waitForEvent('download')
  await errors.getByRole('button', { name: 'CSV로 받기' }).click()
  expect((await download).suggestedFilename()).toBe('고칠 곳.csv')
  const table = page.getByRole('table', { name: '바뀌는 자료 목록' })
  await page.getByRole('button', { name: '고칠 것 12' }).click()
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table).toContainText(`${mark} 44`)
  await expectAccessible(page)

  await page.getByRole('button', { name: '고칠 12행을 빼고 521개 넣기' }).click()
  await expect(page.getByText(/고칠 12행은 넣지 않았어요/)).toBeVisible()
  const listed = async () => {
    const answer = await call(page, 'GET', `/api/crysta?name=${encodeURIComponent(mark)}`)
    return ((await answer.json()) as { total: number }).total
  }
  expect(await listed()).toBe(521)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByText('넣기 전으로 되돌렸어요.')).toBeVisible()
  expect(await listed()).toBe(0)
})

test.describe('an answer that never comes', () => {
  test.use({ expectedNoise: [/503|\[http\]/] })

  test('the screen finds out what became of the file', { tag: '@desktop' }, async ({
    page,
    people,
  }) => {
    await people.enter(page, 'ADMIN')
    const name = freshName('다')
    const content = Buffer.from(`이름,종류\n${name},노말`).toString('base64')
    const answer = await call(page, 'POST', '/api/import', {
      entity: 'crysta',
      format: 'csv',
      content,
    })
    const { batch } = (await answer.json()) as { batch: { id: string } }
    // The server works on, but its answer is lost on the way.
    await page.route('**/apply', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { status: 503, code: 'DB_UNAVAILABLE' } })
    })
    await page.goto(`/admin/import?batch=${batch.id}`)
    await page.getByRole('button', { name: '1개 넣기' }).click()
    await expect(page.getByText(/넣었어요\. .*까지 되돌릴 수 있어요/)).toBeVisible()
  })
})
