import type { StatLine } from '@gyeol/catalogue'
import {
  type CharacterInput,
  MAIN_KINDS,
  type MainHand,
  meantLines,
  type MeantLine,
  NO_SITUATION,
  passiveLines,
  registletLine,
  type Sheet,
  sheetOf,
  type SheetLine,
  type SkillGear,
  SUB_KINDS,
  type SubHand,
  withLearned,
} from '@gyeol/character'
import { buffLines, type BuffLine } from '../skills/buff-lines.ts'
import { NO_EFFECTS, type SkillEffects } from '../skills/skill-effects.ts'
import { wornVariables } from '../skills/skill-variables.ts'
import { type CharacterBody, GEAR_PLACES, type GearPlace, type Piece } from './character-build.ts'
import { foodLine } from './food-lines.ts'

/** A character calculated: the sheet, and lines that belong to the damage of certain skills. */
export type BuiltSheet = {
  readonly sheet: Sheet
  readonly meant: readonly MeantLine[]
  readonly buffs: readonly BuffLine[]
  /** What was known of skills. */
  readonly effects: SkillEffects
}

/** Calculates a character; one that has learned something needs what is known of skills. */
export function buildSheet(body: CharacterBody, effects: SkillEffects = NO_EFFECTS): BuiltSheet {
  const worn = gearOf(body)
  const question = {
    skills: body.skills,
    gear: worn,
    find: (id: string) => effects.get(id),
    situationOf: (...[effect, variant]: Parameters<SituationOf>) =>
      withLearned(
        { ...NO_SITUATION, variables: wornVariables(effect, { ...worn, ...body }) },
        { effect, variant, learned: body.skills },
      ),
  }
  const buffs = buffLines(body, { gear: worn, effects })
  const lines = [
    ...gearLines(body),
    ...passiveLines(question),
    ...buffs.filter(({ only }) => only === undefined).map(({ line }) => line),
  ]
  const sheet = sheetOf({
    ...worn,
    level: body.level,
    base: body.base,
    personal: body.personal,
    lines,
    otherwise: body.otherwise,
  })
  return { sheet, meant: meantLines(question), buffs, effects }
}

type SituationOf = Parameters<typeof passiveLines>[0]['situationOf']

/** Bare hands while no weapon is picked, or one that the main hand cannot hold. */
const BARE: MainHand = { kind: 'bareHand', atk: 0, refine: 0, stability: 0 }

/** The pieces as the rules want them. */
export function gearOf({
  gear,
  armorMake,
}: Pick<CharacterBody, 'gear' | 'armorMake'>): SkillGear &
  Pick<CharacterInput, 'main' | 'sub' | 'armor' | 'additional' | 'special'> {
  const { armor, additional, special } = gear
  return {
    main: mainOf(gear.main),
    sub: subOf(gear.sub),
    armor: armor && { make: armorMake, def: armor.def, refine: armor.refine },
    additional: additional && { def: additional.def, refine: additional.refine },
    special: special && { def: special.def },
  }
}

function mainOf(piece: Piece | null): MainHand {
  const kind = MAIN_KINDS.find((known) => known === piece?.kind)
  if (!piece || kind === undefined) return BARE
  const { atk, refine, stability, element } = piece
  return { kind, atk, refine, stability, element: element ?? undefined }
}

function subOf(piece: Piece | null): SubHand | null {
  const kind = SUB_KINDS.find((known) => known === piece?.kind)
  if (!piece || kind === undefined) return null
  const { atk, def, refine, stability, element } = piece
  return { kind, atk, def, refine, stability, element: element ?? undefined }
}

/** Every line of what is worn, eaten and typed, each with the name of where it stands. */
function gearLines({ gear, foods, registlets, own }: CharacterBody): SheetLine[] {
  const pieces = GEAR_PLACES.flatMap((place) => pieceLines(place, gear[place]))
  const dishes = foods.map(({ food, level }) => from(foodLine(food, level), `food:${food}`))
  const boosts = registlets.flatMap(({ id, level }) => {
    const line = registletLine(id, level)
    return line ? [{ ...line, source: `registlet:${id}` }] : []
  })
  return [...pieces, ...dishes, ...boosts, ...own.map((line) => from(line, 'own'))]
}

function pieceLines(place: GearPlace, piece: Piece | null): SheetLine[] {
  if (!piece) return []
  const crystas = piece.crystas.flatMap((crysta, slot) =>
    (crysta?.lines ?? []).map((line) => from(line, `${place}.crysta${slot}`)),
  )
  return [
    ...piece.lines.map((line) => from(line, place)),
    ...piece.grant.map((line) => from(line, `${place}.grant`)),
    ...crystas,
  ]
}

function from(line: StatLine, source: string): SheetLine {
  return { ...line, source }
}
