import {
  type CharacterInput,
  type FigureId,
  rankReplacements,
  type ReplacementCandidate,
  type ReplacementProgress,
  type ReplaceSlot,
  type SheetLine,
  sheetOf,
  withLinesOf,
} from '@gyeol/character'
import type { BuiltSheet } from '../build/build-sheet.ts'
import { type AskedSkill, castOf } from '../cast/cast.ts'
import type { CastSituation } from '../cast/cast-question.ts'
import type { CharacterBody } from '../build/character-build.ts'

/** What a thing would give in a place, ready to be counted. */
export type ReplaceCandidate = ReplacementCandidate & {
  readonly lines: readonly SheetLine[]
  /** The numbers of a piece, as the rules want them. */
  readonly worn?: Partial<CharacterInput>
}

/** A cast without what changes with a replacement: everything plain, so that a worker can be sent it. */
export type AskedCast = Omit<CastSituation, 'built'> &
  Pick<BuiltSheet, 'meant' | 'buffs' | 'effects'> &
  Pick<CharacterBody, 'skills'> & {
    readonly skill: AskedSkill
  }

/** What should become greater. */
export type ReplaceGoal =
  | { readonly kind: 'figure'; readonly figure: FigureId }
  | { readonly kind: 'cast'; readonly cast: AskedCast }

/** What the worker is asked. */
export type ReplaceRequest = {
  readonly id: number
  readonly input: CharacterInput
  readonly goal: ReplaceGoal
  readonly slots: readonly ReplaceSlot<ReplaceCandidate>[]
  readonly parents: ReadonlyMap<string, string | null>
}

/** What the worker tells on the way and at the end. */
export type ReplaceNews = {
  readonly id: number
  readonly isDone: boolean
  /** The goal as it is now; null: it cannot be calculated. */
  readonly before: number | null
  readonly progress: ReplacementProgress
}

/** Rows anybody reads. */
const MOST_ROWS = 120
const TELL_EVERY_MS = 60

/** Ranks everything that is asked and tells how far it is. */
export function runReplace(
  { id, input, goal, slots, parents }: ReplaceRequest,
  { now, tell }: { readonly now: () => number; readonly tell: (news: ReplaceNews) => void },
): void {
  const before = goalOf(input, goal)
  if (before === null) {
    tell({ id, isDone: true, before, progress: { done: 0, total: 0, best: [] } })
    return
  }
  const steps = rankReplacements<ReplaceCandidate>({
    slots,
    parents,
    before,
    most: MOST_ROWS,
    scoreOf: ({ id: source }, { lines, worn }) =>
      goalOf(withLinesOf(input, source, { ...worn, lines }), goal),
  })
  let told = now()
  for (;;) {
    const { done: isDone = false, value: progress } = steps.next()
    if (isDone || now() - told >= TELL_EVERY_MS) {
      told = now()
      tell({ id, isDone, before, progress })
    }
    if (isDone) return
  }
}

/** The goal with these clothes; null where it cannot be calculated. */
export function goalOf(input: CharacterInput, goal: ReplaceGoal): number | null {
  const sheet = sheetOf(input)
  if (goal.kind === 'figure') return sheet.value(goal.figure)
  const { skill, skills, meant, buffs, effects, ...situation } = goal.cast
  const cast = castOf(skill, skills, { ...situation, built: { sheet, meant, buffs, effects } })
  return cast.ok ? cast.expected : null
}
