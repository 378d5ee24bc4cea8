import {
  ARMOR_MAKES,
  BASE_STATS,
  type CharacterInput,
  damageOf,
  FIGURE_IDS,
  type HitInput,
  MAIN_KINDS,
  NO_SITUATION,
  passiveLines,
  PERSONAL_STATS,
  PROMISED_SHARE,
  type SheetLine,
  sheetOf,
  SKILL_STATS,
  skillNumbers,
  SUB_KINDS,
  type WornKind,
} from '@gyeol/character'
import { SKILL_EFFECTS } from '@gyeol/game-data'
import { GEAR_KINDS, STAT_IDS } from '@gyeol/terms'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'

/*
 * Recorded characters, hits and skill numbers of public programs: `{ cases, damage, skillNumbers }`.
 * What single programs print otherwise (`differ`, `others`) and who agrees is no expectation.
 */

const LISTS = ['cases', 'damage', 'skillNumbers'] as const
const WORN_KINDS: readonly WornKind[] = [...GEAR_KINDS, 'normalArmor', 'noArmor']
const SHEET_STATS = [...STAT_IDS, ...SKILL_STATS] as const
const EFFECTS = new Map(SKILL_EFFECTS.map((effect) => [effect.id, effect]))

/** Reads files with any of the three lists. */
export const characterOracle: OracleEngine = {
  read(file) {
    const isOurs =
      isFields(file) &&
      LISTS.some((list) => Array.isArray(file[list])) &&
      LISTS.every((list) => file[list] === undefined || Array.isArray(file[list]))
    if (!isOurs || !isFields(file))
      return {
        ok: false,
        message: 'not a file of characters: it has no list of cases, damage or skillNumbers',
      }
    const vectors = [
      ...readList(file, 'cases', runCase),
      ...readList(file, 'damage', runDamage),
      ...readList(file, 'skillNumbers', runSkillNumbers),
    ]
    return vectors.length === 0
      ? { ok: false, message: 'a file of characters without a single vector' }
      : { ok: true, vectors }
  },
}

type RunVector = (input: Fields, expected: Fields) => string[]

const VECTOR_KEYS = ['id', 'group', 'input', 'expect', 'agree', 'differ', 'from', 'others', 'note']

function readList(file: Fields, list: (typeof LISTS)[number], run: RunVector): OracleVector[] {
  if (file[list] === undefined) return []
  return listAt(file, list).map((vector, index) => {
    if (!isFields(vector))
      return { id: `${list}[${index}]`, run: () => ['the vector is not an object'] }
    return {
      id: typeof vector.id === 'string' ? vector.id : `${list}[${index}]`,
      run: () => {
        const expected = fieldsAt(vector, 'expect')
        if (Object.keys(expected).length === 0) return ['nothing is expected']
        return [
          ...unknownKeys(vector, VECTOR_KEYS, 'vector'),
          ...run(fieldsAt(vector, 'input'), expected),
        ]
      },
    }
  })
}

