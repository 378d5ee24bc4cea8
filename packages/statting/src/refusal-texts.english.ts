import type { RefusalCode } from './model.ts'
import type { RefusalDetail } from './refusal-texts.ts'

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const slotName = (slot: number | undefined) =>
  slot === undefined ? 'another slot' : `slot ${slot + 1}`

/** Every refusal as an English sentence that says what to do. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, (detail: RefusalDetail) => string>> = {
  SLOT_OUT_OF_RANGE: () => 'There are 8 option slots. Choose slot 1 to 8.',
  UNKNOWN_OPTION: () => 'This option isn’t on the list. Choose another one.',
  FINISHED: () => 'This statting is finished. To go on, undo the last confirmation.',
  SLOT_CONFIRMED: () => 'A confirmed option can’t be changed. Undo its confirmation first.',
  SLOT_EMPTY: () => 'Choose an option first.',
  OPTION_ALREADY_USED: ({ slot }) =>
    `This option is already in ${slotName(slot)}. Choose another one.`,
  ELEMENT_ALREADY_GRANTED: ({ slot }) =>
    `Only one element can be added. Clear ${slotName(slot)} first.`,
  ELEMENT_NEEDS_WEAPON: () => 'Elements can be added to weapons only.',
  ELEMENT_MATCH_MISMATCH: () =>
    'This option doesn’t fit the matching element setting. Change the setting or choose another option.',
  OPTION_UNAVAILABLE_AT_LEVEL: () =>
    'Not available at your level. Raise the level in the settings.',
  NOT_A_WHOLE_NUMBER: () => 'Enter a whole number.',
  ABOVE_MAXIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? 'Above the maximum. Lower it.'
      : `The most you can enter is ${signed(limitValue)}.`,
  BELOW_MINIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? 'Below the minimum. Raise it.'
      : `The least you can enter is ${signed(limitValue)}.`,
  NEGATIVE_NOT_ALLOWED: () => 'Values below 0 aren’t allowed.',
  NOTHING_CHANGED: () => 'No option has changed. Enter a value first.',
  NOTHING_TO_UNDO: () => 'No confirmation to undo.',
  NOTHING_TO_REDO: () => 'No confirmation to redo.',
  NOTHING_TO_REPEAT: () => 'No confirmation to repeat. Confirm once first.',
  REPEAT_OVERSHOOTS: ({ slot, limitValue }) => {
    const limit = limitValue === undefined ? 'its limit' : `its limit (${signed(limitValue)})`
    const place = slotName(slot)
    return `Repeating would take ${place} past ${limit}. Enter the value yourself.`
  },
}
