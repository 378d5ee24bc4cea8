import type { Refusal, RefusalCode, Session } from './model.ts'
import type { RefusalDetail } from './refusal-texts.ts'
import { rulesOf } from './session-rules.ts'

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const slotName = (slot: number | undefined) =>
  slot === undefined ? 'another slot' : `slot ${slot + 1}`

/** Every refusal as an English sentence that says what to do. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, (detail: RefusalDetail) => string>> = {
  SLOT_OUT_OF_RANGE: () => 'There are 8 slots. Choose one from 1 to 8',
  UNKNOWN_OPTION: () => 'This stat is not in the list. Choose another',
  FINISHED: () => 'This build is finished. Undo its last step to go on',
  SLOT_CONFIRMED: () => 'A confirmed stat stays. Undo that step to change it',
  SLOT_EMPTY: () => 'Choose a stat first',
  OPTION_ALREADY_USED: ({ slot }) => `This stat is in ${slotName(slot)} already. Choose another`,
  ELEMENT_ALREADY_GRANTED: ({ slot }) =>
    `Only one element can be added. Clear ${slotName(slot)} first`,
  ELEMENT_NEEDS_WEAPON: () => 'Elements can be added to weapons only',
  ELEMENT_MATCH_MISMATCH: () =>
    'This stat does not fit the setting of the weapon element. Change one of them',
  OPTION_UNAVAILABLE_AT_LEVEL: () => 'Not available at this level. Raise the level in the settings',
  NOT_A_WHOLE_NUMBER: () => 'Enter a whole number',
  ABOVE_MAXIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? 'Above the largest value. Lower it'
      : `At most ${signed(limitValue)}`,
  BELOW_MINIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? 'Below the smallest value. Raise it'
      : `At least ${signed(limitValue)}`,
  NEGATIVE_NOT_ALLOWED: () => 'Values below 0 are not possible',
  NOTHING_CHANGED: () => 'Nothing changes. Enter a value first',
  NOTHING_TO_UNDO: () => 'There is nothing to undo',
  NOTHING_TO_REDO: () => 'There is nothing to redo',
  NOTHING_TO_REPEAT: () => 'There is nothing to repeat. Confirm once first',
  REPEAT_OVERSHOOTS: ({ slot, limitValue }) => {
    const limit = limitValue === undefined ? 'its limit' : `its limit (${signed(limitValue)})`
    return `Repeating would take ${slotName(slot)} beyond ${limit}. Enter the value yourself`
  },
}

/** A refusal of this session as a sentence; limits are turned into displayed values. */
export function describeRefusal(session: Session, { code, slot, limit }: Refusal): string {
  const option = slot === undefined ? null : (session.slots[slot]?.option ?? null)
  const known = option === null ? undefined : rulesOf(session).optionOf(option)
  const limitValue = limit === undefined ? undefined : known?.valueOf(limit)
  return REFUSAL_TEXTS[code]({ limitValue, slot })
}
