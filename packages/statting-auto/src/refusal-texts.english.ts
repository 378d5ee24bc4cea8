import type { AutoRefusal, AutoRefusalCode } from './model.ts'
import type { AutoRefusalDetail, AutoRefusalWords } from './refusal-texts.ts'

const named = ({ name }: AutoRefusalDetail) => (name === undefined ? 'This stat' : `“${name}”`)
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** Every refusal as an English sentence that says what to do. */
export const AUTO_REFUSAL_TEXTS: Readonly<
  Record<AutoRefusalCode, (detail: AutoRefusalDetail) => string>
> = {
  SETTINGS_NOT_VALID: () => 'A value in the settings is wrong. Fix it first',
  NOTHING_WANTED: () => 'Choose at least one stat to add',
  TOO_MANY_WANTED: () => 'Up to 8 stats can be added',
  TOO_MANY_OPTIONS: () => 'There are 8 slots in all. Remove some stats',
  UNKNOWN_OPTION: (detail) => `${named(detail)} is not in the list. Choose another`,
  OPTION_TWICE: (detail) => `${named(detail)} is chosen twice. Remove one`,
  WANTED_AND_NEGATIVE: (detail) =>
    `${named(detail)} is to be added and lowered. Remove it from one side`,
  WANTED_NOT_POSITIVE: (detail) => `${named(detail)}: the value must be above 0`,
  NEGATIVE_NOT_BELOW_ZERO: (detail) => `${named(detail)}: the value must be below 0`,
  NEGATIVE_NOT_ALLOWED: (detail) => `${named(detail)} cannot be lowered. Choose another`,
  NOT_A_WHOLE_NUMBER: (detail) => `${named(detail)}: enter a whole number`,
  ABOVE_MAXIMUM: (detail) => `${named(detail)}: ${limitText(detail, 'most')}`,
  BELOW_MINIMUM: (detail) => `${named(detail)}: ${limitText(detail, 'least')}`,
  OPTION_UNAVAILABLE_AT_LEVEL: (detail) =>
    `${named(detail)} is not available at this level. Raise the level in the settings`,
  ELEMENT_NEEDS_WEAPON: () => 'Elements can be added to weapons only',
  ELEMENT_MATCH_MISMATCH: () =>
    'This element does not fit the setting of the weapon element. Change one of them',
  ELEMENT_ALREADY_GRANTED: () => 'Only one element can be added. Keep just one',
  WANTED_RATE_OUT_OF_RANGE: () => 'Enter a whole rate from 0 to 100',
  CONFIRMATIONS_OUT_OF_RANGE: () => 'Enter 1 step or more',
  LARGEST_AMOUNT_OUT_OF_RANGE: () => 'Enter 0 materials or more',
  WEIGHT_OUT_OF_RANGE: () => 'Enter a weight of 0 or more',
  START_FINISHED: () => 'This build is finished. Undo its last step, then search again',
  START_OF_OTHER_SETTINGS: () => 'The build has other settings. Search with the same settings',
  START_HAS_ITS_POTENTIAL: () =>
    'A build that has begun has its starting potential. Choose another goal',
  NOTHING_LEFT_TO_DO: () => 'All the stats you want are there already',
}

function limitText({ limitValue }: AutoRefusalDetail, edge: 'most' | 'least'): string {
  if (limitValue === undefined)
    return edge === 'most' ? 'above the largest value' : 'below the smallest value'
  return `at ${edge} ${signed(limitValue)}`
}

/** A refusal as a sentence. */
export function describeAutoRefusal(refusal: AutoRefusal, words: AutoRefusalWords): string {
  const { code, option, limit } = refusal
  if (option === undefined) return AUTO_REFUSAL_TEXTS[code]({ limitValue: limit })
  const limitValue = limit === undefined ? undefined : words.valueOf(option, limit)
  return AUTO_REFUSAL_TEXTS[code]({ name: words.nameOf(option), limitValue })
}
