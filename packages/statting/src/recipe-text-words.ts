import type { EquipmentType, Material } from '@gyeol/terms'
import type { MaterialMode } from './model.ts'

/*
 * The words of the text form (SPEC.md TXT2). Written into chats and read back years later: words may
 * be added to what is read, but never taken away.
 */

/** Korean name of every option by key; the engine knows only keys. */
export type OptionNames = Readonly<Record<string, string>>

/** Opens the first line. */
export const TITLE = '옵션 부여'
/** Stands between the settings of a line. */
export const SEPARATOR = ' · '
/** The weapon's own element equals the one to be granted. */
export const MATCHING_ELEMENT = '속성 일치'
/** The rule set `consensus`; `spec` is not written. */
export const CONSENSUS_RULES = '실게임 추정 규칙'
/** Opens the line of material skills. */
export const MATERIAL_REDUCTION = '재료 감소'
/** Opens the last line of a finished session. */
export const SUCCESS = '성공률'
/** Opens the last line of an unfinished one. */
export const IN_PROGRESS = '진행 중'

/** Kinds of equipment. */
export const EQUIPMENT_WORDS: Readonly<Record<EquipmentType, string>> = {
  weapon: '무기',
  armor: '방어구',
}

/** Ways in which material skills count. */
export const MATERIAL_MODE_WORDS: Readonly<Record<MaterialMode, string>> = {
  none: '없음',
  all10: '전부 10',
  perMaterial: '재료별',
}

/** Names of the materials. */
export const MATERIAL_WORDS: Readonly<Record<Material, string>> = {
  metal: '금속',
  cloth: '천',
  beast: '짐승',
  wood: '목재',
  medicine: '약품',
  mana: '마소',
}

/** A number with the minus of typography; "+" before positive ones where `plus` is asked for. */
export function signedText(value: number, plus: '' | '+' = ''): string {
  return value < 0 ? `−${-value}` : `${plus}${value}`
}

/** Letters, digits and signs of half width, and one kind of minus: what keyboards write. */
export function typedText(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[−–—﹣]/g, '-')
}

/** Typed text in lower case without spaces: how every word and number is compared. */
export function plainText(text: string): string {
  return typedText(text).replace(/\s+/g, '').toLowerCase()
}
