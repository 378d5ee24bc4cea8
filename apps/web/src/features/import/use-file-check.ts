import type { CatalogueEntity, ImportMode, ImportPreview } from '@gyeol/contract'
import { useState } from 'react'
import type { ReadyFile } from './file-content.ts'
import { useCheckImportMutation } from './import.api.ts'
import { type Mapping, sentMapping, withField } from './mapping.ts'

/** What is chosen beside the file. */
export type ImportChoices = {
  readonly entity: CatalogueEntity
  readonly mode: ImportMode
  /** Empty for none. */
  readonly asOf: string
  readonly source: string
}

/** A file on its way in: nothing of it is lost when a call fails. */
export type FileCheck = {
  readonly choices: ImportChoices
  readonly choose: (change: Partial<ImportChoices>) => void
  readonly file: ReadyFile | null
  readonly setFile: (file: ReadyFile) => void
  /** What the server said of the file; null before it was asked. */
  readonly preview: ImportPreview | null
  readonly mapping: Mapping
  readonly setField: (column: string, field: string | null) => void
  /** Whether something was changed since the server was asked. */
  readonly isOutdated: boolean
  readonly isPending: boolean
  readonly hasFailed: boolean
  /** Asks the server; gives what it said, null when no answer came. */
  readonly check: () => Promise<ImportPreview | null>
  /** Begins with another file of the same list. */
  readonly forget: () => void
}

/** Keeps a chosen file, what is chosen beside it, and what the server says of both. */
export function useFileCheck(entity: CatalogueEntity): FileCheck {
  const [choices, setChoices] = useState<ImportChoices>({
    entity,
    mode: 'merge',
    asOf: '',
    source: '',
  })
  const [file, setFile] = useState<ReadyFile | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  const [send, { isLoading, isError }] = useCheckImportMutation()

  const choose = (change: Partial<ImportChoices>) => {
    setChoices({ ...choices, ...change })
    setOutdated(preview !== null)
    // Columns of another list are other fields.
    if (change.entity !== undefined && change.entity !== choices.entity) setMapping(null)
  }
  const check = async (): Promise<ImportPreview | null> => {
    if (file === null) return null
    const answer = await send({ body: bodyOf({ file, choices, mapping }) })
      .unwrap()
      .catch(() => null)
    if (answer === null) return null
    setPreview(answer)
    if (mapping !== null && answer.columns.length > 0) setMapping(answer.columns)
    setOutdated(false)
    return answer
  }
  return {
    choices,
    choose,
    file,
    setFile: (next) => {
      setFile(next)
      setOutdated(preview !== null)
    },
    preview,
    mapping: mapping ?? preview?.columns ?? [],
    setField: (column, field) => {
      setMapping(withField(mapping ?? preview?.columns ?? [], column, field))
      setOutdated(true)
    },
    isOutdated,
    isPending: isLoading,
    hasFailed: isError,
    check,
    forget: () => {
      setFile(null)
      setPreview(null)
      setMapping(null)
      setOutdated(false)
    },
  }
}

type Chosen = {
  readonly file: ReadyFile
  readonly choices: ImportChoices
  readonly mapping: Mapping | null
}

function bodyOf({ file, choices, mapping }: Chosen) {
  const { name, format, content } = file
  return {
    ...choices,
    format,
    content,
    fileName: name,
    mapping: [...sentMapping(mapping)],
    asOf: choices.asOf === '' ? null : choices.asOf,
    // Whether the rows that are right go in alone is asked after they were seen.
    skipsBadRows: true,
  }
}
