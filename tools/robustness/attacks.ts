/** How members who tell the truth scatter around it. */
export const HONEST_SIGMA = 0.15

/** The true price of every trial, in spina. */
export const TRUTH = 1_000_000

/** The days of the window, of which 7 is today. */
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * People on one side of an attack: who they are, on which days they speak, what they say (a factor
 * of the truth, null for the truth as they see it), and how many reports each makes.
 */
export type Group = {
  readonly members: number
  readonly weight: 1 | 2 | 4
  readonly factor: number | null
  readonly days: readonly number[]
  readonly reportsEach?: number
}

/** What the specification measured, in percent; `confident` in percent of the trials. */
export type Figures = {
  readonly mean: number
  readonly medianOfReports: number
  readonly medianOfMembers: number
  readonly ours: number
  readonly ours95: number
  readonly confident: number
}

/** One row of the table of what prices withstand. */
export type Attack = {
  readonly name: string
  readonly honest: Group
  readonly liars: Group
  readonly expected: Figures
}

const LAST_TWO = [6, 7] as const
const BEFORE = [1, 2, 3, 4, 5] as const

const honest = (members: number, days: readonly number[] = ALL_DAYS): Group => ({
  members,
  weight: 4,
  factor: null,
  days,
})
const fresh = (members: number, factor: number, days: readonly number[] = ALL_DAYS): Group => ({
  members,
  weight: 1,
  factor,
  days,
})
const grown = (members: number, factor: number, days: readonly number[] = ALL_DAYS): Group => ({
  members,
  weight: 4,
  factor,
  days,
})
type Row = readonly [
  mean: number,
  medianOfReports: number,
  medianOfMembers: number,
  ours: number,
  ours95: number,
  confident: number,
]
const figures = (...row: Row): Figures => {
  const [mean, medianOfReports, medianOfMembers, ours, ours95, confident] = row
  return { mean, medianOfReports, medianOfMembers, ours, ours95, confident }
}

/** The table of what prices withstand, row by row. */
export const ATTACKS: readonly Attack[] = [
  {
    name: '20 honest / one member, 20 × +40 %',
    honest: honest(20),
    liars: { ...grown(1, 1.4), reportsEach: 20 },
    expected: figures(19.2, 35.5, 0.9, 0.9, 2.8, 100),
  },
  {
    name: '4 honest / 3 new puppets +100 %',
    honest: honest(4),
    liars: fresh(3, 2),
    expected: figures(42.7, 17, 17, 3, 11.8, 99),
  },
  {
    name: '4 honest / 3 month-old puppets +100 %',
    honest: honest(4),
    liars: grown(3, 2),
    expected: figures(42.4, 17, 17, 16.8, 38.5, 31),
  },
  {
    name: '4 honest / 3 new puppets +40 %',
    honest: honest(4),
    liars: fresh(3, 1.4),
    expected: figures(16.7, 16.5, 16.5, 4.3, 12.1, 100),
  },
  {
    name: '8 honest / 6 new puppets +40 %',
    honest: honest(8),
    liars: fresh(6, 1.4),
    expected: figures(16.5, 18.5, 18.5, 2.3, 6.5, 100),
  },
  {
    name: '8 honest / 4 month-old puppets +40 %',
    honest: honest(8),
    liars: grown(4, 1.4),
    expected: figures(12.9, 10.6, 10.6, 10.7, 22.2, 100),
  },
  {
    name: '4 honest / one slip × 10,000',
    honest: honest(4),
    liars: grown(1, 10_000),
    expected: figures(199_074, 4.4, 4.4, 0, 0, 98),
  },
  {
    name: '4 honest / one zero missing',
    honest: honest(4),
    liars: grown(1, 0.1),
    expected: figures(-18, -4.6, -4.6, -0.1, 0, 99),
  },
  {
    name: '40 honest / 5 % absurd (× 100)',
    honest: honest(40),
    liars: grown(2, 100),
    expected: figures(466, 0.9, 0.9, 0, 0, 100),
  },
  {
    name: '40 honest / 20 % absurd (× 20)',
    honest: honest(40),
    liars: grown(10, 20),
    expected: figures(376, 4.9, 4.9, 0, 0.2, 100),
  },
  {
    name: '20 honest / 8 new puppets × 2, two days',
    honest: honest(20, ALL_DAYS),
    liars: fresh(8, 2, LAST_TWO),
    expected: figures(28, 8.1, 8.1, 0.5, 3.6, 100),
  },
  {
    name: '20 honest silent for two days / 5 old puppets × 2',
    honest: honest(20, BEFORE),
    liars: grown(5, 2, LAST_TWO),
    expected: figures(19.6, 5, 5, 3.5, 10.4, 100),
  },
  {
    name: '20 honest silent for two days / 8 old puppets × 2',
    honest: honest(20, BEFORE),
    liars: grown(8, 2, LAST_TWO),
    expected: figures(28, 8.1, 8.1, 100, 114, 0),
  },
]
