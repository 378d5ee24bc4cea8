import { MOST_USES, type UseCode, type Uses } from '@gyeol/contract'

/** Something that names what is about to be removed, and its page. */
export type Use = { readonly name: string; readonly path: string }

/** What one way of use finds; `total` where not everything has a name. */
export type Found = {
  readonly code: UseCode
  readonly items: readonly Use[]
  readonly total?: number
}

/** What hangs on a thing keeps it from being removed. */
const BLOCKING: ReadonlySet<UseCode> = new Set<UseCode>([
  'stage',
  'report',
  'statement',
  'watch',
  'ledger',
  'merged',
])

/** The ways of use that found anything, with the first names of each. */
export function toUses(found: readonly Found[]): Uses {
  const groups = found.map(({ code, items, total = items.length }) => ({
    code,
    blocks: BLOCKING.has(code),
    total,
    items: items.slice(0, MOST_USES),
  }))
  return { groups: groups.filter(({ total }) => total > 0) }
}
