import { confirm, repeat } from './commit.ts'
import { discard, enter, pick } from './edit.ts'
import type { Action, Refusal, Result, Session } from './model.ts'
import { redo, undo } from './undo-redo.ts'

/**
 * The one step function: the session after an action, or the reason why it is not carried out.
 * The given session never changes.
 */
export function apply(session: Session, action: Action): Result<Session> {
  switch (action.type) {
    case 'pick':
      return pick(session, action.slot, action.option)
    case 'enter':
      return enter(session, action.slot, action.steps)
    case 'confirm':
      return confirm(session)
    case 'undo':
      return undo(session)
    case 'redo':
      return redo(session)
    case 'repeat':
      return repeat(session)
    case 'discard':
      return discard(session)
    default:
      return action satisfies never
  }
}

/** Why `apply` would refuse an action, or null: what enables or disables a button. */
export function check(session: Session, action: Action): Refusal | null {
  const result = apply(session, action)
  return result.ok ? null : result.refusal
}
