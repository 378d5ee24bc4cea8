import { comboCost, type ComboStep, type ComboTag } from '@gyeol/skills'
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

/** Recorded combos name the tags after another calculator. */
const TAGS: Readonly<Record<string, ComboTag | null>> = {
  none: null,
  continue: 'consecutive',
  fill: 'charge',
  quick: 'swift',
  strike: 'smite',
  mind: 'mindsEye',
  obsess: 'tenacity',
  invincible: 'invincible',
  bloodsuck: 'bloodsucker',
  tough: 'tough',
  reflexion: 'reflection',
  reflexion_success: 'reflection',
  cancel: 'cancel',
}
const VECTOR_KEYS = ['name', 'rows', 'expected']
const ROW_KEYS = ['mp', 'effect', 'halvesNext']

/** `{ vectors: [{ name, rows: [{ mp, effect, halvesNext }], expected: { mp, points } }] }`. */
export const comboOracle: OracleEngine = {
  read(file) {
    const vectors = isFields(file) ? file.vectors : undefined
    const isOurs =
      Array.isArray(vectors) &&
      vectors.length > 0 &&
      vectors.every((vector) => !isFields(vector) || Array.isArray(vector.rows))
    return isOurs
      ? { ok: true, vectors: vectors.map(readVector) }
      : { ok: false, message: 'not a file of combos: it has no list "vectors" of rows' }
  },
}

function readVector(vector: unknown, index: number): OracleVector {
  if (!isFields(vector)) {
    return { id: `vectors[${index}]`, run: () => ['the vector is not an object'] }
  }
  const id = typeof vector.name === 'string' ? vector.name : `vectors[${index}]`
  return { id, run: () => runCombo(vector) }
}

function runCombo(vector: Fields): string[] {
  const { mp, points } = comboCost(listAt(vector, 'rows').map(readStep))
  const expected = fieldsAt(vector, 'expected')
  const missing = ['mp', 'points'].filter((key) => !Object.hasOwn(expected, key))
  return [
    ...unknownKeys(vector, VECTOR_KEYS, 'vector'),
    ...missing.map((key) => `expected: ${key} is missing`),
    ...differences(expected, { mp, points }, 'expected'),
  ]
}

function readStep(row: unknown, place: number): ComboStep {
  if (!isFields(row)) throw new Error(`rows[${place}] is not an object`)
  const [unknown] = unknownKeys(row, ROW_KEYS, `rows[${place}]`)
  if (unknown !== undefined) throw new Error(unknown)
  const effect = textAt(row, 'effect')
  const tag = Object.hasOwn(TAGS, effect) ? TAGS[effect] : undefined
  if (tag === undefined) throw new Error(`rows[${place}]: unknown effect ${effect}`)
  if (typeof row.halvesNext !== 'boolean') {
    throw new Error(`rows[${place}]: halvesNext is not true or false`)
  }
  return {
    skill: String(place),
    mp: integerAt(row, 'mp'),
    tag,
    halvesNext: row.halvesNext,
    reflectionFree: effect === 'reflexion_success',
  }
}
