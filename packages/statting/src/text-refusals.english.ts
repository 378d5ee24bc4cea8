import { REFUSAL_TEXTS } from './refusal-texts.ts'
import type { SettingRefusal } from './settings.ts'
import type { TextRefusal, TextRefusalCode } from './text-refusals.ts'

export { TEXT_REFUSALS } from './text-refusals.ts'

/** Every reason why a text is not understood as an English sentence, without the line number. */
export const TEXT_REFUSAL_TEXTS: Readonly<
  Record<TextRefusalCode, (refusal: TextRefusal) => string>
> = {
  EMPTY_TEXT: () => 'The pasted text has no confirmed lines. Write them like “1. MATK −20”.',
  UNKNOWN_SETTING: ({ fragment }) => `Unknown setting: “${fragment}”. Remove or fix it.`,
  SETTING_REFUSED: ({ setting }) => settingText(setting),
  UNREAD_WORDS: ({ fragment }) => `Not understood and left out: “${fragment}”.`,
  UNREADABLE_CHANGE: ({ fragment }) => `No amount found: “${fragment}”. Write it like “MATK −20”.`,
  UNKNOWN_OPTION_NAME: ({ fragment }) => `Unknown option: “${fragment}”. Check the name.`,
  AMBIGUOUS_OPTION_NAME: ({ fragment }) =>
    `Several options are called so: “${fragment}”. Write the name of one.`,
  VALUE_BETWEEN_STEPS: ({ fragment }) =>
    `This value falls between two steps: “${fragment}”. Check the amount.`,
  NO_FREE_SLOT: () => 'No slot is left. There is room for 8 options.',
  STEP_REFUSED: ({ refusal, limitValue }) =>
    refusal
      ? REFUSAL_TEXTS[refusal.code]({ slot: refusal.slot, limitValue })
      : 'This confirmation isn’t possible. Check the line before.',
}

function settingText(setting: SettingRefusal | undefined): string {
  if (setting?.limit === undefined) return 'Check the values of the settings.'
  const bound = setting.code === 'ABOVE_MAXIMUM' ? 'at most' : 'at least'
  return `Enter ${bound} ${setting.limit} for this setting.`
}
