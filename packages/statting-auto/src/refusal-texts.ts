import type { AutoRefusalCode } from './model.ts'

/** What a refusal's sentence may mention, as players read it. */
export type AutoRefusalDetail = {
  /** Name of the option. */
  readonly name?: string
  /** The limit as a displayed value, or a count. */
  readonly limitValue?: number
}

const named = ({ name }: AutoRefusalDetail) => (name === undefined ? '이 옵션' : `‘${name}’`)
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** Every refusal as a Korean sentence that says what to do. */
export const AUTO_REFUSAL_TEXTS: Readonly<
  Record<AutoRefusalCode, (detail: AutoRefusalDetail) => string>
> = {
  SETTINGS_NOT_VALID: () => '장비 설정에 잘못된 값이 있어요. 설정을 먼저 고쳐 주세요',
  NOTHING_WANTED: () => '붙일 옵션을 하나 이상 골라 주세요',
  TOO_MANY_WANTED: () => '붙일 옵션은 8개까지 고를 수 있어요',
  TOO_MANY_OPTIONS: () => '옵션 칸은 모두 8개예요. 붙일 옵션이나 마이너스 옵션을 줄여 주세요',
  UNKNOWN_OPTION: (detail) => `${named(detail)}: 목록에 없는 옵션이에요. 다른 옵션을 골라 주세요`,
  OPTION_TWICE: (detail) => `${named(detail)}: 두 번 골랐어요. 하나를 지워 주세요`,
  WANTED_AND_NEGATIVE: (detail) =>
    `${named(detail)}: 붙일 옵션과 마이너스 옵션에 함께 있어요. 한쪽에서 빼 주세요`,
  WANTED_NOT_POSITIVE: (detail) => `${named(detail)}: 붙일 값은 0보다 커야 해요`,
  NEGATIVE_NOT_BELOW_ZERO: (detail) => `${named(detail)}: 마이너스 값은 0보다 작아야 해요`,
  NEGATIVE_NOT_ALLOWED: (detail) =>
    `${named(detail)}: 마이너스로 쓸 수 없는 옵션이에요. 다른 옵션을 골라 주세요`,
  NOT_A_WHOLE_NUMBER: (detail) => `${named(detail)}: 정수로 넣어 주세요`,
  ABOVE_MAXIMUM: (detail) => `${named(detail)}: ${limitText(detail, '최대')}`,
  BELOW_MINIMUM: (detail) => `${named(detail)}: ${limitText(detail, '최소')}`,
  OPTION_UNAVAILABLE_AT_LEVEL: (detail) =>
    `${named(detail)}: 지금 레벨에서는 부여할 수 없어요. 설정에서 레벨을 올려 주세요`,
  ELEMENT_NEEDS_WEAPON: () => '속성은 무기에만 부여할 수 있어요',
  ELEMENT_MATCH_MISMATCH: () =>
    '속성 일치 설정과 맞지 않는 속성이에요. 설정을 바꾸거나 다른 속성을 골라 주세요',
  ELEMENT_ALREADY_GRANTED: () => '속성은 하나만 부여할 수 있어요. 하나만 남겨 주세요',
  WANTED_RATE_OUT_OF_RANGE: () => '목표 성공률은 0부터 100까지의 정수로 넣어 주세요',
  CONFIRMATIONS_OUT_OF_RANGE: () => '확정 횟수는 1 이상의 정수로 넣어 주세요',
  LARGEST_AMOUNT_OUT_OF_RANGE: () => '한 번에 쓸 재료는 0 이상의 정수로 넣어 주세요',
  WEIGHT_OUT_OF_RANGE: () => '재료 가중치는 0 이상으로 넣어 주세요',
  START_FINISHED: () => '이미 끝난 부여예요. 마지막 확정을 되돌린 뒤 다시 찾아 주세요',
  START_OF_OTHER_SETTINGS: () => '진행 중인 부여와 설정이 달라요. 같은 설정으로 다시 찾아 주세요',
  START_HAS_ITS_POTENTIAL: () =>
    '이미 시작한 부여에서는 시작 잠재력을 찾을 수 없어요. 다른 목표를 골라 주세요',
  NOTHING_LEFT_TO_DO: () => '원하는 옵션이 이미 다 붙어 있어요',
}

function limitText({ limitValue }: AutoRefusalDetail, edge: '최대' | '최소'): string {
  if (limitValue === undefined) return edge === '최대' ? '최댓값보다 커요' : '최솟값보다 작아요'
  return `${edge} ${signed(limitValue)}까지 넣을 수 있어요`
}
