import { inOneLine, type ParentsById } from './one-line.ts'

/** A thing that could stand in a slot. */
export type ReplacementCandidate = {
  readonly id: string
  /** Marked as owned; the mark says nothing of how many (RP3). */
  readonly isOwned: boolean
}

/** A place of a build that holds one thing or none. */
export type ReplaceSlot<Candidate extends ReplacementCandidate> = {
  readonly id: string
  /** The id of what is there now; null: empty. */
  readonly holds: string | null
  /** Ids of what sits beside it in the same piece (RP4). */
  readonly beside: readonly string[]
  /** What fits, in the order of its list. */
  readonly candidates: readonly Candidate[]
}

/** What is to be ranked, and by what. */
export type ReplacementQuestion<Candidate extends ReplacementCandidate> = {
  readonly slots: readonly ReplaceSlot<Candidate>[]
  readonly parents: ParentsById
  /** The goal as it is now. */
  readonly before: number
  /** The goal with a thing in a slot; null: it cannot be calculated then. */
  readonly scoreOf: (slot: ReplaceSlot<Candidate>, candidate: Candidate) => number | null
  /** How many are kept. */
  readonly most: number
}

/** One thing in one slot that makes the goal greater. */
export type Replacement = {
  readonly slot: string
  readonly candidate: string
  readonly score: number
  readonly gain: number
}

/** How far a ranking has come, and the best it has found. */
export type ReplacementProgress = {
  readonly done: number
  readonly total: number
  readonly best: readonly Replacement[]
}

/** Between two pauses: a few thousandths of a second. */
const TRIES_PER_PAUSE = 64

/**
 * The best single replacements of a build (RP1–RP5), pausing on the way: each pause tells how far it
 * is, so that whoever runs it can show it and end it. The order is total: the same question always
 * has the same answer, wherever it was paused.
 */
export function* rankReplacements<Candidate extends ReplacementCandidate>(
  question: ReplacementQuestion<Candidate>,
): Generator<ReplacementProgress, ReplacementProgress> {
  const { slots, before, scoreOf, most } = question
  const total = slots.reduce((sum, { candidates }) => sum + candidates.length, 0)
  let best: Ranked[] = []
  let found: Ranked[] = []
  let done = 0
  const settle = (): ReplacementProgress => {
    best = [...best, ...found].toSorted(inOrder).slice(0, most)
    found = []
    return { done, total, best: best.map(({ replacement }) => replacement) }
  }
  for (const [place, slot] of slots.entries())
    for (const [row, candidate] of slot.candidates.entries()) {
      const score = isOffered(slot, candidate, question.parents) ? scoreOf(slot, candidate) : null
      const gain = score === null ? 0 : score - before
      if (score !== null && gain > 0)
        found.push({
          replacement: { slot: slot.id, candidate: candidate.id, score, gain },
          isOwned: candidate.isOwned,
          isFree: slot.holds === null,
          place,
          row,
        })
      done += 1
      if (done % TRIES_PER_PAUSE === 0) yield settle()
    }
  return settle()
}

type Ranked = {
  readonly replacement: Replacement
  readonly isOwned: boolean
  readonly isFree: boolean
  readonly place: number
  readonly row: number
}

/** RP4: what is there already changes nothing, and one line of upgrades does not stand twice in a piece. */
function isOffered(
  { holds, beside }: Pick<ReplaceSlot<ReplacementCandidate>, 'holds' | 'beside'>,
  { id }: ReplacementCandidate,
  parents: ParentsById,
): boolean {
  return id !== holds && !beside.some((other) => inOneLine(other, id, parents))
}

/** RP5. */
function inOrder(left: Ranked, right: Ranked): number {
  return (
    right.replacement.gain - left.replacement.gain ||
    Number(right.isOwned) - Number(left.isOwned) ||
    Number(right.isFree) - Number(left.isFree) ||
    left.place - right.place ||
    left.row - right.row
  )
}
