import { linearScale } from '../scale/linear-scale.ts'
import { valueRange } from '../scale/value-range.ts'

/** A spark's line, where its last value stands, and the height of its base. */
export type SparkShape = {
  readonly path: string
  readonly end: { readonly x: number; readonly y: number } | null
  readonly baseY: number | null
}

type SparkSize = {
  readonly width: number
  readonly height: number
  readonly base?: number | undefined
}

const PAD = 3.5

/** Lays out values day by day; days without one stay open. */
export function sparkShape(
  values: readonly (number | null)[],
  { width, height, base }: SparkSize,
): SparkShape {
  const known = values.filter((value) => value !== null)
  const x = linearScale([0, Math.max(1, values.length - 1)], [PAD, width - PAD])
  const y = linearScale(valueRange(base === undefined ? known : [...known, base]), [
    height - PAD,
    PAD,
  ])
  let path = ''
  let end: SparkShape['end'] = null
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const isFirst = (values[index - 1] ?? null) === null
    const isLast = (values[index + 1] ?? null) === null
    end = { x: x(index), y: y(value) }
    path += `${isFirst ? 'M' : 'L'}${end.x.toFixed(1)} ${end.y.toFixed(1)}`
    // A lonely day is a dot.
    if (isFirst && isLast) path += 'h0.01'
  }
  return { path, end, baseY: base === undefined ? null : y(base) }
}
