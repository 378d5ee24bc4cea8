import type { CatalogueEntity } from '@gyeol/contract'
import { presentId } from '@gyeol/game-data'

/** A field of a list's content that names items of a list, one or several. */
export type Reference = { readonly in: CatalogueEntity; readonly field: string }

/** Where the items of a list are named, by that list. */
export const REFERENCES_TO: Partial<Record<CatalogueEntity, readonly Reference[]>> = {
  crysta: [
    { in: 'crysta', field: 'parentId' },
    { in: 'boss', field: 'crystaIds' },
    { in: 'job', field: 'crystaIds' },
  ],
}

/** Tells ids that still are somebody's own from those that are only remembered. */
type IsTaken = (id: string) => boolean

const nobody: IsTaken = () => false

/** An id or a list of ids as they are now; the very same value where nothing has changed. */
export function presentReference(
  named: CatalogueEntity,
  value: unknown,
  isTaken: IsTaken = nobody,
): unknown {
  const toNow = (id: string) => (isTaken(id) ? id : presentId(named, id))
  if (typeof value === 'string') return toNow(value)
  if (!Array.isArray(value)) return value
  const ids = value.map(String)
  const now = ids.map(toNow)
  return now.some((id, place) => id !== ids[place]) ? [...new Set(now)] : value
}

/**
 * A content, or a part of one, that was written with ids of earlier releases, with those of today;
 * the very same one where it names none. Ids that are taken are left alone.
 */
export function withPresentReferences<Content extends object>(
  list: CatalogueEntity,
  content: Content,
  isTaken: IsTaken = nobody,
): Content {
  const named = Object.entries(REFERENCES_TO).flatMap(([entity, references]) =>
    references
      .filter(({ in: holder, field }) => holder === list && field in content)
      // A key of a record of CatalogueEntity.
      .map(({ field }) => ({ entity: entity as CatalogueEntity, field })),
  )
  // Only fields it has are asked for.
  const fields = content as Readonly<Record<string, unknown>>
  const changed = named.flatMap(({ entity, field }) => {
    const now = presentReference(entity, fields[field], isTaken)
    return now === fields[field] ? [] : [[field, now] as const]
  })
  return changed.length === 0 ? content : { ...content, ...Object.fromEntries(changed) }
}
