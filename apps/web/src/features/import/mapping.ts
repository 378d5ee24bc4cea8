import type { ImportPreview } from '@gyeol/contract'

/** Which column of a file is which field; null where it is left out. */
export type Mapping = ImportPreview['columns']

/** More columns than this are not told apart by hand. */
const MOST = 100

/** A column put on a field; a field is filled by one column only. */
export function withField(mapping: Mapping, column: string, field: string | null): Mapping {
  return mapping.map((one) => {
    if (one.column === column) return { column, field }
    return one.field === field && field !== null ? { ...one, field: null } : one
  })
}

/** What is sent of a mapping the viewer has changed. */
export function sentMapping(mapping: Mapping | null): Mapping {
  return mapping === null ? [] : mapping.slice(0, MOST)
}
