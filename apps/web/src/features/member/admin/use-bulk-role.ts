import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import type { RoleChange, RoleOutcome } from './bulk-role.ts'
import { forgetMembers, useChangeOneOfManyMutation } from '../member.api.ts'

/**
 * Carries out changes of role one after another, so that each refusal belongs to one member and the
 * limit of writes is not run into by a burst.
 */
export function useBulkRole() {
  const dispatch = useDispatch()
  const [change] = useChangeOneOfManyMutation()
  const [done, setDone] = useState<number | null>(null)

  const run = async (changes: readonly RoleChange[]): Promise<RoleOutcome[]> => {
    const outcomes: RoleOutcome[] = []
    for (const one of changes) {
      setDone(outcomes.length)
      try {
        const member = await change({ params: { id: one.id }, body: one.body }).unwrap()
        outcomes.push({ change: one, member })
      } catch (error) {
        outcomes.push({ change: one, refusal: refusalOf(error).message })
      }
    }
    setDone(null)
    dispatch(forgetMembers())
    return outcomes
  }

  /** How many are through; null while nothing runs. */
  return { run, done }
}
