import type { Role } from './accounts.ts'
import { expect, test } from './people-test.ts'
import { expectBackCloses, open } from '../back-layers.ts'
import { WITH_MOTION } from '../with-motion.ts'

test.use(WITH_MOTION)

/** Pages behind the login, and of those whose layers do not say so, the buttons that open them. */
const SCREENS: readonly (readonly [role: Role, path: string, buttons?: readonly string[]])[] = [
  ['MEMBER', '/member/profile', ['탈퇴하기']],
  ['MEMBER', '/crysta/bakuzan', ['공유']],
  ['EDITOR', '/crysta/list/create', ['글로 넣기']],
  ['EDITOR', '/crysta/list/bakuzan/edit'],
  ['EDITOR', '/boss/create'],
  ['EDITOR', '/equipment/create'],
  ['EDITOR', '/event/create'],
  ['EDITOR', '/event'],
  ['EDITOR', '/notion/create'],
  ['EDITOR', '/correction'],
  ['ADMIN', '/admin/import'],
  ['ADMIN', '/member'],
  ['ADMIN', '/admin'],
]

/** Forms have a picker for each of many fields: the first ones stand for them. */
const MOST_OPENERS = 6

for (const [role, path, buttons = []] of SCREENS) {
  test(`Back closes the layers of ${path} for ${role} and stays there`, async ({
    page,
    people,
  }) => {
    await people.enter(page, role)
    await open(page, path)
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
  })
}
