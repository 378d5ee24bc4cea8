import { condense } from '@gyeol/statting'
import type { StattingDocument } from '../sessions/statting-document.ts'
import type { StattingView } from '../sessions/statting-view.ts'
import { recipeStepText, stepText } from './step-words.ts'

/** A step, or equal neighbours shown once, that was carried out. `index` counts the recipe's steps from 0. */
export type DoneRow = {
  readonly kind: 'done'
  readonly index: number
  readonly count: number
  readonly text: string
  readonly before: number
  readonly after: number
  readonly finished: number | null
}

/** A step of the recipe that can no longer be carried out. */
export type InvalidRow = { readonly kind: 'invalid'; readonly index: number; readonly text: string }

/** One row of the formula history as shown. */
export type LogRow = DoneRow | InvalidRow

/**
 * The history as rows in the order of the recipe, with impossible steps in their place.
 * Equal neighbours are shown once with their count when `isCondensed` (the engine says what is equal).
 */
export function logRows(doc: StattingDocument, view: StattingView, isCondensed: boolean): LogRow[] {
  const { history } = view.session
  const impossible = new Set(view.problems.map((problem) => problem.index))
  const rows: LogRow[] = []
  let done = 0
  doc.steps.forEach((step, index) => {
    if (impossible.has(index)) {
      rows.push({ kind: 'invalid', index, text: recipeStepText(step) })
      return
    }
    const at = done++
    const taken = history[at]
    if (!taken) return
    const previous = rows.at(-1)
    const { potentialAfter: after, finished } = taken
    const isRepeat =
      isCondensed &&
      previous?.kind === 'done' &&
      condense(history.slice(at - 1, at + 1)).length === 1
    if (isRepeat) {
      rows[rows.length - 1] = { ...previous, count: previous.count + 1, after, finished }
    } else {
      const text = stepText(taken.changes)
      rows.push({
        kind: 'done',
        index,
        count: 1,
        text,
        before: taken.potentialBefore,
        after,
        finished,
      })
    }
  })
  return rows
}
