import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { forgetMembers } from '../member-bulk.api.ts'

/** What came of one of several changes: what the server answered, or why it was refused. */
export type BulkOutcome<Change, Answer> =
  | { readonly change: Change; readonly answer: Answer }
  | { readonly change: Change; readonly refusal: string }

/**
 * Carries out changes of members one after another, so that each refusal belongs to one member and
 * the limit of writes is not run into by a burst.
 */
export function useBulk() {
  const dispatch = useDispatch()
  const [done, setDone] = useState<number | null>(null)

  const run = async <Change, Answer>(
    changes: readonly Change[],
    carryOut: (change: Change) => Promise<Answer>,
  ): Promise<BulkOutcome<Change, Answer>[]> => {
    const outcomes: BulkOutcome<Change, Answer>[] = []
    for (const change of changes) {
      setDone(outcomes.length)
      try {
        outcomes.push({ change, answer: await carryOut(change) })
      } catch (error) {
        outcomes.push({ change, refusal: refusalOf(error).message })
      }
    }
    setDone(null)
    dispatch(forgetMembers())
    return outcomes
  }

  /** How many are through; null while nothing runs. */
  return { run, done }
}
