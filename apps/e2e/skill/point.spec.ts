import { expect, test } from '../watch-console.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { SkillPointPage } from './skill-point-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('under a thumb', () => {
  test('a player taps a build together, looks before a tap, takes it back, and finds trees', async ({
    page,
  }) => {
    const skills = new SkillPointPage(page)
    await skills.open()
    await skills.node('메테오 브레이커').tap()
    await skills.expectLevel('메테오 브레이커', 5)
    await skills.expectLevel('하드 히트', 5)
    const dock = page.getByRole('region', { name: '스킬 포인트 도구' })
    await expect(dock).toContainText('남은 389')

    await skills.step(10)
    await page.getByRole('button', { name: '해머 다운 올리기' }).tap()
    await skills.expectLevel('해머 다운', 10)
    await page.getByRole('button', { name: '해머 다운 내리기' }).tap()
    await skills.expectLevel('해머 다운', 0)

    const target = skills.node('스파이럴 에어')
    await target.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(page.getByRole('region', { name: '미리 보기' })).toContainText(
      '스파이럴 에어 0→10 · 함께 액셀 블레이드 0→5 · +15 포인트',
    )
    await expectAccessible(page)
    await target.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
    await target.dispatchEvent('click')
    await skills.expectLevel('스파이럴 에어', 0)

    await page.reload()
    await skills.expectLevel('메테오 브레이커', 5)
    await skills.history('되돌리기').tap()
    await skills.expectLevel('해머 다운', 10)
    await expectAccessible(page)

    await test.step('trees are found by category and by 초성', async () => {
      await page.getByText('기타', { exact: true }).tap()
      await expect(page.getByRole('heading', { name: '대장장이 스킬' })).toBeVisible()
      await page.getByRole('textbox', { name: /초성으로 찾기/ }).fill('ㅁㅌㅇㅂㄹㅇㅋ')
      await page.getByRole('list', { name: '찾은 스킬' }).getByRole('button').first().tap()
      await expect(skills.node('메테오 브레이커')).toBeFocused()
    })
  })
})

test.describe('with keyboard and mouse', { tag: '@desktop' }, () => {
  test('the tree has the height of a small screen, a preview moves nothing, and a build is made with keys alone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const skills = new SkillPointPage(page)
    await skills.open()
    // The fourth row whole, above the line that says how to click.
    await expect(skills.node('스파이럴 에어')).toBeInViewport({ ratio: 1 })
    const line = page.getByText(/^방향키로 옮기고/)
    const bar = (await line.locator('..').boundingBox())!
    const fourth = (await skills.node('스파이럴 에어').boundingBox())!
    expect(fourth.y + fourth.height).toBeLessThanOrEqual(bar.y)
    expect(Math.round(bar.y + bar.height)).toBe(800)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await skills.node('트리거 슬래시').hover()
    await expect(page.getByRole('region', { name: '미리 보기' })).toBeVisible()
    expect(await height()).toBe(before)
    await page.mouse.move(0, 0)

    // From here with the keyboard alone.
    await skills.node('해머 다운').focus()
    await page.keyboard.press('ArrowRight')
    await expect(skills.node('클리브 어택')).toBeFocused()
    await expect(page.getByRole('region', { name: '미리 보기' })).toContainText(
      '함께 해머 다운 0→5',
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('+')
    await skills.expectLevel('클리브 어택', 10)
    await page.keyboard.press('-')
    await skills.expectLevel('클리브 어택', 5)
    await page.keyboard.press('Control+z')
    await skills.expectLevel('클리브 어택', 10)
    await page.keyboard.press('Control+y')
    await skills.expectLevel('클리브 어택', 5)
    await skills.node('해머 다운').click({ button: 'right' })
    await skills.expectLevel('해머 다운', 0)
    await skills.expectLevel('클리브 어택', 0)

    await test.step('a picture of the build is made', async () => {
      await skills.node('하드 히트').click()
      await page.getByRole('button', { name: '이미지로 저장' }).click()
      const picture = page.getByRole('dialog').getByRole('img', { name: '새 빌드' })
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1440)
    })
  })

  test('a shared link opens read-only and is copied, a text becomes a build, and targets are reached', async ({
    page,
    browser,
  }) => {
    const skills = new SkillPointPage(page)
    await skills.open()
    await skills.node('아스튜트').click()
    await page.getByRole('button', { name: '공유', exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: '링크 복사' }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).toContain('/skill/point#v1=')
    const link = await clipboard()
    await page.getByRole('button', { name: '텍스트 복사' }).click()
    await expect.poll(clipboard).toContain('블레이드 스킬 10: 하드 히트 5, 아스튜트 5')
    const text = await clipboard()

    const context = await browser.newContext({ locale: 'ko-KR' })
    const reader = await context.newPage()
    await reader.goto(link)
    await expect(reader.getByText('공유받은 빌드를 보고 있어요.')).toBeVisible()
    await expect(reader.getByRole('button', { name: /^아스튜트,/ })).toHaveCount(0)
    await expectAccessible(reader)
    await reader.getByRole('button', { name: '내 빌드로 복사' }).click()
    const theirs = new SkillPointPage(reader)
    await theirs.expectLevel('아스튜트', 5)
    await theirs.menu('불러오기')
    const field = reader.getByRole('textbox', { name: '붙여 넣을 내용' })
    await field.fill('블레이드 스킬: 없는 스킬 3')
    await reader.getByRole('button', { name: '새 빌드로 불러오기' }).click()
    await expect(reader.getByText(/1번째 줄: 모르는 스킬/)).toBeVisible()
    await field.fill(text)
    await reader.getByRole('button', { name: '새 빌드로 불러오기' }).click()
    await expect(
      reader.getByRole('navigation', { name: '내 빌드' }).getByRole('listitem'),
    ).toHaveCount(4)
    await context.close()

    await test.step('the way to target skills, the order of learning, and two builds compared', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await skills.history('되돌리기').click()
      await skills.expectLevel('아스튜트', 0)
      await page.getByRole('button', { name: '목표 스킬까지' }).click()
      const dialog = page.getByRole('dialog')
      for (const name of ['메테오 브레이커', '문 슬래시']) {
        await dialog.getByRole('combobox', { name: /스킬 더하기$/ }).click()
        await page.getByRole('combobox', { name: '스킬 찾기', exact: true }).fill(name)
        const best = page.getByRole('option').first()
        await expect(best).toContainText(name)
        await best.click()
        await expect(page.getByRole('listbox')).toHaveCount(0)
      }
      await expect(dialog).toContainText('35 포인트가 더 들어요.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: '이대로 찍기' }).click()
      await skills.expectLevel('문 슬래시', 10)
      await expect(page.getByText('Lv.240부터 가능해요')).toBeVisible()

      await page.getByRole('button', { name: '배우는 순서' }).click()
      await expect(page.getByRole('row', { name: 'Lv.150 메테오 브레이커 0→5' })).toBeVisible()
      await page.keyboard.press('Escape')

      await skills.menu('복제')
      await skills.node('문 슬래시').click({ button: 'right' })
      await page.getByRole('button', { name: '빌드 비교' }).click()
      await expect(page.getByRole('row', { name: '문 슬래시 5 10 +5' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})
