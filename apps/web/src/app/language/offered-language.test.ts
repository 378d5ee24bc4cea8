import { expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

it.each([
  ['korea', ['en-US', 'en'], 'english'],
  ['korea', ['ja', 'en'], 'english'],
  ['korea', ['en-US', 'ko-KR'], undefined],
  ['korea', ['ko-KR', 'en'], undefined],
  ['korea', ['ja'], undefined],
  ['korea', [], undefined],
  ['english', ['ko-KR', 'en'], 'korea'],
  ['english', ['en-US', 'ko'], undefined],
  ['english', ['en-US'], undefined],
] as const)('on the site in %s to a reader of %j: %s', (shown, languages, offered) => {
  expect(offeredLanguage(shown, languages)).toBe(offered)
})
