import type { Settings } from '@gyeol/statting'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'
import type { NegativeTaste } from '@gyeol/statting-auto'

/** How much of a wanted option: a shown value, or as much as fits. */
export type Amount = number | 'max'

/** An option the item is to have. `invalidText` keeps what could not be read as a number. */
export type WantedRow = {
  readonly option: string
  readonly value: Amount
  readonly invalidText?: string
}

/** A negative the item has to have, exactly this deep; a shown value. */
export type FixedRow = {
  readonly option: string
  readonly value: number
  readonly invalidText?: string
}

/** What the search is to make best while the start potential is given. */
export const FORM_GOALS = ['rate', 'least-material'] as const

/** One of {@link FORM_GOALS}. */
export type FormGoal = (typeof FORM_GOALS)[number]

/** Everything a player says on this screen. Amounts are shown values, as they were typed. */
export type AutoForm = {
  readonly settings: Settings
  readonly wanted: readonly WantedRow[]
  /** A wanted option is filled up when it is picked. */
  readonly fillsWanted: boolean
  readonly fixed: readonly FixedRow[]
  /** The search may choose negatives of its own. */
  readonly picksNegatives: boolean
  /** Which ones it may choose from. */
  readonly taste: NegativeTaste
  /** Negatives it must leave alone. */
  readonly excluded: readonly string[]
  /** How deep a negative may go at most: a shown value; absent = as deep as it goes. */
  readonly caps: Readonly<Record<string, number>>
  readonly goal: FormGoal
  /** The start potential is not given: the least one is wanted. */
  readonly findsStart: boolean
  /** The rate the goals other than the rate itself must reach. */
  readonly wantedRate: number
  /** Most confirmations, or null for any number. */
  readonly maxConfirmations: number | null
  /** Largest amount of one material in one confirmation, or null for any. */
  readonly largestAmount: number | null
  /** What a point of each material counts. */
  readonly weights: MaterialAmounts
  /** Session of the simulator to go on from, by its id. */
  readonly from: string | null
}

export const EVEN_WEIGHTS: MaterialAmounts = {
  metal: 1,
  cloth: 1,
  beast: 1,
  wood: 1,
  medicine: 1,
  mana: 1,
}

export const DEFAULT_TASTE: NegativeTaste = { purpose: 'none', allowFlatMpRegen: false }

/** The form of a first visit. */
export function createForm(settings: Settings): AutoForm {
  return {
    settings,
    wanted: [],
    fillsWanted: true,
    fixed: [],
    picksNegatives: true,
    taste: DEFAULT_TASTE,
    excluded: [],
    caps: {},
    goal: 'rate',
    findsStart: false,
    wantedRate: 100,
    maxConfirmations: null,
    largestAmount: null,
    weights: EVEN_WEIGHTS,
    from: null,
  }
}

/** Replaces the wanted row at `index`, adds one behind the last, or with null takes it away. */
export function withWanted(form: AutoForm, index: number, row: WantedRow | null): AutoForm {
  return { ...form, wanted: withRow(form.wanted, index, row) }
}

/** The same for the negatives that must be there. */
export function withFixed(form: AutoForm, index: number, row: FixedRow | null): AutoForm {
  return { ...form, fixed: withRow(form.fixed, index, row) }
}

function withRow<Row>(rows: readonly Row[], index: number, row: Row | null): readonly Row[] {
  if (row === null) return rows.toSpliced(index, 1)
  return index < rows.length ? rows.with(index, row) : [...rows, row]
}

/** Keeps the search from using a negative: neither of its own choice nor as a fixed one. */
export function exclude(form: AutoForm, option: string): AutoForm {
  return {
    ...form,
    excluded: form.excluded.includes(option) ? form.excluded : [...form.excluded, option],
    fixed: form.fixed.filter((row) => row.option !== option),
  }
}

/** Takes an exclusion back. */
export function include(form: AutoForm, option: string): AutoForm {
  return { ...form, excluded: form.excluded.filter((key) => key !== option) }
}

/** Makes a negative a must, exactly this deep. */
export function pin(form: AutoForm, option: string, value: number): AutoForm {
  const at = form.fixed.findIndex((row) => row.option === option)
  const row = { option, value }
  return include(withFixed(form, at < 0 ? form.fixed.length : at, row), option)
}

/** Limits how deep a negative may go, or with null takes the limit away. */
export function cap(form: AutoForm, option: string, value: number | null): AutoForm {
  const { [option]: _, ...others } = form.caps
  return { ...form, caps: value === null ? others : { ...others, [option]: value } }
}

/** Whether every material counts the same. */
export function areWeightsEven(weights: MaterialAmounts): boolean {
  return MATERIALS.every((material) => weights[material] === 1)
}
