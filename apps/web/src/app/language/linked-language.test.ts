import { expect, it } from 'vitest'
import { isLinkedOnly } from './linked-language.ts'

const AT = 'https://example.com/boss'

it.each([
  ['english', `${AT}?lang=english`, undefined, true],
  ['english', `${AT}?q=a&lang=english#x`, 'korea', true],
  ['english', `${AT}?lang=english`, 'english', false],
  ['english', AT, undefined, false],
  ['korea', `${AT}?lang=korea`, undefined, false],
  ['korea', `${AT}?lang=korea`, 'english', true],
  // What the server does not know is shown in the language chosen before.
  ['korea', `${AT}?lang=klingon`, 'english', false],
  ['english', '', undefined, false],
] as const)('shown in %s, opened by %s, chosen before: %s', (shown, opened, chosen, only) => {
  expect(isLinkedOnly(shown, opened, chosen)).toBe(only)
})
