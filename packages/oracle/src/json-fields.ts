/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** Narrows a JSON value to an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at `key`, or an error that names it. */
export function fieldsAt(fields: Fields, key: string): Fields {
  const value = fields[key]
  if (!isFields(value)) throw new Error(`${key} is not an object`)
  return value
}

/** The list at `key`, or an error that names it. */
export function listAt(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key]
  if (!Array.isArray(value)) throw new Error(`${key} is not a list`)
  return value
}

/** The whole number at `key`, or an error that names it. */
export function integerAt(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Error(`${key} is not a whole number`)
  return value
}

/** The text at `key`, or an error that names it. */
export function textAt(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string') throw new Error(`${key} is not a text`)
  return value
}

/** Keys the oracle has no meaning for; a vector that carries one must not pass unseen. */
export function unknownKeys(fields: Fields, known: readonly string[], where: string): string[] {
  return Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: the oracle does not know ${key}`)
}

/** Every expectation held against the engine's answers; a key without an answer is a difference. */
export function differences(expected: Fields, actual: Fields, where: string): string[] {
  return Object.entries(expected).flatMap(([key, value]) => {
    if (!Object.hasOwn(actual, key)) return [`${where}: the oracle does not know ${key}`]
    if (isSame(value, actual[key])) return []
    return [
      `${where}: ${key} expected ${JSON.stringify(value)}, got ${JSON.stringify(actual[key])}`,
    ]
  })
}

/** Whether two JSON values say the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]))
  if (!isFields(one) || !isFields(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}
