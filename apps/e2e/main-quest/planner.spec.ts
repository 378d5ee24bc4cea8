import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { MainQuestPage } from './main-quest-page.ts'

/** A player of level 243 wants the cap: chapters 9 to 16, as often as needed, and the things to gather for it. */
test.describe('by touch', () => {
  test('plans the way to the cap, ticks a hand-in off and finds all of it again', async ({
    page,
  }) => {
    const quest = new MainQuestPage(page)
    await quest.open()
    await expect(quest.result).toContainText('Lv.263 (26%)')

    await quest.field('지금 레벨').tap()
    await quest.field('지금 레벨').fill('242')
    await page.getByRole('button', { name: '지금 레벨 올리기' }).tap()
    await expect(quest.field('지금 레벨')).toHaveValue('243')
    await quest.field('지금 %').fill('40')
    await quest.end('시작').tap()
    const picker = page.getByRole('dialog', { name: '시작 에피소드 고르기' })
    await picker.getByRole('combobox').fill('뜻밖의 함정')
    await picker.getByRole('option', { name: /70번째/ }).tap()
    await expect(quest.end('시작')).toContainText('70번째')

    await quest.result.getByRole('button', { name: /^반복하면 \d+바퀴$/ }).tap()
    await expect(quest.runs).toHaveCount(3)
    await expect(quest.runs.last()).toContainText('Lv.325')
    await expect(page.getByText('모험가의 일기 2권')).toBeVisible()
    const dock = page.getByRole('region', { name: '결과와 공유' })
    await expect(dock).toContainText(/Lv\.325 \(\d+%\)/)

    await quest.view('재료').tap()
    const item = page.getByRole('checkbox').first()
    const name = await item.getAttribute('aria-label')
    await item.tap()
    await expect(page.getByText(/가운데 1가지를 모았어요/)).toBeVisible()
    await expect(page.getByText('필드보스').first()).toBeVisible()
    await expectAccessible(page)

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('main-quest-more')))
      .toContain('"gathered":{"')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: name ?? '', exact: true })).toBeChecked()
    await expect(quest.field('지금 레벨')).toHaveValue('243')
    const kept = await page.evaluate(() => localStorage.getItem('main-quest'))
    expect(JSON.parse(kept ?? '')).toMatchObject({
      v: 1,
      data: { level: 243, percent: 40, target: null, end: null, start: 70, repeat: true },
    })

    await page.getByRole('link', { name: '결정판 홈' }).tap()
    const resume = page.getByRole('region', { name: '이어서 하기' })
    await resume.getByRole('link', { name: /Lv\.243 \(40%\) → Lv\.325/ }).tap()
    await expect(page).toHaveURL(/\/guide\/main-quest$/)
  })

  test('hands a plan on by link; the reader keeps their own until they copy it', async ({
    page,
    browser,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const quest = new MainQuestPage(page)
    await quest.open()
    await quest.field('지금 레벨').fill('305')
    await page.getByRole('button', { name: '공유' }).filter({ visible: true }).tap()
    await page.getByRole('button', { name: '링크 복사' }).tap()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/guide\/main-quest#v1=305\.0\.325\.0\.1\.129\.0\.1\.2026-06$/)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: '텍스트 복사' }).tap()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Lv.305 (0%) → Lv.325 (0%)')
    await page.getByRole('button', { name: '이미지로 저장' }).tap()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 20_000 })

    const context = await browser.newContext()
    const reader = await context.newPage()
    const theirs = new MainQuestPage(reader)
    await theirs.open(new URL('/guide/main-quest', link).href)
    await theirs.field('지금 레벨').fill('50')
    await expect
      .poll(() => reader.evaluate(() => localStorage.getItem('main-quest')))
      .toContain('"level":50')
    const readPlan = () => reader.evaluate(() => localStorage.getItem('main-quest'))
    const kept = await readPlan()
    await reader.goto(link)
    await expect(reader.getByText('공유받은 계획을 보고 있어요')).toBeVisible()
    await expect(theirs.field('지금 레벨')).toHaveCount(0)
    await theirs.view('비교').click()
    await expect(reader.getByRole('table')).toContainText('Lv.305 (0%)')
    await expect(reader.getByRole('table')).toContainText('Lv.50 (0%)')
    await expectAccessible(reader)
    expect(await readPlan()).toBe(kept)
    await reader.getByRole('button', { name: '내 계획으로 복사' }).click()
    await expect(theirs.field('지금 레벨')).toHaveValue('305')
    await expect(reader).not.toHaveURL(/#/)
    await context.close()
  })
})

