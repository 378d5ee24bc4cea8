import { runDamage } from './character-damage.ts'
import { runCase } from './character-sheet.ts'
import { runSkillNumbers } from './character-skills.ts'
import { type Fields, fieldsAt, isFields, listAt, unknownKeys } from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'

/*
 * Recorded characters, hits and skill numbers of public programs: `{ cases, damage, skillNumbers }`.
 * What single programs print otherwise (`differ`, `others`) and who agrees is no expectation.
 */

const LISTS = ['cases', 'damage', 'skillNumbers'] as const

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

type RunVector = (input: Fields, expected: Fields, isWhole: boolean) => string[]

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
        // A player sees one number of a hit, not all that a program prints of it.
        const isWhole = vector.group !== 'players'
        return [
          ...unknownKeys(vector, VECTOR_KEYS, 'vector'),
          ...run(fieldsAt(vector, 'input'), expected, isWhole),
        ]
      },
    }
  })
}
