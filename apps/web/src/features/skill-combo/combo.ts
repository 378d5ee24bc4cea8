import { COMBO_SKILL_NOTES } from '@gyeol/game-data'
import { type ComboSkill, comboSkills, type ComboStep, type ComboTag } from '@gyeol/skills'
import type { Named } from '../../shared/named-saves/named-saves.ts'
import { SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { comboTexts } from './combo.texts.ts'

/** One place of a combo as the player laid it out. */
export type ComboPlace = {
  /** Key of the palette (`blade:23#Lv.10`). */
  readonly skill: string
  /** Null: unknown, still to be typed. */
  readonly mp: number | null
  readonly tag: ComboTag | null
  /** After 반사: no hit was taken. */
  readonly isReflectionFree: boolean
  /** Seconds of the motion; null: the usual ones of the equipment form. */
  readonly seconds: number | null
}

export type ComboPlaces = readonly ComboPlace[]

/** One combo with what undo and redo need. */
export type Combo = Named & {
  readonly places: ComboPlaces
  readonly past: readonly ComboPlaces[]
  readonly undone: readonly ComboPlaces[]
}

/** The most a combo can hold: its points are spent long before. */
export const MAX_PLACES = 20
export const MAX_PAST = 30

/** What can stand in a combo. */
export const PALETTE = comboSkills(SKILL_INDEX, COMBO_SKILL_NOTES)
const BY_KEY = new Map(PALETTE.map((entry) => [entry.key, entry]))

export function findComboSkill(key: string): ComboSkill | undefined {
  return BY_KEY.get(key)
}

/** "퍼스트 어택 (쌍검 Lv.10)"; the key of a skill that the data does not know. */
export function comboSkillName(key: string): string {
  const entry = BY_KEY.get(key)
  if (!entry) return key
  return entry.variant === null
    ? entry.name
    : `${entry.name} (${comboTexts.variant(entry.variant)})`
}

export function placeOf({ key, mp }: ComboSkill): ComboPlace {
  return { skill: key, mp, tag: null, isReflectionFree: false, seconds: null }
}

export function createCombo(start: {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly places?: ComboPlaces
}): Combo {
  const { id, name, at, places = [] } = start
  return { id, name, updatedAt: at, places, past: [], undone: [] }
}

/** The places as the rules want them; an unknown MP counts as 0. */
export function stepsOf(places: ComboPlaces): ComboStep[] {
  return places.map(({ skill, mp, tag, isReflectionFree, seconds }) => {
    const entry = BY_KEY.get(skill)
    return {
      skill,
      mp: mp ?? 0,
      tag,
      halvesNext: entry?.halvesNext ?? false,
      cannotStart: entry?.cannotStart ?? false,
      dealsDamage: entry?.dealsDamage ?? true,
      reflectionFree: isReflectionFree,
      ...(seconds !== null && { motionSeconds: seconds }),
    }
  })
}

/** Names every place for lists that move: skill and how often it came before. */
export function placeIds(places: ComboPlaces): string[] {
  return places.map(({ skill }, at) => {
    const before = places.slice(0, at).filter((other) => other.skill === skill).length
    return `${skill}/${before}`
  })
}

/** What a player does to a combo. */
export type ComboEdit =
  | { readonly type: 'add'; readonly place: ComboPlace }
  | { readonly type: 'remove'; readonly at: number }
  | { readonly type: 'move'; readonly at: number; readonly to: number }
  | { readonly type: 'change'; readonly at: number; readonly patch: Partial<ComboPlace> }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

/** The combo after an edit; one without effect gives back the same. */
export function editCombo(combo: Combo, edit: ComboEdit, at: number): Combo {
  if (edit.type === 'undo') return travel(combo, ['past', 'undone'], at)
  if (edit.type === 'redo') return travel(combo, ['undone', 'past'], at)
  const places = editPlaces(combo.places, edit)
  if (places === combo.places) return combo
  const past = [...combo.past, combo.places].slice(-MAX_PAST)
  return { ...combo, places, past, undone: [], updatedAt: at }
}

function editPlaces(
  places: ComboPlaces,
  edit: Exclude<ComboEdit, { type: 'undo' | 'redo' }>,
): ComboPlaces {
  switch (edit.type) {
    case 'add':
      return places.length < MAX_PLACES ? [...places, edit.place] : places
    case 'remove':
      return edit.at in places ? places.toSpliced(edit.at, 1) : places
    case 'move':
      return movePlace(places, edit.at, edit.to)
    case 'change':
      return places.map((place, at) => (at === edit.at ? { ...place, ...edit.patch } : place))
    case 'clear':
      return places.length === 0 ? places : []
    default:
      return edit satisfies never
  }
}

function movePlace(places: ComboPlaces, at: number, to: number): ComboPlaces {
  const place = places[at]
  if (!place || at === to || !(to in places)) return places
  return places.toSpliced(at, 1).toSpliced(to, 0, place)
}

/** Takes the last of one list as the present and puts the present on the other. */
function travel(
  combo: Combo,
  [from, onto]: readonly ['past', 'undone'] | readonly ['undone', 'past'],
  at: number,
): Combo {
  const places = combo[from].at(-1)
  if (!places) return combo
  return {
    ...combo,
    places,
    [from]: combo[from].slice(0, -1),
    [onto]: [...combo[onto], combo.places],
    updatedAt: at,
  }
}
