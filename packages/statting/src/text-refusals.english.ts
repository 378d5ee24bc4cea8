import { REFUSAL_TEXTS } from './refusal-texts.english.ts'
import type { SettingRefusal } from './settings.ts'
import type { TextRefusal, TextRefusalCode } from './text-refusals.ts'

export { TEXT_REFUSALS } from './text-refusals.ts'

/** Every reason why a text is not understood as an English sentence, without the line number. */
export const TEXT_REFUSAL_TEXTS: Readonly<
  Record<TextRefusalCode, (refusal: TextRefusal) => string>
> = {
  EMPTY_TEXT: () => 'There are no steps in the text. Write them like “1. MATK −20”',
  UNKNOWN_SETTING: ({ fragment }) => `Unknown setting: “${fragment}”. Remove or correct it`,
  SETTING_REFUSED: ({ setting }) => settingText(setting),
  UNREADABLE_CHANGE: ({ fragment }) => `No amount found: “${fragment}”. Write it like “MATK −20”`,
  UNKNOWN_OPTION_NAME: ({ fragment }) => `Unknown stat: “${fragment}”. Check its name`,
  VALUE_BETWEEN_STEPS: ({ fragment }) =>
    `This is between two steps: “${fragment}”. Check the amount`,
  NO_FREE_SLOT: () => 'No slot is left. There are 8 in all',
  STEP_REFUSED: ({ refusal, limitValue }) =>
    refusal
      ? REFUSAL_TEXTS[refusal.code]({ slot: refusal.slot, limitValue })
      : 'This step is not possible. Check the lines before it',
}

function settingText(setting: SettingRefusal | undefined): string {
  const end = setting?.code === 'ABOVE_MAXIMUM' ? 'at most' : 'at least'
  if (setting?.limit === undefined) return 'Check the value of the setting'
  return `Write ${end} ${setting.limit} for the setting`
}