/** CH1–CH37. A field nobody printed is left out, so what stands there is compared and no more. */
function runCase(input: Fields, expected: Fields): string[] {
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

/** The recordings write the tree of a skill with a capital. */
function skillKey(fields: Fields): string {
  const id = textAt(fields, 'id')
  return `${id.charAt(0).toLowerCase()}${id.slice(1)}`
}

/** One of a list of words, or an error that says which word is not. */
function oneOf<Word extends string>(words: readonly Word[], fields: Fields, key: string): Word {
  const found = words.find((word) => word === fields[key])
  if (found === undefined)
    throw new Error(`${key}: the oracle does not know ${String(fields[key])}`)
  return found
}

/** CH38–CH53. */
function runDamage(input: Fields, expected: Fields): string[] {
  const { whiteGraze: _own, shares: _shares, ...damage } = damageOf(readHit(input))
  const { castsToKill, ...rest } = damage
  const actual = castsToKill === null ? rest : { ...rest, castsToKill }
  const surplus = Object.keys(actual).filter((key) => !Object.hasOwn(expected, key))
  return [
    ...unknownKeys(input, HIT_KEYS, 'input'),
    ...differences(expected, actual, 'damage'),
    ...surplus.map((key) => `damage: ${key} is not expected`),
  ]
}

const DEFENSES = ['def', 'mdef'] as const

const HIT_KEYS = [
  'weapon',
  'type',
  'level',
  'power',
  'pierce',
  'stability',
  'critRate',
  'critDamage',
  'accuracy',
  'advantage',
  'shortRange',
  'longRange',
  'unsheathe',
  'proration',
  'combo',
  'passive',
  'brave',
  'skill',
  'target',
]

function readHit(input: Fields): HitInput {
  const unsheathe = fieldsAt(input, 'unsheathe')
  const number = (key: string) => numberAt(input, key)
  return {
    weapon: weaponAt(input),
    type: oneOf(['physical', 'magic'], input, 'type'),
    level: number('level'),
    power: number('power'),
    pierce: number('pierce'),
    stability: number('stability'),
    critRate: number('critRate'),
    critDamage: number('critDamage'),
    accuracy: number('accuracy'),
    advantage: number('advantage'),
    shortRange: number('shortRange'),
    longRange: number('longRange'),
    unsheathe: { flat: numberAt(unsheathe, 'flat'), pct: numberAt(unsheathe, 'pct') },
    proration: number('proration'),
    combo: number('combo'),
    passive: number('passive'),
    brave: number('brave'),
    ...readSkillAndTarget(input),
  }
}

function readSkillAndTarget(input: Fields): Pick<HitInput, 'skill' | 'target'> {
  const skill = fieldsAt(input, 'skill')
  const target = fieldsAt(input, 'target')
  return {
    skill: {
      constant: numberAt(skill, 'constant'),
      multiplier: numberAt(skill, 'multiplier'),
      mp: numberAt(skill, 'mp'),
      hits: numberAt(skill, 'hits'),
      range: oneOf(['short', 'long', 'none'], skill, 'range'),
      unsheathe: skill.unsheathe === true,
      defense: skill.defense === undefined ? undefined : oneOf(DEFENSES, skill, 'defense'),
    },
    target: {
      level: numberAt(target, 'level'),
      def: numberAt(target, 'def'),
      mdef: numberAt(target, 'mdef'),
      physResist: numberAt(target, 'physResist'),
      magicResist: numberAt(target, 'magicResist'),
      critResist: numberAt(target, 'critResist'),
      dodge: numberAt(target, 'dodge'),
      hp: target.hp === undefined ? undefined : numberAt(target, 'hp'),
    },
  }
}

function weaponAt(input: Fields): HitInput['weapon'] {
  // The keys of PROMISED_SHARE, which are its type's.
  return oneOf(Object.keys(PROMISED_SHARE) as HitInput['weapon'][], input, 'weapon')
}

function numberAt(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error(`${key} is not a number`)
  return value
}

/** CH34 and CH35. */
function runSkillNumbers(input: Fields, expected: Fields): string[] {
  const effect = EFFECTS.get(skillKey(input))
  if (!effect) return [`there is no skill ${String(input.id)}`]
  const main = fieldsAt(input, 'main')
  const numbers = skillNumbers(effect, {
    gear: {
      main: { kind: oneOf(MAIN_KINDS, main, 'kind') },
      sub: isFields(input.sub) ? { kind: oneOf(SUB_KINDS, input.sub, 'kind') } : null,
      armor: isFields(input.armor) ? { make: oneOf(ARMOR_MAKES, input.armor, 'make') } : null,
    },
    level: integerAt(input, 'skillLevel'),
    situation: { ...NO_SITUATION, variables: readVariables(input) },
  })
  if (!numbers) return ['the skill does nothing with this gear']
  const hits = numbers.hits.map(({ constant, multiplier }) => ({ constant, multiplier }))
  return [
    ...unknownKeys(input, ['id', 'skillLevel', 'main', 'sub', 'armor', 'vars'], 'input'),
    ...differences(expected, { mp: numbers.mp, hits }, 'skill'),
    ...['mp', 'hits']
      .filter((key) => !Object.hasOwn(expected, key))
      .map((key) => `skill: ${key} is not expected`),
  ]
}

function readVariables(input: Fields): Record<string, number> {
  const variables = input.vars === undefined ? {} : fieldsAt(input, 'vars')
  return Object.fromEntries(Object.keys(variables).map((name) => [name, numberAt(variables, name)]))
}
