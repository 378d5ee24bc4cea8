import { expect, it } from 'vitest'
import { PAGE_TITLES as ENGLISH_TITLES } from '../page-titles.english.ts'
import { PAGE_TITLES } from '../page-titles.ts'
import { ERROR_MESSAGES as ENGLISH_ERRORS } from './error-messages.english.ts'
import { ERROR_MESSAGES } from './error-messages.ts'
import { FIELD_ERROR_WORDS as ENGLISH_FIELDS } from './field-error-words.english.ts'
import { FIELD_ERROR_WORDS } from './field-error-words.ts'
import { LEVEL_ROLES as ENGLISH_LEVELS } from './level-roles.english.ts'
import { LEVEL_ROLES } from './level-roles.ts'
import { RECURRENCE_PROBLEMS as ENGLISH_PROBLEMS } from './recurrence-problems.english.ts'
import { RECURRENCE_PROBLEMS } from './recurrence-problems.ts'
import { ROLE_NAMES as ENGLISH_ROLES } from './role-names.english.ts'
import { ROLE_NAMES } from './role-names.ts'

const HANGUL = /\p{Script=Hangul}/u

it.each([
  ['errors', ENGLISH_ERRORS, ERROR_MESSAGES],
  ['fields', ENGLISH_FIELDS, FIELD_ERROR_WORDS],
  ['audiences', ENGLISH_LEVELS, LEVEL_ROLES],
  ['recurrence', ENGLISH_PROBLEMS, RECURRENCE_PROBLEMS],
  ['pages', ENGLISH_TITLES, PAGE_TITLES],
  ['roles', ENGLISH_ROLES, ROLE_NAMES],
])('%s have the same names in English, and none in Korean', (_, english, korean) => {
  expect(Object.keys(english)).toEqual(Object.keys(korean))
  for (const words of Object.values<unknown>(english)) {
    const said = typeof words === 'function' ? String(words('7')) : JSON.stringify(words)
    expect(said).not.toMatch(HANGUL)
    expect(said).not.toBe('')
  }
})

it('says the limit of a field', () => {
  expect(ENGLISH_FIELDS.moreLetters('10')).toContain('10')
  expect(ENGLISH_FIELDS.atMost('315')).toContain('315')
})

it('keeps the levels of the audiences', () => {
  expect(Object.values(ENGLISH_LEVELS).map(({ level }) => level)).toEqual(
    Object.values(LEVEL_ROLES).map(({ level }) => level),
  )
})
