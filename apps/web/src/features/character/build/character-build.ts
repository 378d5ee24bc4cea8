import type { StatLine } from '@gyeol/catalogue'
import type {
  Alternative,
  ArmorMake,
  BaseStat,
  LearnedSkill,
  PersonalStat,
  SkillCounts,
} from '@gyeol/character'
import type { BossDifficulty, CrystaKind, Element, EquipmentKind, Food } from '@gyeol/terms'
import type { Named } from '../../../shared/named-saves/named-saves.ts'

/** The five pieces with numbers of their own, in the order of the cards. */
export const GEAR_PLACES = ['main', 'sub', 'armor', 'additional', 'special'] as const

export type GearPlace = (typeof GEAR_PLACES)[number]

/** A crysta as it was when it was put in. */
export type WornCrysta = {
  readonly id: string
  readonly name: string
  readonly kind: CrystaKind
  readonly lines: readonly StatLine[]
}

/** A piece as it was when it was picked, with what was made of it since. */
export type Piece = {
  /** Null: typed by hand. */
  readonly id: string | null
  readonly name: string
  readonly kind: EquipmentKind
  readonly atk: number
  readonly def: number
  readonly stability: number
  readonly refine: number
  readonly element: Element | null
  readonly lines: readonly StatLine[]
  /** What the option grant put on it. */
  readonly grant: readonly StatLine[]
  readonly crystas: readonly (WornCrysta | null)[]
}

/** Whether what is worn there takes the options of weapons; the other places have one kind each. */
export function isWeaponPlace(place: GearPlace): boolean {
  return place === 'main' || place === 'sub'
}

/** Numbers of a target that stand in the place of the list's. */
export type TypedTarget = {
  readonly [Field in TargetField]?: number
}

export const TARGET_FIELDS = [
  'level',
  'hp',
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'critResist',
  'dodge',
] as const

export type TargetField = (typeof TARGET_FIELDS)[number]

/** What "몇 타?" asks. */
export type CastSetting = {
  readonly boss: string | null
  readonly difficulty: BossDifficulty
  readonly typed: TypedTarget
  readonly skill: string | null
  readonly skillLevel: number
  /** Percent; 100: none. */
  readonly proration: number
  readonly combo: number
  /** Null: as the weapon has it. */
  readonly distance: 'short' | 'long' | null
  readonly isUnsheathed: boolean
}

export type Gear = Readonly<Record<GearPlace, Piece | null>>

/** Everything of a build: what undo brings back, and what "몇 타?" asks. */
export type CharacterBody = {
  readonly level: number
  readonly base: Readonly<Record<BaseStat, number>>
  readonly personal: { readonly kind: PersonalStat; readonly value: number } | null
  readonly gear: Gear
  readonly armorMake: ArmorMake
  readonly foods: readonly { readonly food: Food; readonly level: number }[]
  readonly registlets: readonly { readonly id: string; readonly level: number }[]
  readonly skills: readonly LearnedSkill[]
  /** Ids of skills whose effect lasts right now. */
  readonly buffs: readonly string[]
  /** How far skills are charged, stacked or repeated, by their id; what is missing stands where it starts. */
  readonly counts: Readonly<Record<string, SkillCounts>>
  /** Avatars, consumables, guild and event: what is typed. */
  readonly own: readonly StatLine[]
  /** Rules that are taken the way other programs take them. */
  readonly otherwise: readonly Alternative[]
  readonly cast: CastSetting
}

/** A body as it may have been kept: before rules could be chosen, and before counts could be told. */
export type StoredBody = Omit<CharacterBody, 'otherwise' | 'counts'> & {
  readonly otherwise?: CharacterBody['otherwise'] | undefined
  readonly counts?: CharacterBody['counts'] | undefined
}

/** What undo brings back: whom one looks at is no step of a build. */
export type WornBody = Omit<CharacterBody, 'cast'>

/** One named character of this browser. */
export type Character = Named & CharacterBody

/** A character that has nothing yet but level and points. */
export const EMPTY_BODY: CharacterBody = {
  level: 305,
  base: { str: 1, int: 1, vit: 1, agi: 1, dex: 1 },
  personal: null,
  gear: { main: null, sub: null, armor: null, additional: null, special: null },
  armorMake: 'normal',
  foods: [],
  registlets: [],
  skills: [],
  buffs: [],
  counts: {},
  own: [],
  otherwise: [],
  cast: {
    boss: null,
    difficulty: 'normal',
    typed: {},
    skill: null,
    skillLevel: 10,
    proration: 100,
    combo: 100,
    distance: null,
    isUnsheathed: false,
  },
}

/** The body of a character, without its name. */
export function bodyOf({
  level,
  base,
  personal,
  gear,
  armorMake,
  foods,
  registlets,
  skills,
  buffs,
  counts,
  own,
  otherwise,
  cast,
}: StoredBody): CharacterBody {
  return {
    level,
    base,
    personal,
    gear,
    armorMake,
    foods,
    registlets,
    skills,
    buffs,
    counts: counts ?? {},
    own,
    otherwise: otherwise ?? [],
    // Bodies without counts were kept when everybody stood near until they said otherwise.
    cast: !counts && cast.distance === 'short' ? { ...cast, distance: null } : cast,
  }
}

/** The body without the question of "몇 타?". */
export function wornOf(body: CharacterBody): WornBody {
  const { cast: _question, ...worn } = bodyOf(body)
  return worn
}

/** The character with a skill charged or stacked as far as told. */
export function withCount(body: CharacterBody, id: string, told: SkillCounts): CharacterBody {
  return { ...body, counts: { ...body.counts, [id]: { ...body.counts[id], ...told } } }
}

/** Whether numbers of skills are a part of the build. */
export function isLearned({ skills, cast }: Pick<CharacterBody, 'skills' | 'cast'>): boolean {
  return skills.length > 0 || cast.skill !== null
}

/** Whether it is as it began: there is no character to ask yet. */
export function isUntouched(character: CharacterBody): boolean {
  return JSON.stringify(bodyOf(character)) === JSON.stringify(bodyOf(EMPTY_BODY))
}

/** Whether nothing has been put on yet. */
export function isBare({ gear }: Pick<CharacterBody, 'gear'>): boolean {
  return GEAR_PLACES.every((place) => gear[place] === null)
}

/** The character with another piece. */
export function withPiece(
  body: CharacterBody,
  place: GearPlace,
  piece: Piece | null,
): CharacterBody {
  return { ...body, gear: { ...body.gear, [place]: piece } }
}

/** A newly picked piece keeps refinement, grant and the crystas that still fit of the one before. */
export function inPlaceOf(before: Piece | null, next: Piece): Piece {
  if (!before) return next
  const { refine, grant, crystas } = before
  return { ...next, refine: next.kind === 'arrow' ? 0 : refine, grant, crystas }
}

export const NO_CRYSTAS: Piece['crystas'] = [null, null]
