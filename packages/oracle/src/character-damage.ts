import { damageOf, type HitInput, PROMISED_SHARE } from '@gyeol/character'
import { numberAt, oneOf } from './character-words.ts'
import { differences, type Fields, fieldsAt, unknownKeys } from './json-fields.ts'

/** CH38–CH53. A whole recording expects every number of the hit. */
export function runDamage(input: Fields, expected: Fields, isWhole = true): string[] {
  const { whiteGraze: _own, shares: _shares, ...damage } = damageOf(readHit(input))
  const { castsToKill, ...rest } = damage
  const actual = castsToKill === null ? rest : { ...rest, castsToKill }
  const surplus = Object.keys(actual).filter((key) => !Object.hasOwn(expected, key))
  return [
    ...unknownKeys(input, HIT_KEYS, 'input'),
    ...differences(expected, actual, 'damage'),
    ...(isWhole ? surplus.map((key) => `damage: ${key} is not expected`) : []),
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
