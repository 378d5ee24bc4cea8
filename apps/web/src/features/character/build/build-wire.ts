import { type StatLine } from '@gyeol/catalogue'
import {
  ALTERNATIVES,
  ARMOR_MAKES,
  BASE_STAT_RANGE,
  type LearnedSkill,
  MAX_REFINE,
  MAX_SKILL_LEVEL,
  PERSONAL_STATS,
  type SkillCounts,
} from '@gyeol/character'
import {
  BOSS_DIFFICULTIES,
  CRYSTA_KINDS,
  ELEMENTS,
  EQUIPMENT_KINDS,
  FOODS,
  GEAR_KINDS,
  GEAR_SLOTS,
  STAT_IDS,
} from '@gyeol/terms'
import {
  type Guard,
  hasShape,
  isBoolean,
  isRecord,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  textLike,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'
import {
  type CastSetting,
  type CharacterBody,
  type Piece,
  type StoredBody,
  TARGET_FIELDS,
  type TypedTarget,
  type WornCrysta,
} from './character-build.ts'

/*
 * A character as it is stored and as it travels in a link: its own shape, checked field by field.
 * What a reader finds wrong refuses the whole; nothing is guessed.
 */

const MOST = { lines: 60, skills: 500, registlets: 60, name: 200 } as const
const AMOUNT = 10_000_000

const isStat = oneOf(STAT_IDS)
const isSlot = oneOf(GEAR_SLOTS)
const isWorn = listOf(oneOf(GEAR_KINDS), { min: 1, max: GEAR_KINDS.length })
const isName = textLike(/^.{0,200}$/u)
const isId = textLike(/^[^\s]{1,120}$/u)
const isCondition = hasShape<NonNullable<StatLine['when']>>({ slot: isSlot, worn: isWorn })

const isLine: Guard<StatLine> = (value): value is StatLine =>
  hasShape<{ stat: StatLine['stat']; value: number }>({
    stat: isStat,
    value: numberFrom(-AMOUNT, AMOUNT),
  })(value) && isOptional(isCondition)((value as { when?: unknown }).when)

function isOptional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value)
}

export const areLines = listOf(isLine, { min: 0, max: MOST.lines })

const isCrysta = hasShape<WornCrysta>({
  id: isId,
  name: isName,
  kind: oneOf(CRYSTA_KINDS),
  lines: areLines,
})

const isPiece = hasShape<Piece>({
  id: orNull(isId),
  name: isName,
  kind: oneOf(EQUIPMENT_KINDS),
  atk: wholeFrom(0, 99_999),
  def: wholeFrom(0, 99_999),
  stability: wholeFrom(0, 100),
  refine: wholeFrom(0, MAX_REFINE),
  element: orNull(oneOf(ELEMENTS)),
  lines: areLines,
  grant: areLines,
  crystas: listOf(orNull(isCrysta), { min: 2, max: 2 }),
})

const isPoints = wholeFrom(BASE_STAT_RANGE.min, BASE_STAT_RANGE.max)
const isSkillLevel = wholeFrom(0, MAX_SKILL_LEVEL)

const isTyped: Guard<TypedTarget> = (value): value is TypedTarget =>
  isRecord(value) &&
  Object.entries(value).every(
    ([field, amount]) =>
      TARGET_FIELDS.some((known) => known === field) &&
      numberFrom(-99_999, 1_000_000_000_000)(amount),
  )

const isCast = hasShape<CastSetting>({
  boss: orNull(isId),
  difficulty: oneOf(BOSS_DIFFICULTIES),
  typed: isTyped,
  skill: orNull(isId),
  skillLevel: wholeFrom(1, MAX_SKILL_LEVEL),
  proration: wholeFrom(50, 250),
  combo: wholeFrom(0, 1000),
  distance: orNull(oneOf(['short', 'long'])),
  isUnsheathed: isBoolean,
})

const areAlternatives = listOf(oneOf(ALTERNATIVES), { min: 0, max: ALTERNATIVES.length })

const isCounts: Guard<SkillCounts> = (value): value is SkillCounts =>
  isRecord(value) &&
  Object.entries(value).every(
    ([key, count]) => /^\w{1,20}$/.test(key) && wholeFrom(0, 99_999)(count),
  )

const areCounts: Guard<CharacterBody['counts']> = (value): value is CharacterBody['counts'] =>
  isRecord(value) &&
  Object.keys(value).length <= MOST.skills &&
  Object.entries(value).every(([id, counts]) => isId(id) && isCounts(counts))

const isOldBody = hasShape<Omit<StoredBody, 'otherwise' | 'counts'>>({
  level: wholeFrom(1, 999),
  base: hasShape<CharacterBody['base']>({
    str: isPoints,
    int: isPoints,
    vit: isPoints,
    agi: isPoints,
    dex: isPoints,
  }),
  personal: orNull(
    hasShape<NonNullable<CharacterBody['personal']>>({
      kind: oneOf(PERSONAL_STATS),
      value: wholeFrom(0, 999),
    }),
  ),
  gear: hasShape<CharacterBody['gear']>({
    main: orNull(isPiece),
    sub: orNull(isPiece),
    armor: orNull(isPiece),
    additional: orNull(isPiece),
    special: orNull(isPiece),
  }),
  armorMake: oneOf(ARMOR_MAKES),
  foods: listOf(
    hasShape<CharacterBody['foods'][number]>({ food: oneOf(FOODS), level: wholeFrom(1, 10) }),
    { min: 0, max: FOODS.length },
  ),
  registlets: listOf(
    hasShape<CharacterBody['registlets'][number]>({ id: isId, level: wholeFrom(1, 999) }),
    { min: 0, max: MOST.registlets },
  ),
  skills: listOf(hasShape<LearnedSkill>({ id: isId, level: isSkillLevel }), {
    min: 0,
    max: MOST.skills,
  }),
  buffs: listOf(isId, { min: 0, max: MOST.skills }),
  own: areLines,
  cast: isCast,
})

/** Whether something is the body of a character; what later releases added may be missing. */
export const isBody: Guard<StoredBody> = (value): value is StoredBody =>
  isOldBody(value) &&
  isOptional(areAlternatives)((value as { otherwise?: unknown }).otherwise) &&
  isOptional(areCounts)((value as { counts?: unknown }).counts)
