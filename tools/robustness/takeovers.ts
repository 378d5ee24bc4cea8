import { DAY_MS, HOUR_MS, startOfKoreanDay } from '@gyeol/korean'
import {
  currentEstimate,
  hasFallenBack,
  type HistoryReport,
  isConfident,
  lookAtWatch,
  type PriceEstimate,
  type Reporter,
  reportWeight,
  votesOf,
  votingDay,
} from '@gyeol/prices'
import { HONEST_SIGMA, TRUTH } from './attacks.ts'
import { priceAround, seededNumbers } from './random.ts'

/** The last day of the window, on which the puppets act. */
const TODAY = 40
const NOON = startOfKoreanDay(TODAY) + 12 * HOUR_MS
const PROBATION_DAYS = 7

/** What puppets do about a price: days they never spoke on, values they never spoke, or a price that goes again. */
export type Takeover = {
  readonly name: string
  readonly honest: number
  /** Whether the honest have said nothing for two days. */
  readonly isSilent: boolean
  readonly puppets: number
  readonly ageDays: number
  readonly factor: number
  /** Trades told today of yesterday and today, or reports of both days that are edited today. */
  readonly way: 'tell yesterday’s' | 'edit yesterday’s'
  readonly expected: TakeoverFigures
}

/** In percent: the mean shift of the price, and the trials in which it is off by half or more and confident. */
export type TakeoverFigures = {
  readonly shiftBefore: number
  readonly confidentBefore: number
  readonly shiftAfter: number
  readonly confidentAfter: number
}

type Row = readonly [
  shiftBefore: number,
  confidentBefore: number,
  shiftAfter: number,
  confidentAfter: number,
]
const figures = (...[shiftBefore, confidentBefore, shiftAfter, confidentAfter]: Row) => ({
  shiftBefore,
  confidentBefore,
  shiftAfter,
  confidentAfter,
})

/**
 * Before: a report voted on the day it told of, edited ones on their first, new accounts as any other.
 * After: PR42, PR43. What is written follows: × 9 is + 800 % of a median whose spread adds σ² / 2; it
 * stands at last where puppets are more than half of the weight, at `low` but where the only honest
 * voice of one of two days is beyond 1.5 × of the others by chance (2 × 0.75 %).
 */
export const TAKEOVERS: readonly Takeover[] = [
  {
    name: '7 honest silent for two days / 8 month-old puppets × 9, half told of yesterday',
    honest: 7,
    isSilent: true,
    puppets: 8,
    ageDays: 40,
    factor: 9,
    way: 'tell yesterday’s',
    expected: figures(802, 100, 802, 1.5),
  },
  {
    name: '20 honest silent for two days / 8 month-old puppets × 9, half told of yesterday',
    honest: 20,
    isSilent: true,
    puppets: 8,
    ageDays: 40,
    factor: 9,
    way: 'tell yesterday’s',
    expected: figures(801, 0, 0, 0),
  },
  {
    name: '3 honest silent for two days / 16 puppets of today × 9, half told of yesterday',
    honest: 3,
    isSilent: true,
    puppets: 16,
    ageDays: 0,
    factor: 9,
    way: 'tell yesterday’s',
    expected: figures(805, 100, 0, 0),
  },
  {
    name: '4 honest / 8 puppets of today × 9',
    honest: 4,
    isSilent: false,
    puppets: 8,
    ageDays: 0,
    factor: 9,
    way: 'tell yesterday’s',
    expected: figures(0.4, 0, 0, 0),
  },
  {
    name: '7 honest silent for two days / 8 month-old puppets, the truth edited to × 9',
    honest: 7,
    isSilent: true,
    puppets: 8,
    ageDays: 40,
    factor: 9,
    way: 'edit yesterday’s',
    expected: figures(802, 100, 802, 1.5),
  },
  {
    name: '20 honest silent for two days / 8 month-old puppets, the truth edited to × 9',
    honest: 20,
    isSilent: true,
    puppets: 8,
    ageDays: 40,
    factor: 9,
    way: 'edit yesterday’s',
    expected: figures(801, 0, 0, 0),
  },
]

/** A report as somebody makes it: when, of which day, and when it was changed to what it says now. */
type Said = {
  readonly voice: string
  readonly reporter: Reporter
  readonly unit: number
  readonly at: number
  readonly tellsOf: number
  readonly changedAt: number | null
}

/** How reports become votes. */
type Ballot = (said: Said) => Pick<HistoryReport, 'day' | 'weight'>

const BALLOTS = {
  before: ({ tellsOf, reporter, at }) => ({ day: tellsOf, weight: reportWeight(reporter, at) }),
  after: ({ at, changedAt, reporter }) => ({
    day: votingDay({ at, changedAt }),
    weight: reportWeight(reporter, at, PROBATION_DAYS),
  }),
} as const satisfies Record<string, Ballot>

