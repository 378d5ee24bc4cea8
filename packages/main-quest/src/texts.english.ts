import type { MainQuestSetting } from './model.ts'
import type { SettingRefusal, SettingRefusalCode } from './setting.ts'

// Findings of a table are for editors, whose screens are Korean.
export { describeTableFinding, TABLE_FINDING_TEXTS } from './texts.ts'

const FIELD_NAMES: Readonly<Record<keyof MainQuestSetting | 'runs', string>> = {
  level: 'Current level',
  percent: 'Current EXP %',
  target: 'Target level',
  targetPercent: 'Target EXP %',
  repeat: 'Repeat',
  skipVenena: 'Skip Venena',
  start: 'First episode',
  end: 'Last episode',
  runs: 'Runs',
}

/** Every refusal of a setting as an English sentence that says what to do. */
export const SETTING_REFUSAL_TEXTS: Readonly<
  Record<SettingRefusalCode, (refusal: SettingRefusal) => string>
> = {
  NOT_A_WHOLE_NUMBER: ({ field }) => `${FIELD_NAMES[field]}: enter a whole number.`,
  BELOW_MINIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: enter ${limit} or more.`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: enter ${limit} or less.`,
  NOT_A_CHOICE: ({ field }) => `${FIELD_NAMES[field]}: turn it on or off.`,
  START_AFTER_END: () => 'The first episode comes after the last one. Swap them.',
}

/** A refusal of a setting as a sentence. */
export function describeSettingRefusal(refusal: SettingRefusal): string {
  return SETTING_REFUSAL_TEXTS[refusal.code](refusal)
}
