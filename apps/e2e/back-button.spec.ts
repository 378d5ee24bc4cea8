import type { Page } from '@playwright/test'
import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'
import { expectBackCloses, expectDepth, layer, open } from './back-layers.ts'
import { WITH_MOTION } from './with-motion.ts'
import { goWithin } from './within-app.ts'

test.use(WITH_MOTION)

type Name = string | RegExp

/** A screen, what is typed there first, and the buttons that open each of its layers, pressed one after the other. */
type Screen = {
  readonly path: string
  readonly typed?: readonly [field: Name, text: string]
  readonly layers: readonly (readonly Name[])[]
}

const SEARCHED = [/^이름, 초성/, '골렘'] as const

const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'the lists': [
    {
      path: '/crysta/list',
      typed: SEARCHED,
      layers: [['거르기'], ['가드 골렘'], [/^정렬/], ['메뉴'], ['전체 검색']],
    },
    { path: '/registlet', typed: [/^이름/, 'HP'], layers: [['거르기'], ['최대 HP Up'], ['정렬']] },
    { path: '/boss', typed: [/^이름/, '골렘'], layers: [['거르기'], ['발굴 골렘'], ['난이도']] },
    { path: '/ability', layers: [['거르기']] },
    { path: '/equipment?q=1주년 대검', layers: [['거르기'], ['1주년 대검'], ['정렬']] },
    { path: '/crysta/tree?id=bakuzan', layers: [['강그레프 경로'], ['자세히'], ['이미지로 저장']] },
    {
      path: '/crysta/list?opt=atk_pct.gte.9&compare=bakuzan,vulture',
      layers: [['ATK% ≥ 9 조건 고치기'], ['비교 열기'], ['바쿠잔']],
    },
    {
      path: '/crysta/ability?opt=atk_pct',
      layers: [['거르기'], ['네오 마기 피레시아']],
    },
  ],
  'the planners': [
    {
      path: '/statting',
      layers: [
        ['세팅 메뉴'],
        ['세팅 메뉴', '이름 바꾸기'],
        ['세팅 메뉴', '공유'],
        ['세팅 메뉴', '이미지로 저장'],
        ['세팅 메뉴', '불러오기'],
        ['세팅 메뉴', '세팅 비교'],
        ['세팅 메뉴', '처음부터'],
        [/^레벨 305/],
        [/^계산 방식/],
        ['옵션 고르기'],
        ['공유', '이미지로 저장'],
      ],
    },
    { path: '/statting/auto', layers: [['옵션 더하기'], ['꼭 내릴 옵션 더하기'], [/^시작 잠재/]] },
    {
      path: '/skill/point',
      layers: [
        ['빌드 메뉴'],
        ['빌드 메뉴', '목표 스킬까지'],
        ['빌드 메뉴', '배우는 순서'],
        ['빌드 메뉴', '빌드 비교'],
        ['빌드 메뉴', '공유'],
        ['빌드 메뉴', '이미지로 저장'],
        ['빌드 메뉴', '불러오기'],
        ['빌드 메뉴', '이름 바꾸기'],
      ],
    },
    {
      path: '/character',
      layers: [
        ['수치'],
        ['빌드 메뉴'],
        ['빌드 메뉴', '이름 바꾸기'],
        ['빌드 메뉴', '공유'],
        ['빌드 메뉴', '링크나 JSON 가져오기'],
        ['빌드 메뉴', '다른 빌드와 비교'],
        ['아바타·소모품·길드 적기'],
      ],
    },
    {
      path: '/skill/combo',
      layers: [
        ['콤보 메뉴'],
        ['콤보 메뉴', '이름 바꾸기'],
        ['콤보 메뉴', '공유'],
        ['콤보 메뉴', '이미지로 저장'],
        ['스킬 넣기'],
      ],
    },
    { path: '/guide/main-quest', layers: [[/^시작 1번째/], [/^끝 129번째/], ['공유']] },
  ],
  'the other pages': [
    { path: '/', layers: [['메뉴'], [/초성도 돼요/]] },
    { path: '/about', layers: [['메뉴'], ['전체 검색']] },
    { path: '/event', layers: [['알림 받기'], ['달력 구독'], ['종류']] },
    { path: '/notification', layers: [['지난 알림']] },
    { path: '/current-price?view=ledger', layers: [['거래 적기']] },
    { path: '/trend/chart', layers: [['품목 더하기']] },
  ],
}

