import type { Refusal } from './model.ts'
import { REFUSAL_TEXTS } from './refusal-texts.ts'
import type { SettingRefusal } from './settings.ts'

/** The closed list of reasons why a line is not understood. */
export const TEXT_REFUSALS = [
  'EMPTY_TEXT',
  'UNKNOWN_SETTING',
  'SETTING_REFUSED',
  'UNREAD_WORDS',
  'UNREADABLE_CHANGE',
  'UNKNOWN_OPTION_NAME',
  'AMBIGUOUS_OPTION_NAME',
  'VALUE_BETWEEN_STEPS',
  'NO_FREE_SLOT',
  'STEP_REFUSED',
] as const

/** One of {@link TEXT_REFUSALS}. */
export type TextRefusalCode = (typeof TEXT_REFUSALS)[number]

/** What is wrong with a line (1-based). */
export type TextRefusal = {
  readonly line: number
  readonly code: TextRefusalCode
  /** The words in question, as written. */
  readonly fragment?: string
  /** STEP_REFUSED: why the step cannot be carried out. */
  readonly refusal?: Refusal
  /** STEP_REFUSED: the limit that is broken, as a displayed value. */
  readonly limitValue?: number
  /** SETTING_REFUSED: which setting. */
  readonly setting?: SettingRefusal
}

/** Every reason why a text is not understood as a Korean sentence, without the line number. */
export const TEXT_REFUSAL_TEXTS: Readonly<
  Record<TextRefusalCode, (refusal: TextRefusal) => string>
> = {
  EMPTY_TEXT: () => '붙여 넣은 글에 확정한 줄이 없어요. 「1. MATK −20」처럼 적어 주세요',
  UNKNOWN_SETTING: ({ fragment }) => `모르는 설정이에요: 「${fragment}」. 지우거나 고쳐 주세요`,
  SETTING_REFUSED: ({ setting }) => settingText(setting),
  UNREAD_WORDS: ({ fragment }) => `읽지 못한 말이에요: 「${fragment}」. 빼고 읽었어요`,
  UNREADABLE_CHANGE: ({ fragment }) =>
    `수치를 찾지 못했어요: 「${fragment}」. 「MATK −20」처럼 적어 주세요`,
  UNKNOWN_OPTION_NAME: ({ fragment }) => `모르는 옵션이에요: 「${fragment}」. 이름을 확인해 주세요`,
  AMBIGUOUS_OPTION_NAME: ({ fragment }) =>
    `여러 옵션을 뜻하는 말이에요: 「${fragment}」. 하나를 골라 이름으로 적어 주세요`,
  VALUE_BETWEEN_STEPS: ({ fragment }) =>
    `한 단계로 나누어떨어지지 않는 값이에요: 「${fragment}」. 수치를 확인해 주세요`,
  NO_FREE_SLOT: () => '남은 칸이 없어요. 옵션은 8개까지 넣을 수 있어요',
  STEP_REFUSED: ({ refusal, limitValue }) =>
    refusal
      ? REFUSAL_TEXTS[refusal.code]({ slot: refusal.slot, limitValue })
      : '적용할 수 없는 확정이에요. 앞줄을 확인해 주세요',
}

function settingText(setting: SettingRefusal | undefined): string {
  const end = setting?.code === 'ABOVE_MAXIMUM' ? '이하로' : '이상으로'
  if (setting?.limit === undefined) return '설정 값을 다시 확인해 주세요'
  return `설정 값을 ${setting.limit} ${end} 적어 주세요`
}
