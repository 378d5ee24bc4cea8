import { z } from 'zod'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { CATALOGUE_LIMITS, daySchema } from './catalogue.ts'
import { pageOf, pagingFields } from './paging.ts'
import { WORDS_PATTERN, postAuthorSchema } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** The kinds of files the catalogue is brought in and taken out as. */
export const FILE_FORMATS = ['csv', 'xlsx', 'json'] as const

/** One of {@link FILE_FORMATS}. */
export type FileFormat = (typeof FILE_FORMATS)[number]

/**
 * What happens to rows the file does not have: `merge` leaves them, `replace` removes them.
 */
export const IMPORT_MODES = ['merge', 'replace'] as const

/** One of {@link IMPORT_MODES}. */
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What a file does to one row. */
export const IMPORT_OPS = ['new', 'changed', 'gone'] as const

/** What becomes of one row of a checked file: {@link IMPORT_OPS}, or nothing, as it is alike or wrong. */
export const IMPORT_ROW_KINDS = [...IMPORT_OPS, 'same', 'bad'] as const

/** One of {@link IMPORT_ROW_KINDS}. */
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number]

/** Checked and waiting, in the catalogue, or taken back again. */
export const IMPORT_STATES = ['ready', 'applied', 'undone'] as const

/** One of {@link IMPORT_STATES}. */
export type ImportState = (typeof IMPORT_STATES)[number]

/** Sizes of files: bytes, the length of their base64 form, rows, and how many errors are named. */
export const IMPORT_LIMITS = {
  fileBytes: 4 * 1024 * 1024,
  contentLength: 5_600_000,
  rows: 10_000,
  errors: 10_000,
  columns: 100,
  undoHours: 24,
} as const

/** The largest body an import may send. */
export const IMPORT_BODY_BYTES = 6 * 1024 * 1024

const columnNameSchema = z.string().max(200)

/**
 * A file to check. `content` is base64; `mapping` says which column is which field where the titles
 * do not say it themselves (`field` null: leave the column out). `asOf` dates rows without a date of
 * their own; `source` is remembered as the list's origin. `skipsBadRows`: rows that are wrong are left
 * out and the others can be put in; not with `replace`, which would take them for removed.
 */
export const importInputSchema = z
  .strictObject({
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    format: z.enum(FILE_FORMATS),
    content: z
      .string()
      .max(IMPORT_LIMITS.contentLength)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    fileName: z.string().max(200).default(''),
    mode: z.enum(IMPORT_MODES).default('merge'),
    mapping: z
      .array(z.strictObject({ column: columnNameSchema, field: z.string().max(40).nullable() }))
      .max(IMPORT_LIMITS.columns)
      .default([]),
    asOf: daySchema.nullable().default(null),
    source: z.string().max(CATALOGUE_LIMITS.note).regex(WORDS_PATTERN).default(''),
    skipsBadRows: z.boolean().default(false),
  })
  .meta({ id: 'CheckImport', description: '가져올 파일' })

/** See {@link importInputSchema}. */
export type ImportInput = z.output<typeof importInputSchema>

/** How many rows a file holds and what it does to them; `same` need nothing, `bad` are left out. */
const importCountsSchema = z
  .strictObject({
    rows: z.int().min(0),
    new: z.int().min(0),
    changed: z.int().min(0),
    same: z.int().min(0),
    gone: z.int().min(0),
    // Files checked before rows could be left out do not say it.
    bad: z.int().min(0).default(0),
  })
  .meta({ id: 'ImportCounts', description: '가져오기 요약' })

/** See {@link importCountsSchema}. */
export type ImportCounts = z.output<typeof importCountsSchema>

/** What is wrong in a file. `line`: as the spreadsheet counts them, the titles are line 1; null for the whole file. */
export const importErrorSchema = z
  .strictObject({
    line: z.int().min(1).nullable(),
    column: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ImportError', description: '파일의 오류' })

/** See {@link importErrorSchema}. */
export type ImportError = z.output<typeof importErrorSchema>

/** A checked file. `undoUntil` is null until it is applied. */
export const importBatchSchema = z
  .strictObject({
    id: z.string(),
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    format: z.enum(FILE_FORMATS),
    fileName: z.string(),
    mode: z.enum(IMPORT_MODES),
    state: z.enum(IMPORT_STATES),
    counts: importCountsSchema,
    asOf: z.string().nullable(),
    source: z.string(),
    author: postAuthorSchema,
    createdAt: wireTimeSchema,
    appliedAt: wireTimeSchema.nullable(),
    undoUntil: wireTimeSchema.nullable(),
    undoneAt: wireTimeSchema.nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ImportBatch', description: '가져오기' })

/** See {@link importBatchSchema}. */
export type ImportBatch = z.output<typeof importBatchSchema>

/**
 * The outcome of checking a file. With errors `batch` is null and nothing can be applied, the file is
 * corrected and checked again – unless the rows without errors may go in alone. `badRows`: how many
 * rows the errors keep out. `fields`: everything a column can be.
 */
export const importPreviewSchema = z
  .strictObject({
    batch: importBatchSchema.nullable(),
    errors: z.array(importErrorSchema),
    errorCount: z.int().min(0),
    badRows: z.int().min(0),
    columns: z.array(z.strictObject({ column: z.string(), field: z.string().nullable() })),
    fields: z.array(z.strictObject({ code: z.string(), title: z.string(), hint: z.string() })),
  })
  .meta({ id: 'ImportPreview', description: '가져오기 미리 보기' })

/** See {@link importPreviewSchema}. */
export type ImportPreview = z.output<typeof importPreviewSchema>

/**
 * What a file does to one row: the cells that differ, as the file formats write them. `line`: where
 * the file says it, null for what it removes; `id` is empty, and `problems` say why, for rows that are
 * wrong.
 */
export const importChangeSchema = z
  .strictObject({
    op: z.enum(IMPORT_ROW_KINDS),
    line: z.int().min(1).nullable(),
    id: z.string(),
    name: z.string(),
    fields: z.array(
      z.strictObject({
        code: z.string(),
        title: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    problems: z.array(importErrorSchema.omit({ line: true })),
  })
  .meta({ id: 'ImportChange', description: '바뀌는 행' })

/** See {@link importChangeSchema}. */
export type ImportChange = z.output<typeof importChangeSchema>

/** The query of the rows of a checked file; without `op` those that change something. */
export const importChangeQuerySchema = z.strictObject({
  op: z.enum(IMPORT_ROW_KINDS).optional(),
  ...pagingFields,
})

/** See {@link importChangeQuerySchema}. */
export type ImportChangeQuery = z.output<typeof importChangeQuerySchema>

/** One page of changes, new ones first. */
export const importChangePageSchema = pageOf(importChangeSchema).meta({
  id: 'ImportChangePage',
  description: '바뀌는 행 목록',
})

/** The query of the history of imports. */
export const importQuerySchema = z.strictObject({
  entity: z.enum(CATALOGUE_ENTITY_CODES).optional(),
  ...pagingFields,
})

/** See {@link importQuerySchema}. */
export type ImportQuery = z.output<typeof importQuerySchema>

/** One page of imports, the newest first. */
export const importPageSchema = pageOf(importBatchSchema).meta({
  id: 'ImportPage',
  description: '가져오기 기록',
})

/** Which list to take out, and as what. */
export const exportQuerySchema = z.strictObject({
  entity: z.enum(CATALOGUE_ENTITY_CODES),
  format: z.enum(FILE_FORMATS).default('csv'),
})

/** See {@link exportQuerySchema}. */
export type ExportQuery = z.output<typeof exportQuerySchema>
