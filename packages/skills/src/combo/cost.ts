import type { ComboStep } from './tags.ts'

/** MP of one tag step, and what consecutive takes off for every place before. */
const MP_UNIT = 100
/** What a smite at the end multiplies its MP by. */
const SMITE_AT_END = 2

/** Why the price of a place is what it is, in the order it is applied (SPEC.md CMB2). */
export const MP_REASONS = [
  'reflection',
  'smiteAtEnd',
  'halved',
  'charged',
  'consecutive',
  'paidByCharge',
  'tenacity',
  'cancelled',
] as const

/** One of {@link MP_REASONS}. */
export type MpReason = (typeof MP_REASONS)[number]

/** What one place costs. */
export type ComboRow = {
  /** MP of the skill by itself. */
  readonly mp: number
  /** MP paid when the skill is used. */
  readonly paid: number
  /** Every rule that applied, with the MP after it. */
  readonly reasons: readonly { readonly reason: MpReason; readonly mp: number }[]
  /** Stored MP after this place. */
  readonly stored: number
  /** Combo points of the place and its tag. */
  readonly points: number
}

/** What a whole combo costs. */
export type ComboCost = {
  readonly rows: readonly ComboRow[]
  /** Stored MP that nobody paid, due at the end. */
  readonly owed: number
  /** MP of all rows and what is owed. */
  readonly mp: number
  readonly points: number
}

/** MP and points of a combo (SPEC.md CMB1–CMB6). An empty combo costs nothing. */
export function comboCost(steps: readonly ComboStep[]): ComboCost {
  const rows: ComboRow[] = []
  for (const place of steps.keys()) {
    rows.push(rowAt(steps, place, rows.at(-1)?.stored ?? 0))
  }
  const owed = rows.at(-1)?.stored ?? 0
  return {
    rows,
    owed,
    mp: rows.reduce((sum, { paid }) => sum + paid, owed),
    points: rows.reduce((sum, { points }) => sum + points, 0),
  }
}

function rowAt(steps: readonly ComboStep[], place: number, stored: number): ComboRow {
  const step = steps[place]
  if (!step) throw new RangeError(`no place ${place}`)
  const { mp, tag } = step
  const points = (place === 0 ? 0 : 1) + (tag === null ? 0 : 1)
  if (tag === 'cancel') {
    return { mp, paid: 0, reasons: [{ reason: 'cancelled', mp: 0 }], stored: 0, points }
  }
  if (tag === 'tenacity') {
    return { mp, paid: 0, reasons: [{ reason: 'tenacity', mp: 0 }], stored, points }
  }
  const price = ownPrice(steps, place)
  if (tag === 'charge') {
    const reasons = [...price.reasons, { reason: 'charged', mp: 0 } as const]
    return { mp, paid: 0, reasons, stored: price.mp, points }
  }
  const byCharge = Math.min(stored, price.mp)
  const paid = price.mp - byCharge
  const reasons =
    byCharge > 0 ? [...price.reasons, { reason: 'paidByCharge', mp: paid } as const] : price.reasons
  return { mp, paid, reasons, stored: stored - byCharge, points }
}

/** The price before charges; it never falls below 0. */
function ownPrice(steps: readonly ComboStep[], place: number) {
  const step = steps[place]
  const before = steps[place - 1]
  const reasons: { reason: MpReason; mp: number }[] = []
  let mp = step?.mp ?? 0
  const now = (reason: MpReason, changed: number) => {
    mp = Math.max(0, changed)
    reasons.push({ reason, mp })
  }
  if (before?.tag === 'reflection' && before.reflectionFree === true)
    now('reflection', mp - MP_UNIT)
  if (step?.tag === 'smite' && place === steps.length - 1) now('smiteAtEnd', mp * SMITE_AT_END)
  if (before?.halvesNext === true) now('halved', Math.ceil(mp / (2 * MP_UNIT)) * MP_UNIT)
  if (step?.tag === 'consecutive') now('consecutive', mp - MP_UNIT * place)
  return { mp, reasons }
}
