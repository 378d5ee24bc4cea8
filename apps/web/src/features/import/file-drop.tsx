import { formatNumber } from '@gyeol/korean'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { FileIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { FieldReason } from '../../shared/ui/fields/field-reason.tsx'
import { ACCEPTED, type FileProblem, type ReadyFile, readFileContent } from './file-content.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

type FileDropProps = {
  readonly file: ReadyFile | null
  /** What the form has to say about it. */
  readonly problem: string | null
  readonly onFile: (file: ReadyFile) => void
}

/** Takes one file: dropped on it, or chosen with the browser's own chooser. */
export function FileDrop({ file, problem, onFile }: FileDropProps) {
  const texts = importTexts.file
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<FileProblem | null>(null)
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const read = await readFileContent(chosen)
    const isRefused = typeof read === 'string'
    setRefusal(isRefused ? read : null)
    // The file chosen before stays until another one is good.
    if (!isRefused) onFile(read)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    await take(currentTarget.files?.[0])
    // The same file may be chosen again once it was corrected.
    if (input.current !== null) input.current.value = ''
  }
  const words = refusal === null ? problem : texts[refusal]
  return (
    <div>
      <p className={styles.label}>{texts.label}</p>
      {/* Dropping is a shortcut: the button inside does the same by keyboard and touch. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileIcon aria-hidden="true" />
        <p role="status" className={styles.fileName}>
          {file === null ? texts.drop : texts.chosen(file.name, sizeWords(file.bytes))}
        </p>
        <Button onClick={() => input.current?.click()}>
          {file === null ? texts.choose : texts.change}
        </Button>
        <p className={styles.muted}>{texts.limits}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className={styles.hiddenFile}
        tabIndex={-1}
        aria-label={texts.label}
        onChange={(event) => void choose(event)}
      />
      {words !== null && <FieldReason id="file-reason">{words}</FieldReason>}
    </div>
  )
}

const KIB = 1024

function sizeWords(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`
  return bytes < KIB * KIB
    ? `${formatNumber(Math.round(bytes / KIB))} KiB`
    : `${formatNumber(bytes / KIB / KIB)} MiB`
}
