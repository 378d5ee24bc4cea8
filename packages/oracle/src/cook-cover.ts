import { type CookHouse, type Dish, planCover } from '@gyeol/cook'
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

/** Recorded cover plans: `{ vectors: [{ id, input: { want, addresses }, expect }] }`. */
export const cookCoverOracle: OracleEngine = {
  read(file) {
    const isOurs =
      isFields(file) &&
      Array.isArray(file.vectors) &&
      file.vectors.length > 0 &&
      file.vectors.every((vector) => !isFields(vector) || vector.kind === 'cover')
    if (!isOurs || !isFields(file))
      return { ok: false, message: 'not a file of cover plans: it has no list "vectors" of them' }
    return { ok: true, vectors: listAt(file, 'vectors').map(readVector) }
  },
}

function readVector(vector: unknown, index: number): OracleVector {
  if (!isFields(vector))
    return { id: `vectors[${index}]`, run: () => ['the vector is not an object'] }
  const id = typeof vector.id === 'string' ? vector.id : `vectors[${index}]`
  return { id, run: () => runVector(vector) }
}

function runVector(vector: Fields): string[] {
  const input = fieldsAt(vector, 'input')
  const { isProven, nodes, ...plan } = planCover({
    want: listAt(input, 'want').map(readDish),
    houses: listAt(input, 'addresses').map(readHouse),
    includeOld: input.includeOld === true,
  })
  const expected = fieldsAt(vector, 'expect')
  const surplus = Object.keys(plan).filter((key) => !Object.hasOwn(expected, key))
  return [
    ...unknownKeys(vector, ['id', 'kind', 'rules', 'input', 'expect'], 'vector'),
    ...unknownKeys(input, ['want', 'addresses', 'includeOld'], 'input'),
    ...(isProven ? [] : [`the search gave up after ${nodes} nodes`]),
    ...differences(expected, plan, 'plan'),
    ...surplus.map((key) => `plan: ${key} is not expected`),
  ]
}

function readDish(dish: unknown): Dish {
  if (!isFields(dish)) throw new Error('a dish is not an object')
  return { food: textAt(dish, 'food'), level: integerAt(dish, 'level') }
}

function readHouse(house: unknown): CookHouse {
  if (!isFields(house)) throw new Error('an address is not an object')
  const [surprise] = unknownKeys(house, ['code', 'ageDays', 'isClosed', 'dishes'], 'address')
  if (surprise !== undefined) throw new Error(surprise)
  return {
    code: textAt(house, 'code'),
    ageDays: integerAt(house, 'ageDays'),
    isClosed: house.isClosed === true,
    dishes: listAt(house, 'dishes').map(readDish),
  }
}