function estimateOf(all: readonly Said[], ballot: Ballot): PriceEstimate {
  const reports = all.map((said, index): HistoryReport => {
    const { voice, unit, at } = said
    return { id: String(index), voice, basis: 'sold', unit, at, state: 'active', ...ballot(said) }
  })
  return currentEstimate(votesOf(reports, 'deal'), TODAY)
}

const accountOf = (ageDays: number): Reporter => ({
  createdAt: NOON - ageDays * DAY_MS,
  isContributor: false,
})

function honestOf({ honest, isSilent }: Takeover, next: () => number): Said[] {
  const days = isSilent ? 5 : 7
  return Array.from({ length: honest }, (_, index) => {
    const day = TODAY - 6 + (index % days)
    const at = startOfKoreanDay(day) + 9 * HOUR_MS
    const unit = priceAround(TRUTH, HONEST_SIGMA, next)
    const reporter = accountOf(60)
    return { voice: `honest-${index}`, reporter, unit, at, tellsOf: day, changedAt: null }
  })
}

function puppetsOf({ puppets, ageDays, factor, way }: Takeover): Said[] {
  return Array.from({ length: puppets }, (_, index) => {
    const tellsOf = TODAY - (index % 2)
    const isEdited = way === 'edit yesterday’s'
    const at = isEdited ? NOON - (index % 2) * 20 * HOUR_MS : NOON
    const unit = TRUTH * factor
    const reporter = accountOf(ageDays)
    const changedAt = isEdited ? NOON : null
    return { voice: `puppet-${index}`, reporter, unit, at, tellsOf, changedAt }
  })
}

const HALF = 0.5

/** What a takeover comes to, over `trials` days with other people. */
export function measureTakeover(takeover: Takeover, trials: number): TakeoverFigures {
  const next = seededNumbers(20_261_128)
  const shift = { before: 0, after: 0 }
  const confident = { before: 0, after: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const honest = honestOf(takeover, next)
    const all = [...honest, ...puppetsOf(takeover)]
    const truth = estimateOf(honest, BALLOTS.after).median ?? TRUTH
    for (const name of ['before', 'after'] as const) {
      const price = estimateOf(all, BALLOTS[name])
      const off = (price.median ?? truth) / truth - 1
      shift[name] += off * 100
      if (isConfident(price) && Math.abs(off) >= HALF) confident[name] += 100
    }
  }
  return {
    shiftBefore: shift.before / trials,
    confidentBefore: confident.before / trials,
    shiftAfter: shift.after / trials,
    confidentAfter: confident.after / trials,
  }
}

/** In percent of the trials: alerts the trap lets fire, and those that still stand as true once it is gone. */
export type TrapFigures = {
  readonly fired: number
  readonly standBefore: number
  readonly standAfter: number
}

/**
 * 4 honest and 4 month-old puppets at + 40 %, who take everything back once the alert at + 12 % has
 * fired. It fires wherever the honest have not reached the line themselves, of which the chance is 8.5 %.
 */
export const TRAP_EXPECTED: TrapFigures = { fired: 91.5, standBefore: 100, standAfter: 0 }

const TRAP: Omit<Takeover, 'name' | 'expected'> = {
  honest: 4,
  isSilent: false,
  puppets: 4,
  ageDays: 40,
  factor: 1.4,
  way: 'tell yesterday’s',
}

/** What an alert is worth whose price was made for it and then taken back. */
export function measureTrap(trials: number): TrapFigures {
  const next = seededNumbers(20_261_129)
  const line = { direction: 'above', amount: TRUTH * 1.12 } as const
  const trap: Takeover = { ...TRAP, name: '', expected: figures(0, 0, 0, 0) }
  const counts = { fired: 0, standing: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const honest = honestOf(trap, next)
    const quiet = estimateOf(honest, BALLOTS.after)
    const start = { isArmed: true, lastDay: null }
    if (lookAtWatch(line, start, { price: quiet, day: TODAY }).fires) continue
    const pushed = estimateOf([...honest, ...puppetsOf(trap)], BALLOTS.after)
    const look = lookAtWatch(line, start, { price: pushed, day: TODAY })
    if (!look.fires) continue
    counts.fired += 1
    if (!hasFallenBack(line, look, { price: quiet, day: TODAY })) counts.standing += 1
  }
  const share = (part: number) => (counts.fired === 0 ? 0 : (part / counts.fired) * 100)
  return {
    fired: (counts.fired / trials) * 100,
    // Before, nothing of an alert was ever taken back.
    standBefore: share(counts.fired),
    standAfter: share(counts.standing),
  }
}
