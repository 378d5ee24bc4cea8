import type { ImportError } from '@gyeol/contract'
import type { CsvRow } from '../../shared/files/csv.ts'

/** Errors of one kind: alike but for the words of the file they quote. */
export type ErrorGroup = {
  readonly key: string
  readonly column: string | null
  /** What all of them say; what they quote is left open where it differs. */
  readonly message: string
  readonly errors: readonly ImportError[]
}

const QUOTED = /'[^']*'/g

/** Errors by kind, the most frequent first. */
export function groupErrors(errors: readonly ImportError[]): readonly ErrorGroup[] {
  const keyOf = ({ column, message }: ImportError) =>
    `${column ?? ''} ${message.replace(QUOTED, "'…'")}`
  const byKey = new Map<string, ImportError[]>()
  for (const error of errors) {
    const own = byKey.get(keyOf(error))
    if (own === undefined) byKey.set(keyOf(error), [error])
    else own.push(error)
  }
  const groups = [...byKey].map(([key, own]): ErrorGroup => {
    const [first] = own
    const message = first?.message ?? ''
    const isOne = own.every((error) => error.message === message)
    return {
      key,
      column: first?.column ?? null,
      message: isOne ? message : message.replace(QUOTED, "'…'"),
      errors: own,
    }
  })
  return groups.sort((left, right) => right.errors.length - left.errors.length)
}

/** Numbers of rows in few words: 3, 5–9. */
export function lineRanges(errors: readonly ImportError[]): string {
  const lines = [...new Set(errors.flatMap(({ line }) => line ?? []))].sort(
    (left, right) => left - right,
  )
  const ranges: [number, number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** Every error as a line of a table, in the order of the file. */
export function errorRows(
  titles: readonly [string, string, string],
  errors: readonly ImportError[],
): CsvRow[] {
  const sorted = errors.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0))
  return [titles, ...sorted.map(({ line, column, message }) => [line, column, message] as const)]
}
