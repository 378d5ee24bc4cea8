import type { EquipmentType, Material } from '@gyeol/terms'
import type { MaterialMode } from './model.ts'

/*
 * The words of the text form (SPEC.md TXT2). Written into chats and read back years later: words may
 * be added to what is read, but never taken away. Each language writes its own and reads both.
 */

/** What a text says in one language. */
export type RecipeWords = {
  /** Opens the first line. */
  readonly title: string
  /** The weapon's own element equals the one to be granted. */
  readonly matchingElement: string
  /** The rule set `consensus`; `spec` is not written. */
  readonly consensusRules: string
  /** Opens the line of material skills. */
  readonly materialReduction: string
  /** Opens the last line of a finished session. */
  readonly success: string
  /** Opens the last line of an unfinished one. */
  readonly inProgress: string
  /** Stands before what is left of the potential. */
  readonly potential: string
  /** Other openings of lines that only tell the outcome. */
  readonly expectedSuccess: string
  readonly recipe: string
  readonly start: string
  readonly proficiency: string
  readonly anvil: string
  /** A slot of the session, from 1. */
  readonly slot: (number: number) => string
  readonly equipment: Readonly<Record<EquipmentType, string>>
  readonly materialModes: Readonly<Record<MaterialMode, string>>
  readonly materials: Readonly<Record<Material, string>>
}

/** The words of Korean texts. */
export const KOREAN_WORDS: RecipeWords = {
  title: '옵션 부여',
  matchingElement: '속성 일치',
  consensusRules: '게임과 맞는다고 알려진 방식',
  materialReduction: '재료 감소',
  success: '성공률',
  inProgress: '진행 중',
  potential: '잠재력',
  expectedSuccess: '기대성공률',
  recipe: '레시피',
  start: '시작',
  proficiency: '숙련도',
  anvil: '모루',
  slot: (number) => `${number}번 칸`,
  equipment: { weapon: '무기', armor: '방어구' },
  materialModes: { none: '없음', all10: '전부 10', perMaterial: '재료별' },
  materials: {
    metal: '금속',
    cloth: '천',
    beast: '짐승',
    wood: '목재',
    medicine: '약품',
    mana: '마소',
  },
}

/** The words of English texts. */
export const ENGLISH_WORDS: RecipeWords = {
  title: 'Statting',
  matchingElement: 'Matching element',
  consensusRules: 'Known to match the game',
  materialReduction: 'Material reduction',
  success: 'Success rate',
  inProgress: 'In progress',
  potential: 'Potential',
  expectedSuccess: 'Expected success rate',
  recipe: 'Recipe',
  start: 'Start',
  proficiency: 'Proficiency',
  anvil: 'Anvil',
  slot: (number) => `slot ${number}`,
  equipment: { weapon: 'Weapon', armor: 'Armor' },
  materialModes: { none: 'none', all10: 'all 10', perMaterial: 'per material' },
  materials: {
    metal: 'Metal',
    cloth: 'Cloth',
    beast: 'Beast',
    wood: 'Wood',
    medicine: 'Medicine',
    mana: 'Mana',
  },
}

/** Every language that is read. */
export const READ_WORDS: readonly RecipeWords[] = [KOREAN_WORDS, ENGLISH_WORDS]
