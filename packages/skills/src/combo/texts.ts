import type { MpReason } from './cost.ts'
import type { ComboFinding, ComboFindingCode } from './check.ts'
import type { StatEquipment, StatEquipmentRefusal, StatEquipmentRefusalCode } from './simulate.ts'
import type { ComboTag } from './tags.ts'

/** Korean names of the tags. `cancel` has no name in the game; it is our wording. */
export const COMBO_TAG_NAMES: Readonly<Record<ComboTag, string>> = {
  consecutive: '연속공격',
  charge: '충전',
  swift: '신속',
  smite: '강타',
  mindsEye: '심안',
  tenacity: '집념',
  invincible: '무적',
  bloodsucker: '흡혈',
  tough: '강인',
  reflection: '반사',
  cancel: '중단',
}

/** What every tag does, in our own words. */
export const COMBO_TAG_HINTS: Readonly<Record<ComboTag, string>> = {
  consecutive: '뒤에 놓을수록 MP가 100씩 줄고, 쓸수록 대미지가 10%씩 줄어요',
  charge: '지금은 MP를 내지 않고, 뒤의 스킬이 이 MP로 나가요. 남으면 마지막에 내요',
  swift: '행동속도가 50% 빨라져요',
  smite: '대미지가 50% 늘고 다음 스킬은 50% 줄어요. 마지막에 놓으면 MP가 2배예요',
  mindsEye: '반드시 맞고 명중이 올라요. 대상에게 이상 내성이 있으면 콤보가 멈춰요',
  tenacity: '모자란 MP 100마다 최대 HP의 10%를 대신 내요',
  invincible: '뒤에 놓을수록 동작 중 무적이 될 확률이 높아요',
  bloodsucker: '대미지를 주면 HP를 회복하고, 10초 뒤에는 HP를 내고 대미지가 늘어요',
  tough: '동작 중 받는 대미지가 절반, 다음 동작은 25% 줄어요',
  reflection: '맞으면 일반 공격으로 되갚고, 맞지 않으면 다음 스킬의 MP가 100 줄어요',
  cancel: '여기서 콤보를 끊어요. MP를 내지 않고 충전한 MP도 사라져요',
}

/** Why a place costs what it costs. */
export const MP_REASON_TEXTS: Readonly<Record<MpReason, string>> = {
  reflection: '앞의 반사로 MP 100 감소',
  smiteAtEnd: '마지막 강타라 MP 2배',
  halved: '앞 스킬 덕분에 MP 절반',
  charged: '충전: 지금은 내지 않음',
  consecutive: '연속공격으로 MP 감소',
  paidByCharge: '충전한 MP로 냄',
  tenacity: '집념: HP로 대신 냄',
  cancelled: '중단: 내지 않음',
}

const placeName = (place: number | undefined) => `${(place ?? 0) + 1}번째 스킬`

/** Every finding of a combo as a Korean sentence that says what to do. */
export const COMBO_FINDING_TEXTS: Readonly<
  Record<ComboFindingCode, (finding: ComboFinding) => string>
> = {
  TAG_ON_FIRST: () => '첫 스킬에는 특수효과를 붙일 수 없어요. 두 번째부터 붙여 주세요',
  CANNOT_START: () => '콤보를 시작할 수 없는 스킬이에요. 다른 스킬을 맨 앞에 놓아 주세요',
  SAME_SKILL_TWICE: ({ place, detail }) =>
    `${placeName(place)}은 ${placeName(detail)}과 같아요. MP 0인 스킬만 여러 번 쓸 수 있어요`,
  TOO_MANY_POINTS: ({ detail }) =>
    `콤보 포인트가 ${detail} 모자라요. 스킬이나 특수효과를 빼 주세요`,
  MP_NOT_ALLOWED: ({ place }) =>
    `${placeName(place)}의 MP는 0에서 9,900 사이의 100 단위로 넣어 주세요`,
  SMITE_AT_END: ({ place }) =>
    `${placeName(place)}: 강타를 마지막에 놓으면 MP가 2배예요. 뒤에 스킬을 하나 더 놓아 보세요`,
  CHARGE_AT_END: ({ place }) =>
    `${placeName(place)}: 뒤에 스킬이 없어서 충전한 MP를 그대로 내요. 대미지만 줄어요`,
  CHARGE_NOT_PAID: ({ place }) =>
    `${placeName(place)}: 뒤의 스킬이 충전한 MP를 다 쓰지 못해요. 남은 MP는 마지막에 내요`,
  REFLECTION_AT_END: ({ place }) =>
    `${placeName(place)}: 뒤에 스킬이 없어서 반사로 MP를 아낄 수 없어요`,
  CONSECUTIVE_ON_FREE_SKILL: ({ place }) =>
    `${placeName(place)}: MP 0인 스킬의 연속공격은 MP를 줄이지 못해요`,
  SKILL_AFTER_CANCEL: ({ place }) =>
    `${placeName(place)}: 앞에서 콤보가 끊겨서 나가지 않을 수 있어요. 중단은 마지막에 놓아 주세요`,
  DAMAGE_TAG_ON_BUFF: ({ place }) =>
    `${placeName(place)}: 대미지를 주지 않는 스킬이라 강타로 강해지지 않아요`,
}

/** A finding as a sentence. */
export function describeComboFinding(finding: ComboFinding): string {
  return COMBO_FINDING_TEXTS[finding.code](finding)
}

const EQUIPMENT_NAMES: Readonly<Record<keyof StatEquipment, string>> = {
  maxMp: '최대 MP',
  attackMpRecovery: '공격 MP회복',
  combatMpRecovery: '전투 중 MP회복',
  motionSpeed: '행동속도',
  attackSeconds: '일반 공격 시간',
  skillSeconds: '스킬 시간',
}

/** Every wrong field of the equipment as a Korean sentence. */
export const STAT_EQUIPMENT_REFUSAL_TEXTS: Readonly<
  Record<StatEquipmentRefusalCode, (refusal: StatEquipmentRefusal) => string>
> = {
  NOT_A_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: 숫자로 넣어 주세요`,
  NOT_A_WHOLE_NUMBER: ({ field }) => `${EQUIPMENT_NAMES[field]}: 정수로 넣어 주세요`,
  BELOW_MINIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: ${limit} 이상으로 넣어 주세요`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${EQUIPMENT_NAMES[field]}: ${limit} 이하로 넣어 주세요`,
}

/** Why the simulation cannot begin. */
export const COMBO_BLOCKED_TEXTS = {
  EMPTY: '콤보에 스킬을 먼저 넣어 주세요',
  MP_TOO_HIGH: '최대 MP보다 많이 드는 콤보예요. 특수효과로 MP를 줄여 주세요',
} as const
