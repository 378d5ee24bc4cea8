import type {
  CaseFigure,
  CaseState,
  CatalogueEntity,
  CorrectionState,
  FileFormat,
  ImportMode,
  ImportRowKind,
  ImportState,
} from '@gyeol/contract'

/**
 * An item of the catalogue; all lists have the same columns. `content` is JSON in the shape of the
 * list's input schema, of which `name` and `parent_id` are copies for queries. `name_key` is the
 * form in which names must differ, null where they need not.
 */
export type CatalogueTable = {
  id: string
  name: string
  name_key: string | null
  parent_id: string | null
  content: string
  created_at: number
  updated_at: number
  version: number
}

/** A checked file. `data_version` is the list's when it was checked; `counts` is JSON. */
export type ImportBatchTable = {
  id: string
  entity: CatalogueEntity
  format: FileFormat
  file_name: string
  mode: ImportMode
  state: ImportState
  counts: string
  as_of: string | null
  source: string
  author_id: string | null
  created_at: number
  applied_at: number | null
  undone_at: number | null
}

/**
 * What a checked file does to one row. `line`: where it says so, null for what it removes. `before`,
 * `after`: content, null where the row is not there and where nothing happens; of a bad row `after`
 * holds what is wrong.
 * `before_version` is the row's version when the file was checked, 0 for none.
 */
export type ImportChangeTable = {
  batch_id: string
  seq: number
  op: ImportRowKind
  entity_id: string
  name: string
  before: string | null
  after: string | null
  before_version: number
  line: number | null
}

/**
 * A member's proposal; `change` is JSON, some fields of the list's input. `seen_at`: when its author
 * saw the answer.
 */
export type CorrectionTable = {
  id: string
  entity: CatalogueEntity
  entity_id: string
  entity_version: number
  change: string
  reason: string
  state: CorrectionState
  author_id: string | null
  reviewer_id: string | null
  answer: string
  created_at: number
  reviewed_at: number | null
  seen_at: number | null
}

/**
 * What a member saw in the game in the place of a figure. `content` is JSON: both values, the word,
 * the build and the inputs; `inputs_hash` tells figure and inputs apart, `claim_hash` the value said
 * of them, too. `seen_at`: when its author saw the answer.
 */
export type CharacterCaseTable = {
  id: string
  figure: CaseFigure
  inputs_hash: string
  claim_hash: string
  content: string
  state: CaseState
  author_id: string
  reviewer_id: string | null
  answer: string
  created_at: number
  reviewed_at: number | null
  seen_at: number | null
}
