/**
 * Guards for data from outside (storage, links, files). A handful of them, because the first screen pays for every
 * byte; a schema library is used where forms are.
 */
export type Guard<T> = (value: unknown) => value is T

/** A plain object that has its own key for every guard, each of the right shape. Further keys are ignored. */
export function hasShape<Shape extends object>(
  guards: {
    readonly [Key in keyof Shape]: Guard<Shape[Key]>
  },
): Guard<Shape> {
  const entries = Object.entries<Guard<unknown>>(guards)
  return (value): value is Shape =>
    isRecord(value) &&
    entries.every(([key, guard]) => Object.hasOwn(value, key) && guard(value[key]))
}

/** Any object that is not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** A whole number from `min` to `max`. */
export function wholeFrom(min: number, max: number): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** A finite number from `min` to `max`. */
export function numberFrom(min: number, max: number): Guard<number> {
  return (value): value is number => typeof value === 'number' && value >= min && value <= max
}

/** A text that the pattern matches. */
export function textLike(pattern: RegExp): Guard<string> {
  return (value): value is string => typeof value === 'string' && pattern.test(value)
}

/** One of the listed values. */
export function oneOf<const T extends string | number>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((known) => known === value)
}

/** What the guard says, or null. */
export function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

/** What the guard says, or left out; last in a tuple. */
export function orAbsent<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value)
}

/** A list of `min` to `max` items, each of the right shape. */
export function listOf<T>(guard: Guard<T>, { min, max }: { min: number; max: number }): Guard<T[]> {
  return (value): value is T[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(guard)
}

/** A list of exactly these shapes; what may be absent may be left out at its end. */
export function tupleOf<T extends readonly unknown[]>(
  ...guards: { readonly [Index in keyof T]-?: Guard<T[Index]> }
): Guard<T> {
  // A mapped tuple type has no call signature for `every`; each member is a guard by its type.
  const list = guards as readonly Guard<unknown>[]
  return (value): value is T =>
    Array.isArray(value) &&
    value.length <= list.length &&
    list.every((guard, index) => guard(value[index]))
}
