import type { AutoRefusalCode } from './model.ts'
import type { AutoRefusalDetail } from './refusal-texts.ts'

const named = ({ name }: AutoRefusalDetail) => (name === undefined ? 'This option' : `“${name}”`)
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** Every refusal as an English sentence that says what to do. */
export const AUTO_REFUSAL_TEXTS: Readonly<
  Record<AutoRefusalCode, (detail: AutoRefusalDetail) => string>
> = {
  SETTINGS_NOT_VALID: () => 'An equipment setting is wrong. Fix the settings first.',
  NOTHING_WANTED: () => 'Choose at least one option to add.',
  TOO_MANY_WANTED: () => 'Choose up to 8 options to add.',
  TOO_MANY_OPTIONS: () => 'There are 8 slots in all. Use fewer wanted or negative options.',
  UNKNOWN_OPTION: (detail) => `${named(detail)}: not on the list. Choose another option.`,
  OPTION_TWICE: (detail) => `${named(detail)}: chosen twice. Remove one.`,
  WANTED_AND_NEGATIVE: (detail) => `${named(detail)}: both wanted and negative. Remove one.`,
  WANTED_NOT_POSITIVE: (detail) => `${named(detail)}: wanted values must be above 0.`,
  NEGATIVE_NOT_BELOW_ZERO: (detail) => `${named(detail)}: negative values must be below 0.`,
  NEGATIVE_NOT_ALLOWED: (detail) => `${named(detail)}: can’t be negative. Choose another option.`,
  NOT_A_WHOLE_NUMBER: (detail) => `${named(detail)}: enter a whole number.`,
  ABOVE_MAXIMUM: (detail) => `${named(detail)}: ${limitText(detail, 'most')}`,
  BELOW_MINIMUM: (detail) => `${named(detail)}: ${limitText(detail, 'least')}`,
  OPTION_UNAVAILABLE_AT_LEVEL: (detail) =>
    `${named(detail)}: not available at your level. Raise the level in the settings.`,
  ELEMENT_NEEDS_WEAPON: () => 'Elements can be added to weapons only.',
  ELEMENT_MATCH_MISMATCH: () =>
    'This element doesn’t fit the matching element setting. Change the setting or the element.',
  ELEMENT_ALREADY_GRANTED: () => 'Only one element can be added. Keep just one.',
  WANTED_RATE_OUT_OF_RANGE: () => 'The wanted success rate is a whole number from 0 to 100.',
  CONFIRMATIONS_OUT_OF_RANGE: () => 'Confirmations: enter a whole number of 1 or more.',
  LARGEST_AMOUNT_OUT_OF_RANGE: () => 'Materials at once: enter a whole number of 0 or more.',
  WEIGHT_OUT_OF_RANGE: () => 'Material weights: enter 0 or more.',
  START_FINISHED: () => 'This statting is finished. Undo its last confirmation and search again.',
  START_OF_OTHER_SETTINGS: () =>
    'The statting in progress has other settings. Search again with the same settings.',
  START_HAS_ITS_POTENTIAL: () =>
    'A statting in progress already has its starting potential. Choose another goal.',
  NOTHING_LEFT_TO_DO: () => 'All the options you want are already there.',
}

function limitText({ limitValue }: AutoRefusalDetail, edge: 'most' | 'least'): string {
  if (limitValue === undefined) return edge === 'most' ? 'above the maximum.' : 'below the minimum.'
  return `the ${edge} you can enter is ${signed(limitValue)}.`
}
