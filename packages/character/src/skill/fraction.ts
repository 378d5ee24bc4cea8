/** An exact number: whole numerator over a positive whole denominator, in lowest terms. */
export type Fraction = { readonly top: number; readonly bottom: number }

/** Numbers of skills are written with six decimals at most. */
const DECIMALS = 1_000_000

/** The exact value of a decimal number. */
export function fractionOf(value: number): Fraction {
  return reduced(Math.round(value * DECIMALS), DECIMALS)
}

/** The nearest binary number to a fraction. */
export function numberOf({ top, bottom }: Fraction): number {
  return top / bottom
}

/** a + b. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
}

/** a − b. */
export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { top: -b.top, bottom: b.bottom })
}

/** a · b. */
export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.top, a.bottom * b.bottom)
}

/** a / b; nothing is divided by zero in a skill, but a stack typed wrongly must not give NaN: 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  if (b.top === 0) return ZERO
  return b.top < 0
    ? reduced(-a.top * b.bottom, -a.bottom * b.top)
    : reduced(a.top * b.bottom, a.bottom * b.top)
}

/** Which of two is larger: positive when it is the first. */
export function compare(a: Fraction, b: Fraction): number {
  return a.top * b.bottom - b.top * a.bottom
}

/** The whole number below. */
export function floored({ top, bottom }: Fraction): Fraction {
  return { top: Math.floor(top / bottom), bottom: 1 }
}

/** Nothing. */
export const ZERO: Fraction = { top: 0, bottom: 1 }

function reduced(top: number, bottom: number): Fraction {
  const shared = divisor(Math.abs(top), bottom)
  return { top: top / shared, bottom: bottom / shared }
}

function divisor(a: number, b: number): number {
  let [left, right] = [a, b]
  while (right !== 0) [left, right] = [right, left % right]
  return left === 0 ? 1 : left
}
