import { ARMOR_MAKES, MAIN_KINDS, NO_SITUATION, skillNumbers, SUB_KINDS } from '@gyeol/character'
import { EFFECTS, numberAt, oneOf, skillKey } from './character-words.ts'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  unknownKeys,
} from './json-fields.ts'

/** CH34 and CH35. */
export function runSkillNumbers(input: Fields, expected: Fields): string[] {
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
