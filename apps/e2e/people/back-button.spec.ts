import type { Page } from '@playwright/test'
import type { Role } from './accounts.ts'
import { expect, test } from './people-test.ts'
import { expectBackCloses, open } from '../back-layers.ts'
import { WITH_MOTION } from '../with-motion.ts'

test.use(WITH_MOTION)

type Screen = readonly [path: string, buttons?: readonly string[]]

/** Pages behind the login, and of those whose layers do not say so, the buttons that open them. */
const SCREENS: readonly (readonly [role: Role, screens: readonly Screen[]])[] = [
  [
    'MEMBER',
    [
      ['/member/profile', ['탈퇴하기']],
      ['/crysta/bakuzan', ['공유']],
    ],
  ],
  [
    'EDITOR',
    [
      ['/crysta/list/create', ['글로 넣기']],
      ['/crysta/list/bakuzan/edit'],
      ['/boss/create'],
      ['/equipment/create'],
      ['/event/create'],
      ['/event'],
      ['/notion/create'],
      ['/correction'],
    ],
  ],
  ['ADMIN', [['/admin/import'], ['/member'], ['/admin']]],
]

/** Forms have a picker for each of many fields: the first ones stand for them. */
const MOST_OPENERS = 6

async function expectLayersClose(page: Page, buttons: readonly string[]): Promise<void> {
  const main = page.getByRole('main')
  const named = (name: string) => main.getByRole('button', { name }).first()
  const openers = main.locator('button[aria-haspopup]').filter({ visible: true })
  // Forms and lists stand once their data has come.
  for (const name of buttons) await expect(named(name)).toBeVisible()
  if (buttons.length === 0) await expect(openers.first()).toBeVisible()
  const count = Math.min(await openers.count(), MOST_OPENERS)
  for (let at = 0; at < count; at += 1) {
    await openers.nth(at).click()
    await expectBackCloses(page)
  }
  for (const name of buttons) {
    await named(name).click()
    await expectBackCloses(page)
  }
}

for (const [role, screens] of SCREENS) {
  test(`Back closes the layers of the screens of ${role} and stays there`, async ({
    page,
    people,
  }) => {
    test.slow()
    await people.enter(page, role)
    for (const [path, buttons = []] of screens)
      await test.step(path, async () => {
        await open(page, path)
        await expectLayersClose(page, buttons)
      })
  })
}
