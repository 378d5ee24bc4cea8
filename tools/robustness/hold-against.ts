import type { Attack, Figures } from './attacks.ts'
import { ATTACKS } from './attacks.ts'
import { JUMPS, measureJump } from './jumps.ts'
import {
  measureTakeover,
  measureTrap,
  type Takeover,
  TAKEOVERS,
  TRAP_EXPECTED,
} from './takeovers.ts'
import { measureAttack } from './trial.ts'

/** How closely to hold: days per row, and by how many points a figure may differ. */
export type Closeness = { readonly trials: number; readonly points: number }

/** Very large figures are held to half a hundredth. */
function isNear(measured: number, expected: number, points: number): boolean {
  return Math.abs(measured - expected) <= Math.max(points, Math.abs(expected) / 200)
}

/** As it is written: shares of trials in whole percent, all else in tenths. */
function asWritten(figure: keyof Figures, value: number): number {
  return Number(value.toFixed(figure === 'confident' ? 0 : 1))
}

const NAMES = {
  mean: 'mean',
  medianOfReports: 'median of reports',
  medianOfMembers: 'median of members',
  ours: 'ours',
  ours95: 'ours, 95th',
  confident: 'confident',
} as const satisfies Record<keyof Figures, string>

// Object.keys loses the literal keys; the object above is the only source of them.
const FIGURES = Object.keys(NAMES) as readonly (keyof Figures)[]

/** What was measured beside what is written, and which figures are too far apart. */
export type Comparison = { readonly lines: readonly string[]; readonly failures: readonly string[] }

function compareAttack(attack: Attack, { trials, points }: Closeness): Comparison {
  const measured = measureAttack(attack, trials)
  const rows = FIGURES.map((figure) => ({
    figure,
    is: asWritten(figure, measured[figure]),
    written: attack.expected[figure],
  }))
  const cells = rows.map(({ figure, is, written }) => `${NAMES[figure]} ${is} (${written})`)
  return {
    lines: [attack.name, `  ${cells.join(' · ')}`],
    failures: rows
      .filter(({ is, written }) => !isNear(is, written, points))
      .map(({ figure }) => `${attack.name}: ${NAMES[figure]}`),
  }
}

function compareJumps(trials: number): Comparison {
  const rows = JUMPS.map((jump) => {
    const days = measureJump(jump, trials)
    const [first, last] = jump.expected
    const name = `×${jump.factor}, ${jump.membersADay} a day`
    return {
      line: `${name}: near on day ${days} (${first === last ? first : `${first}–${last}`})`,
      failure: days >= first && days <= last ? [] : [`real jump ${name}`],
    }
  })
  return {
    lines: ['real jumps', ...rows.map(({ line }) => `  ${line}`)],
    failures: rows.flatMap(({ failure }) => failure),
  }
}

function compareTakeover(takeover: Takeover, { trials, points }: Closeness): Comparison {
  const { name, expected } = takeover
  const measured = measureTakeover(takeover, trials)
  const shown = ({ shift, confident }: Record<'shift' | 'confident', number>) =>
    `${shift.toFixed(1)} % (${confident.toFixed(1)} % of them confident)`
  const before = { shift: measured.shiftBefore, confident: measured.confidentBefore }
  const after = { shift: measured.shiftAfter, confident: measured.confidentAfter }
  return {
    lines: [name, `  before ${shown(before)} · after ${shown(after)}`],
    failures: TAKEOVER_FIGURES.filter(
      (figure) => !isNear(measured[figure], expected[figure], points),
    ).map((figure) => `${name}: ${figure}`),
  }
}

const TAKEOVER_FIGURES = ['shiftBefore', 'confidentBefore', 'shiftAfter', 'confidentAfter'] as const

function compareTrap({ trials, points }: Closeness): Comparison {
  const measured = measureTrap(trials)
  const name = 'an alert whose price is taken back'
  const { fired, standBefore, standAfter } = measured
  return {
    lines: [
      name,
      `  fired ${fired.toFixed(1)} % · said as true to the end: before ${standBefore.toFixed(1)} % · after ${standAfter.toFixed(1)} %`,
    ],
    failures: (['fired', 'standBefore', 'standAfter'] as const)
      .filter((figure) => !isNear(measured[figure], TRAP_EXPECTED[figure], points))
      .map((figure) => `${name}: ${figure}`),
  }
}

/** Measures every row of the table of what prices withstand, and holds it against what is written. */
export function compareAll(closeness: Closeness): Comparison {
  const parts = [
    ...ATTACKS.map((attack) => compareAttack(attack, closeness)),
    compareJumps(Math.ceil(closeness.trials / 10)),
    ...TAKEOVERS.map((takeover) => compareTakeover(takeover, closeness)),
    compareTrap(closeness),
  ]
  return {
    lines: parts.flatMap(({ lines }) => lines),
    failures: parts.flatMap(({ failures }) => failures),
  }
}
