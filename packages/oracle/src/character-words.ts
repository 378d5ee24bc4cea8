import { SKILL_EFFECTS } from '@gyeol/game-data'
import { type Fields, textAt } from './json-fields.ts'

/** What is known of skills, by their ids. */
export const EFFECTS = new Map(SKILL_EFFECTS.map((effect) => [effect.id, effect]))

/** The recordings write the tree of a skill with a capital. */
export function skillKey(fields: Fields): string {
  const id = textAt(fields, 'id')
  return `${id.charAt(0).toLowerCase()}${id.slice(1)}`
}

/** One of a list of words, or an error that says which word is not. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  fields: Fields,
  key: string,
): Word {
  const found = words.find((word) => word === fields[key])
  if (found === undefined)
    throw new Error(`${key}: the oracle does not know ${String(fields[key])}`)
  return found
}

/** A number, whole or not. */
export function numberAt(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error(`${key} is not a number`)
  return value
}
