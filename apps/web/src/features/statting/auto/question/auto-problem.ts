import { OPTION_CATALOGUE } from '@gyeol/game-data'
import {
  limitsOf,
  type Recipe,
  recipeOf,
  type Session,
  type Settings,
  SLOT_COUNT,
  stepsFromValue,
} from '@gyeol/statting'
import {
  type AllowedNegative,
  type AutoProblem,
  defaultAllowedNegatives,
} from '@gyeol/statting-auto'
import { EMPTY_DRAFT, type Draft, createDocument } from '../../sessions/statting-document.ts'
import { type DraftIssue, findOption, viewOf } from '../../sessions/statting-view.ts'
import { areWeightsEven, type AutoForm, type FixedRow, type WantedRow } from './auto-form.ts'

/** A question as it travels to the worker: without the session, but with the steps that lead to it. */
export type SearchRequest = {
  readonly problem: Omit<AutoProblem, 'start'>
  /** Steps confirmed before the search begins; null = a new item. */
  readonly startSteps: Recipe | null
}

/** Why a row of the form cannot be used. */
export type RowIssue =
  | DraftIssue
  | { readonly kind: 'not-above-zero' | 'not-below-zero' | 'no-slot-left' }

/** What the form means. */
export type FormReading = {
  /** A session in which every row stands in a slot: what limits and pickers are asked of. */
  readonly session: Session
  readonly wantedIssues: readonly (RowIssue | null)[]
  readonly fixedIssues: readonly (RowIssue | null)[]
  /** Negatives the search could choose from, before exclusions. */
  readonly pool: readonly string[]
  /** Null while something is missing or wrong. */
  readonly request: SearchRequest | null
}

/** Reads the form; `start` is the session to go on from, whose settings then count. */
export function readForm(form: AutoForm, start: Session | null): FormReading {
  const settings = start?.settings ?? form.settings
  const { session, issues } = rowsOf(form, settings)
  const wantedIssues = form.wanted.map((row, index) => wantedIssue(row, issues[index]))
  const fixedIssues = form.fixed.map((row, index) => {
    return fixedIssue(row, issues[form.wanted.length + index])
  })
  const pool = defaultAllowedNegatives(OPTION_CATALOGUE, settings, form.taste).map(
    ({ option }) => option,
  )
  const isRight = [...wantedIssues, ...fixedIssues].every((issue) => issue === null)
  const request = isRight && form.wanted.length > 0 ? requestOf(form, start, pool) : null
  return { session, wantedIssues, fixedIssues, pool, request }
}

type Rows = { readonly session: Session; readonly issues: readonly (RowIssue | null)[] }

/** Every row is entered in a slot of an empty session, wanted ones first: its rules find what is wrong. */
function rowsOf(form: AutoForm, settings: Settings): Rows {
  const rows: readonly Draft[] = [
    ...form.wanted.map(({ value, ...row }) => ({
      ...row,
      value: value === 'max' ? maxValueOf(row.option, settings) : value,
    })),
    ...form.fixed,
  ]
  const drafts = Array.from({ length: SLOT_COUNT }, (_, slot) => rows[slot] ?? EMPTY_DRAFT)
  const view = viewOf({ ...createDocument({ id: '', name: '', at: 0, settings }), drafts })
  const issues = rows.map((_, index): RowIssue | null => {
    return index < SLOT_COUNT ? (view.issues[index] ?? null) : { kind: 'no-slot-left' }
  })
  return { session: view.session, issues }
}

/** The shown value of an option that is filled up. */
export function maxValueOf(key: string, settings: Settings): number {
  const option = findOption(key)
  return option ? limitsOf(option, settings).maxValue : 0
}

function wantedIssue({ value }: WantedRow, issue: RowIssue | null | undefined): RowIssue | null {
  if (issue) return issue
  return value === 'max' || value > 0 ? null : { kind: 'not-above-zero' }
}

function fixedIssue({ value }: FixedRow, issue: RowIssue | null | undefined): RowIssue | null {
  if (issue) return issue
  return value < 0 ? null : { kind: 'not-below-zero' }
}

function requestOf(form: AutoForm, start: Session | null, pool: readonly string[]): SearchRequest {
  const settings = start?.settings ?? form.settings
  const goal = form.findsStart && start === null ? 'least-start-potential' : form.goal
  const problem: SearchRequest['problem'] = {
    settings,
    wanted: form.wanted.map(({ option, value }) => ({
      option,
      steps: value === 'max' ? 'max' : stepsOf(option, settings, value),
    })),
    fixedNegatives: form.fixed.map(({ option, value }) => ({
      option,
      steps: stepsOf(option, settings, value),
    })),
    allowedNegatives: form.picksNegatives ? allowedOf(form, settings, pool) : [],
    goal,
    ...(goal === 'rate' ? {} : { wantedRate: form.wantedRate }),
    ...(form.maxConfirmations === null ? {} : { maxConfirmations: form.maxConfirmations }),
    ...(form.largestAmount === null ? {} : { largestAmount: form.largestAmount }),
    ...(areWeightsEven(form.weights) ? {} : { materialWeights: form.weights }),
  }
  return { problem, startSteps: start === null ? null : recipeOf(start) }
}

function allowedOf(
  form: AutoForm,
  settings: Settings,
  pool: readonly string[],
): readonly AllowedNegative[] {
  const taken = new Set([
    ...form.excluded,
    ...form.wanted.map(({ option }) => option),
    ...form.fixed.map(({ option }) => option),
  ])
  return pool
    .filter((option) => !taken.has(option))
    .flatMap((option): AllowedNegative[] => {
      const limit = form.caps[option]
      if (limit === undefined) return [{ option, deepest: 'max' }]
      const steps = stepsOf(option, settings, limit)
      return steps < 0 ? [{ option, deepest: steps }] : []
    })
}

function stepsOf(key: string, settings: Settings, value: number): number {
  const option = findOption(key)
  return option ? stepsFromValue(option, settings, value).steps : 0
}

/** Two requests with the same key have the same answer. */
export function requestKey({ problem, startSteps }: SearchRequest): string {
  return JSON.stringify([problem, startSteps])
}
