import { apply } from '../src/apply.ts'
import type { Action, RefusalCode, Session, Settings } from '../src/model.ts'
import { startSession } from '../src/session.ts'
import { DEFAULT_SETTINGS } from '../src/settings.ts'
import { SMALL_CATALOGUE } from './small-catalogue.ts'

/** An action by its name, or `[slot, option, steps]`: pick and enter. */
export type Move =
  | 'confirm'
  | 'undo'
  | 'redo'
  | 'repeat'
  | 'discard'
  | readonly [number, string, number]

/** A session of the small catalogue. */
export function begin(settings: Partial<Settings> = {}): Session {
  return startSession(SMALL_CATALOGUE, { ...DEFAULT_SETTINGS, ...settings })
}

/** Carries moves out; a refusal fails the test. */
export function play(session: Session, ...moves: readonly Move[]): Session {
  return moves.reduce(
    (state, move) => actionsOf(state, move).reduce((at, action) => must(at, action), state),
    session,
  )
}

/** The refusal of the last move; the moves before it must succeed. */
export function refusalOf(session: Session, action: Action): RefusalCode | null {
  const result = apply(session, action)
  return result.ok ? null : result.refusal.code
}

function actionsOf(session: Session, move: Move): readonly Action[] {
  if (typeof move === 'string') return [{ type: move }]
  const [slot, option, steps] = move
  const enter: Action = { type: 'enter', slot, steps }
  return session.slots[slot]?.option === option ? [enter] : [{ type: 'pick', slot, option }, enter]
}

function must(session: Session, action: Action): Session {
  const result = apply(session, action)
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.refusal.code}`)
  return result.value
}
