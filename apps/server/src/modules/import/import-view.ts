import { HOUR_MS } from '@gyeol/korean'
import {
  IMPORT_LIMITS,
  type ImportBatch,
  importBatchSchema,
  type ImportChange,
  importChangeSchema,
} from '@gyeol/contract'
import type { ImportChangeTable } from '../../database/schema-catalogue.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { AnyEntity } from '../catalogue/catalogue-entity.ts'
import { type FileField, valueAt } from '../catalogue/file-field.ts'
import type { BatchRow } from './import.repository.ts'

const countsSchema = importBatchSchema.shape.counts

const problemsSchema = importChangeSchema.shape.problems

/** Until when a file that was applied at this time can be taken back. */
function undoDeadline(appliedAt: number): number {
  return appliedAt + IMPORT_LIMITS.undoHours * HOUR_MS
}

/** A checked file as the API shows it. */
export function toBatch(row: BatchRow, now: number): ImportBatch {
  const undoUntil = row.applied_at === null ? null : undoDeadline(row.applied_at)
  return {
    id: row.id,
    entity: row.entity,
    format: row.format,
    fileName: row.file_name,
    mode: row.mode,
    state: row.state,
    counts: countsSchema.parse(JSON.parse(row.counts)),
    asOf: row.as_of,
    source: row.source,
    author:
      row.author_id === null ? null : { id: row.author_id, nickname: row.author_nickname ?? '' },
    createdAt: toWireTime(row.created_at),
    appliedAt: toWireTimeOrNull(row.applied_at),
    undoUntil: toWireTimeOrNull(undoUntil),
    undoneAt: toWireTimeOrNull(row.undone_at),
    canUndo: row.state === 'applied' && undoUntil !== null && now <= undoUntil,
  }
}

/** What a file does to one row: the cells that differ. */
export function toChange(entity: AnyEntity, row: ImportChangeTable): ImportChange {
  const { op, line, name } = row
  const own = { op, line, id: row.entity_id, name }
  if (op === 'bad') return { ...own, fields: [], problems: problemsSchema.parse(parse(row.after)) }
  const before = parse(row.before)
  const after = parse(row.after)
  return {
    ...own,
    problems: [],
    fields: differingCells(entity.fields, before, after).map(({ field, ...cells }) => ({
      code: field.code,
      title: field.title,
      ...cells,
    })),
  }
}

/** The cells in which two contents differ, as the files write them. */
export function differingCells(fields: readonly FileField[], before: unknown, after: unknown) {
  return fields.flatMap((field) => {
    const cells = { before: cellText(field, before), after: cellText(field, after) }
    return cells.before === cells.after ? [] : [{ field, ...cells }]
  })
}

/** A content's value of a field, as the files write it; null where there is nothing. */
export function cellText(field: FileField, content: unknown): string | null {
  const value = valueAt(content, field.path) ?? null
  const cell = value === null ? null : field.write(value)
  return cell === null || cell === '' ? null : String(cell)
}

function parse(text: string | null): unknown {
  // Written from content its schema has checked.
  return text === null ? null : JSON.parse(text)
}
