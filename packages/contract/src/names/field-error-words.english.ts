import type { FIELD_ERROR_WORDS as KOREAN } from './field-error-words.ts'

type Words = {
  readonly [Key in keyof typeof KOREAN]: (typeof KOREAN)[Key] extends string
    ? string
    : (limit: string) => string
}

/** What players are told about one field, in English. */
export const FIELD_ERROR_WORDS: Words = {
  required: 'Required.',
  invalid: 'This value is not valid.',
  noWords: 'Say what the picture shows, inside its [ ], for those who cannot see it.',
  tooManyLines: 'Too many lines: up to 2,000.',
  tooNested: 'Lists and quotes go too deep: up to 12 levels.',
  tooManyMarks: 'Too many marks like *, _, ~ and [ in one paragraph. Break it up with empty lines.',
  tooManyCells: 'Too large a table: up to 5,000 cells in all.',
  format: 'This is not in the right form.',
  unknownField: 'There is something here that cannot be used.',
  notAllowed: 'This cannot be chosen.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter text.',
  moreLetters: (least) => `Enter at least ${least} characters.`,
  moreItems: (least) => `Choose at least ${least}.`,
  atLeast: (least) => `At least ${least}.`,
  fewerLetters: (most) => `Up to ${most} characters.`,
  fewerItems: (most) => `Up to ${most}.`,
  atMost: (most) => `At most ${most}.`,
}
