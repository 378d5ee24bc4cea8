import type { Revision, RevisionAct } from '@gyeol/contract'
import { toWireTime } from '../../http/wire-time.ts'
import type { State } from '../audit/audit-state.ts'

/**
 * One change of a thing. `before` and `after` hold the fields that differ, or everything where the thing
 * came or went; null where it was not there.
 */
export type Step = {
  readonly id: string
  readonly at: number
  readonly actor: Revision['actor']
  readonly act: Exclude<RevisionAct, 'start'>
  readonly before: State | null
  readonly after: State | null
  readonly reason: string | null
}

/** A version: how it came about, and its whole content (after a removal, what was removed). */
export type Version = { readonly revision: Revision; readonly content: State }

const START_ID = 'start'

/**
 * The versions of a thing from what is known of its changes, newest first: each step is taken back
 * from what the thing is now (null when it is gone). `isWhole`: no older change is left out.
 */
export function versionsOf(
  steps: readonly Step[],
  { present, isWhole }: { readonly present: State | null; readonly isWhole: boolean },
): Version[] {
  const versions: Version[] = []
  let content = present
  for (const step of steps) {
    const before = takenBack(step, content)
    const shown = content ?? before
    if (shown !== null) versions.push({ revision: toRevision(step), content: shown })
    content = before
  }
  if (isWhole && content !== null && steps.length > 0) versions.push({ revision: START, content })
  return versions
}

const START: Revision = {
  id: START_ID,
  at: null,
  actor: null,
  act: 'start',
  fields: [],
  reason: null,
}

/** What a thing was before a step. */
function takenBack({ before, after }: Step, content: State | null): State | null {
  if (before === null) return null
  if (content === null || after === null) return before
  // A field the older version did not have yet gets its default when it is read.
  const kept = Object.entries(content).filter(([name]) => !(name in after))
  return { ...Object.fromEntries(kept), ...before }
}

function toRevision({ id, at, actor, act, before, after, reason }: Step): Revision {
  const fields = before === null || after === null ? [] : changedNames(before, after)
  return { id, at: toWireTime(at), actor, act, fields, reason }
}

function changedNames(before: State, after: State): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