async function press(page: Page, [first, ...others]: readonly Name[]) {
  const button = (name: Name) => ({ name, exact: typeof name === 'string' })
  const shown = page
    .getByRole('button', button(first ?? ''))
    .or(page.getByRole('combobox', button(first ?? '')))
  await shown.filter({ visible: true }).first().click()
  for (const name of others) {
    await page.getByRole('dialog').last().getByRole('button', button(name)).click()
  }
}

for (const [which, [first, ...others]] of Object.entries(SCREENS))
  test(`Back closes every layer of ${which} and stays there`, async ({ page }) => {
    await open(page, first?.path ?? '/')
    for (const { path, typed, layers } of first === undefined ? [] : [first, ...others]) {
      if (path !== first?.path) await goWithin(page, path)
      if (typed !== undefined) await page.getByRole('textbox', { name: typed[0] }).fill(typed[1])
      for (const buttons of layers) {
        await test.step(`${path}: ${buttons.join(' → ')}`, async () => {
          await press(page, buttons)
          if (buttons.length > 1) await expect(layer(page)).toHaveCount(1)
          await expectBackCloses(page)
          if (typed !== undefined) {
            await expect(page.getByRole('textbox', { name: typed[0] })).toHaveValue(typed[1])
          }
        })
      }
    }
  })

test('Back closes a list before the sheet it stands over', async ({ page }) => {
  await open(page, '/registlet')
  await page.getByRole('button', { name: '거르기' }).click()
  const sheet = page.getByRole('dialog', { name: '거르기' })
  await sheet.getByRole('combobox').first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectDepth(page, 2)
  await page.goBack()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/registlet')
})

test('Back from the drawer and from what a link has opened leads to the page without them', async ({
  page,
}) => {
  await open(page, '/about')
  await test.step('details that a link has opened', async () => {
    await page.getByRole('button', { name: '전체 검색' }).click()
    await page.getByRole('combobox', { name: /찾기$/ }).fill('ㅂㅋㅈ')
    // The lists come one after the other; a quest that only asks for it stands first until the crystas are there.
    const best = page.getByRole('option').first()
    await expect(best).toHaveText(/^바쿠잔/)
    await best.click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: '바쿠잔' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(layer(page)).toHaveCount(0)
  })
  await test.step('a link of the drawer', async () => {
    await page.getByRole('button', { name: '메뉴' }).click()
    await expectDepth(page, 1)
    await page.getByRole('dialog').getByRole('link', { name: '옵션 부여', exact: true }).click()
    await expect(page).toHaveURL('/statting')
    await expect(layer(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(layer(page)).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL('/statting')
    await expect(page.getByRole('heading', { name: '옵션 부여', level: 1 })).toBeVisible()
  })
  await test.step('layers closed otherwise, and a reload, leave nothing to step over', async () => {
    await press(page, ['세팅 메뉴'])
    await expectDepth(page, 1)
    await page.getByRole('dialog').getByRole('button', { name: '닫기', exact: true }).click()
    await expect(layer(page)).toHaveCount(0)
    await press(page, ['세팅 메뉴', '이름 바꾸기'])
    await expectDepth(page, 1)
    await page.reload()
    await untilAlive(page)
    await expectDepth(page, 0)
    await expect(layer(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

test('a comparison keeps its second crysta, from the list and from the details', async ({
  page,
}) => {
  await open(page, '/about')
  await goWithin(page, '/crysta/list')
  const tray = page.getByRole('button', { name: / 빼기$/ })
  await page.getByRole('button', { name: '가드 골렘 비교에 넣기' }).click()
  await page.getByRole('button', { name: '가람므와 비교에 넣기' }).click()
  await page.getByRole('button', { name: '비교 열기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectDepth(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tray).toHaveCount(2)

  await page.getByRole('button', { name: '강그레프', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: /비교/ }).click()
  await expect(page).toHaveURL(/compare=.*(,|%2C).*(,|%2C)/)
  await expectDepth(page, 1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(tray).toHaveCount(3)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