test.describe('by keyboard', { tag: '@desktop' }, () => {
  test('sets everything, mends ends in the wrong order and takes the best route', async ({
    page,
  }) => {
    const quest = new MainQuestPage(page)
    await quest.open('/leveling/quest')
    await expect(page).toHaveURL(/\/quest\/main$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/guide\/main-quest$/,
    )

    await quest.field('지금 레벨').focus()
    await page.keyboard.type('삼백')
    await expect(page.getByText('숫자로 적어 주세요.')).toBeVisible()
    await expect(quest.field('지금 레벨')).toHaveValue('삼백')
    await expectAccessible(page)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('290')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(quest.field('지금 레벨')).toHaveValue('301')
    await page.keyboard.press('Tab')
    await page.keyboard.type('50')
    await expect(quest.field('지금 %')).toHaveValue('50')

    await quest.end('끝').focus()
    await page.keyboard.press('Enter')
    const search = page.getByRole('dialog').getByRole('combobox')
    await expect(search).toBeFocused()
    await page.keyboard.type('77')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(quest.end('끝')).toBeFocused()
    await quest.end('시작').focus()
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type('120')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('시작이 끝보다 뒤에 있어요')
    await expectAccessible(page)
    await alert.getByRole('button', { name: '시작과 끝 바꾸기' }).focus()
    await page.keyboard.press('Enter')
    await expect(quest.end('시작')).toContainText('77번째')
    await expect(quest.end('끝')).toContainText('120번째')

    await page.getByRole('button', { name: '비교에 담기' }).focus()
    await page.keyboard.press('Enter')
    await quest.view('최적 경로').focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('list', { name: '찾은 길' }).getByRole('listitem').first()
    await expect(first).toContainText('가장 적게')
    await page.getByRole('spinbutton', { name: '한 에피소드에 걸리는 분' }).focus()
    await page.keyboard.type('3')
    await page.getByRole('button', { name: '에피소드 더하기' }).focus()
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await page.keyboard.type('119')
    await page.keyboard.press('Enter')
    const own = page.getByRole('spinbutton', { name: /^119번째 .+에 걸리는 분$/ })
    await expect(own).toHaveValue('3')
    const before = await first.textContent()
    await own.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('60')
    await expect(first).not.toHaveText(before ?? '')
    await expect(first).toContainText('시간')
    await expectAccessible(page)
    const runs = /^(\d+)바퀴/.exec((await first.textContent()) ?? '')?.[1] ?? ''
    await first.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(quest.result).toContainText(`${runs}바퀴 뒤 도착`)
    await expect(quest.result).toContainText('Lv.325')

    await quest.view('비교').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table')).toContainText('담아 둔 계획')
    await expect(page.getByRole('row', { name: /^반복/ })).toContainText('안 함')
    await quest.view('레벨 곡선').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /^에피소드마다 오르는 레벨 그래프/ })).toBeVisible()
    const reading = page.getByRole('slider', { name: '읽을 에피소드' })
    await reading.press('Home')
    await expect(reading).toHaveAttribute('aria-valuetext', /^하기 전 · 1바퀴 Lv\./)
    await expect(page.getByRole('table')).toContainText('118번째')
    await expectAccessible(page)
  })
})
