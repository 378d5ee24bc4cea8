import { describe, expect, it } from 'vitest'
import {
  type Guard,
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  textLike,
  tupleOf,
  wholeFrom,
} from './shapes.ts'

const cases: readonly (readonly [string, Guard<unknown>, unknown, boolean])[] = [
  ['a whole number at the limit', wholeFrom(1, 3), 3, true],
  ['a whole number beyond it', wholeFrom(1, 3), 4, false],
  ['a fraction', wholeFrom(1, 3), 1.5, false],
  ['a number as text', wholeFrom(1, 3), '2', false],
  ['a fraction where fractions are fine', numberFrom(0, 1), 0.5, true],
  ['not a number', numberFrom(0, 1), Number.NaN, false],
  ['a matching text', textLike(/^a+$/), 'aa', true],
  ['another text', textLike(/^a+$/), 'ab', false],
  ['a known word', oneOf(['w', 'a']), 'w', true],
  ['an inherited word', oneOf(['w', 'a']), 'constructor', false],
  ['nothing where nothing is fine', orNull(isBoolean), null, true],
  ['undefined where null is fine', orNull(isBoolean), undefined, false],
  ['a list', listOf(isBoolean, { min: 1, max: 2 }), [true], true],
  ['an empty list', listOf(isBoolean, { min: 1, max: 2 }), [], false],
  ['a long list', listOf(isBoolean, { min: 1, max: 2 }), [true, true, true], false],
  ['a list with a stranger', listOf(isBoolean, { min: 1, max: 2 }), [true, 1], false],
  ['a tuple', tupleOf(isBoolean, wholeFrom(0, 9)), [true, 4], true],
  ['a short tuple', tupleOf(isBoolean, wholeFrom(0, 9)), [true], false],
  ['an object', hasShape({ a: isBoolean }), { a: true, b: 1 }, true],
  ['an object without its key', hasShape({ a: isBoolean }), { b: 1 }, false],
  [
    'an object with an inherited key',
    hasShape({ a: isBoolean }),
    Object.create({ a: true }),
    false,
  ],
  ['an array as an object', hasShape({ a: isBoolean }), [true], false],
  ['null as an object', hasShape({ a: isBoolean }), null, false],
]

describe('shapes', () => {
  it.each(cases)('%s', (_, guard, value, expected) => {
    expect(guard(value)).toBe(expected)
  })
})
