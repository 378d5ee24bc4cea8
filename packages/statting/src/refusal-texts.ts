import type { RefusalCode } from './model.ts'

/** What a refusal's sentence may mention. */
export type RefusalDetail = {
  /** The limit as a displayed value, e.g. 30 or −120. */
  readonly limitValue?: number
  /** Zero-based slot the refusal points at. */
  readonly slot?: number
}

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
const slotName = (slot: number | undefined) => (slot === undefined ? '다른 칸' : `${slot + 1}번 칸`)

/** Every refusal as a Korean sentence that says what to do. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalCode, (detail: RefusalDetail) => string>> = {
  SLOT_OUT_OF_RANGE: () => '옵션 칸은 8개예요. 1번부터 8번 칸에서 골라 주세요',
  UNKNOWN_OPTION: () => '목록에 없는 옵션이에요. 다른 옵션을 골라 주세요',
  FINISHED: () => '이미 끝난 부여예요. 더 하려면 마지막 확정을 되돌려 주세요',
  SLOT_CONFIRMED: () => '확정한 옵션은 바꿀 수 없어요. 바꾸려면 그 확정을 되돌려 주세요',
  SLOT_EMPTY: () => '옵션을 먼저 골라 주세요',
  OPTION_ALREADY_USED: ({ slot }) =>
    `${slotName(slot)}에 이미 있는 옵션이에요. 다른 옵션을 골라 주세요`,
  ELEMENT_ALREADY_GRANTED: ({ slot }) =>
    `속성은 하나만 부여할 수 있어요. ${slotName(slot)}을 먼저 비워 주세요`,
  ELEMENT_NEEDS_WEAPON: () => '속성은 무기에만 부여할 수 있어요',
  ELEMENT_MATCH_MISMATCH: () =>
    '속성 일치 설정과 맞지 않는 옵션이에요. 설정을 바꾸거나 다른 옵션을 골라 주세요',
  OPTION_UNAVAILABLE_AT_LEVEL: () =>
    '지금 레벨에서는 부여할 수 없어요. 설정에서 레벨을 올려 주세요',
  NOT_A_WHOLE_NUMBER: () => '정수로 넣어 주세요',
  ABOVE_MAXIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? '최댓값보다 커요. 줄여 주세요'
      : `최대 ${signed(limitValue)}까지 넣을 수 있어요`,
  BELOW_MINIMUM: ({ limitValue }) =>
    limitValue === undefined
      ? '최솟값보다 작아요. 올려 주세요'
      : `최소 ${signed(limitValue)}까지 넣을 수 있어요`,
  NEGATIVE_NOT_ALLOWED: () => '0보다 작은 값은 넣을 수 없어요',
  NOTHING_CHANGED: () => '바뀐 옵션이 없어요. 값을 먼저 넣어 주세요',
  NOTHING_TO_UNDO: () => '되돌릴 확정이 없어요',
  NOTHING_TO_REDO: () => '다시 할 확정이 없어요',
  NOTHING_TO_REPEAT: () => '반복할 확정이 없어요. 먼저 한 번 확정해 주세요',
  REPEAT_OVERSHOOTS: ({ slot, limitValue }) => {
    const limit = limitValue === undefined ? '한계' : `한계(${signed(limitValue)})`
    return `반복하면 ${slotName(slot)}이 ${limit}를 넘어요. 값을 직접 넣어 주세요`
  },
}
