import type { AuditEntry } from '@gyeol/contract'

/** One field of an audit entry; `undefined` where that side does not know it. */
export type AuditChange = {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** The version only counts the writes, and a proposal is led to: their numbers tell a reader nothing. */
const UNTOLD = new Set(['version', 'correctionId'])

/** The fields an entry tells of, in the order they are kept, those of the newer state first. */
export function auditChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])
  return [...fields]
    .filter((field) => !UNTOLD.has(field))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}
