import {
  type QuestTable,
  type TableFinding,
  checkTable,
  describeTableFinding,
} from '@gyeol/main-quest'
import { questTableSchema } from '@gyeol/contract'
import { z } from 'zod'
import { type FileOptions, translateFile } from './table-file-words.ts'

/** A file as a table, or every reason why it is none. */
export type FileReading =
  | {
      readonly ok: true
      readonly table: QuestTable
      /** What is odd about the table, for somebody to confirm. */
      readonly warnings: readonly string[]
      /** What was left out because tables have no place for it. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly errors: readonly string[] }

/**
 * Reads a table from the text of a JSON file: in our own form, or with plain texts for names, in the
 * words of the specification (`title`, `exp`, `ingredients`, `itemName`, `monsters`, `dropMap`). What
 * the file itself says of sums is held against its rows.
 */
export function readTableFile(text: string, options: FileOptions): FileReading {
  const file = parseJson(text)
  if (file === undefined) return refuse('JSON 파일이 아니에요')
  const { content, problems, notes } = translateFile(file, options)
  const shape = questTableSchema.safeParse(content)
  if (!shape.success) return { ok: false, errors: [...problems, ...describeIssues(shape.error)] }
  const table: QuestTable = shape.data
  const findings = checkTable(table)
  const errors = [...problems, ...sentences(findings, 'error')]
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, table, warnings: sentences(findings, 'warning'), notes }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const refuse = (error: string): FileReading => ({ ok: false, errors: [error] })

const sentences = (findings: readonly TableFinding[], severity: TableFinding['severity']) =>
  findings.filter((finding) => finding.severity === severity).map(describeTableFinding)

/** Where in the file a value stands that cannot be: `chapters[2].episodes[0].exp`. */
function describeIssues(error: z.ZodError): string[] {
  return error.issues.map(({ path, code }) => {
    const place = z.core.toDotPath(path)
    return code === 'unrecognized_keys'
      ? `${place || '파일'}: 모르는 항목이 있어요`
      : `${place || '파일'}: 값을 확인해 주세요`
  })
}
