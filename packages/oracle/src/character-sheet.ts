import {
  ARMOR_MAKES,
  BASE_STATS,
  type CharacterInput,
  FIGURE_IDS,
  MAIN_KINDS,
  passiveLines,
  PERSONAL_STATS,
  type SheetLine,
  sheetOf,
  SKILL_STATS,
  SUB_KINDS,
  type WornKind,
} from '@gyeol/character'
import { GEAR_KINDS, STAT_IDS } from '@gyeol/terms'
import { EFFECTS, oneOf, skillKey } from './character-words.ts'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  unknownKeys,
} from './json-fields.ts'

const WORN_KINDS: readonly WornKind[] = [...GEAR_KINDS, 'normalArmor', 'noArmor']
const SHEET_STATS = [...STAT_IDS, ...SKILL_STATS] as const

/** CH1–CH37. A field nobody printed is left out, so what stands there is compared and no more. */
export function runCase(input: Fields, expected: Fields): string[] {
  const surprises = unknownKeys(input, CASE_KEYS, 'input')
  const character = readCharacter(input)
  const skills = input.skills === undefined ? [] : listAt(input, 'skills').map(readSkill)
  const learned = passiveLines({
    skills,
    gear: character,
    find: (id) => EFFECTS.get(id),
    situationOf: () => ({ variables: { 'character.level': character.level }, stacks: {} }),
  })
  const sheet = sheetOf({ ...character, lines: [...character.lines, ...learned] })
  const figures = FIGURE_IDS.flatMap((id) => {
    const figure = sheet.figures.get(id)
    return figure ? [[id, figure.value]] : []
  })
  return [...surprises, ...differences(expected, Object.fromEntries(figures), 'sheet')]
}

const CASE_KEYS = [
  'level',
  'base',
  'personal',
  'main',
  'sub',
  'armor',
  'additional',
  'special',
  'lines',
  'skills',
]

function readCharacter(input: Fields): CharacterInput {
  const base = fieldsAt(input, 'base')
  const [surprise] = unknownKeys(base, BASE_STATS, 'base')
  if (surprise !== undefined) throw new Error(surprise)
  const stat = (name: (typeof BASE_STATS)[number]) => integerAt(base, name)
  return {
    level: integerAt(input, 'level'),
    base: {
      str: stat('str'),
      int: stat('int'),
      vit: stat('vit'),
      agi: stat('agi'),
      dex: stat('dex'),
    },
    personal: readPersonal(input.personal),
    ...readGear(input),
    lines: listAt(input, 'lines').map(readLine),
  }
}

function readPersonal(personal: unknown): CharacterInput['personal'] {
  if (!isFields(personal) || personal.kind === null) return null
  return { kind: oneOf(PERSONAL_STATS, personal, 'kind'), value: integerAt(personal, 'value') }
}

function readGear(
  input: Fields,
): Pick<CharacterInput, 'main' | 'sub' | 'armor' | 'additional' | 'special'> {
  const main = fieldsAt(input, 'main')
  const { sub, armor, additional, special } = input
  return {
    main: {
      kind: oneOf(MAIN_KINDS, main, 'kind'),
      atk: integerAt(main, 'atk'),
      refine: integerAt(main, 'refine'),
      stability: integerAt(main, 'stability'),
    },
    sub: isFields(sub) ? readSub(sub) : null,
    armor: isFields(armor)
      ? { make: oneOf(ARMOR_MAKES, armor, 'make'), ...readDefense(armor) }
      : null,
    additional: isFields(additional) ? readDefense(additional) : null,
    special: isFields(special) ? { def: integerAt(special, 'def') } : null,
  }
}

function readSub(sub: Fields): NonNullable<CharacterInput['sub']> {
  return {
    kind: oneOf(SUB_KINDS, sub, 'kind'),
    atk: optional(sub, 'atk'),
    refine: optional(sub, 'refine'),
    stability: optional(sub, 'stability'),
    def: optional(sub, 'def'),
  }
}

function readDefense(piece: Fields) {
  return { def: integerAt(piece, 'def'), refine: optional(piece, 'refine') ?? 0 }
}

function optional(fields: Fields, key: string): number | undefined {
  return fields[key] === undefined ? undefined : integerAt(fields, key)
}

function readLine(line: unknown): SheetLine {
  if (!isFields(line)) throw new Error('a line is not an object')
  const [surprise] = unknownKeys(line, ['stat', 'value', 'when', 'source'], 'line')
  if (surprise !== undefined) throw new Error(surprise)
  const stat = oneOf(SHEET_STATS, line, 'stat')
  const { value, when } = line
  if (typeof value !== 'number') throw new Error('the value of a line is not a number')
  return { stat, value, when: isFields(when) ? readCondition(when) : undefined }
}

function readCondition(when: Fields): NonNullable<SheetLine['when']> {
  const worn = listAt(when, 'worn').map((kind) => oneOf(WORN_KINDS, { kind }, 'kind'))
  return { worn }
}

function readSkill(skill: unknown) {
  if (!isFields(skill)) throw new Error('a skill is not an object')
  return { id: skillKey(skill), level: integerAt(skill, 'level') }
}
