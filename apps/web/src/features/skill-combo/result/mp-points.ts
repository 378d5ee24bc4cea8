import type { ComboSimulation } from '@gyeol/skills'

/** A moment of the fight as the chart draws it. */
export type MpPoint = { readonly ms: number; readonly mp: number; readonly isCombo: boolean }

/** MP over time, beginning full; the last value holds until the end. */
export function mpPoints(
  { events }: Pick<ComboSimulation, 'events'>,
  { maxMp, endMs }: { readonly maxMp: number; readonly endMs: number },
): MpPoint[] {
  const first = { ms: 0, mp: maxMp, isCombo: false }
  const points = events.map(({ at, mp, kind }) => ({ ms: at, mp, isCombo: kind === 'combo' }))
  const last = points.at(-1) ?? first
  return [first, ...points, { ms: endMs, mp: last.mp, isCombo: false }]
}

/** A stepped line in a field of `width` × `height`, full MP at the top. */
export function stepPath(
  points: readonly MpPoint[],
  field: { readonly width: number; readonly height: number },
): string {
  const top = Math.max(1, ...points.map(({ mp }) => mp))
  const end = Math.max(1, points.at(-1)?.ms ?? 1)
  const x = (ms: number) => Math.round((ms / end) * field.width * 10) / 10
  const y = (mp: number) => Math.round((1 - mp / top) * field.height * 10) / 10
  return points
    .map(({ ms, mp }, at) => (at === 0 ? `M${x(ms)} ${y(mp)}` : `H${x(ms)}V${y(mp)}`))
    .join('')
}
