import type { MainQuestSetting } from './model.ts'
import type { SettingRefusal, SettingRefusalCode } from './setting.ts'

// Findings of a table are read by editors, who work in Korean.
export { describeTableFinding, TABLE_FINDING_TEXTS } from './texts.ts'

const FIELD_NAMES: Readonly<Record<keyof MainQuestSetting | 'runs', string>> = {
  level: 'Level now',
  percent: 'EXP % now',
  target: 'Goal level',
  targetPercent: 'Goal EXP %',
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
  NOT_A_WHOLE_NUMBER: ({ field }) => `${FIELD_NAMES[field]}: enter a whole number`,
  BELOW_MINIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: enter at least ${limit}`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: enter at most ${limit}`,
  NOT_A_CHOICE: ({ field }) => `${FIELD_NAMES[field]}: turn it on or off`,
  START_AFTER_END: () => 'The first episode comes after the last. Swap them',
}

/** A refusal of a setting as a sentence. */
export function describeSettingRefusal(refusal: SettingRefusal): string {
  return SETTING_REFUSAL_TEXTS[refusal.code](refusal)
}
