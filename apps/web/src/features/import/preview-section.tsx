import { formatNumber } from '@gyeol/korean'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { ErrorList } from './error-list.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import type { FileCheck } from './use-file-check.ts'

type PreviewSectionProps = {
  readonly fileCheck: FileCheck
  readonly onCheck: () => void
}

/** What the server made of the file: what is wrong with it, and which column is which field. */
export function PreviewSection({ fileCheck, onCheck }: PreviewSectionProps) {
  const { preview } = fileCheck
  if (preview === null) return null
  return (
    <>
      {preview.errorCount > 0 && <ErrorList preview={preview} />}
      {preview.columns.length > 0 && <Columns fileCheck={fileCheck} onCheck={onCheck} />}
    </>
  )
}

function Columns({ fileCheck, onCheck }: PreviewSectionProps) {
  const texts = importTexts
  const words = texts.columns
  const { mapping, setField, preview, isOutdated, isPending } = fileCheck
  const fields = preview?.fields ?? []
  const used = mapping.filter(({ field }) => field !== null).length
  const hasTrouble = preview?.batch === null || isOutdated
  return (
    // Closed where everything went well: then nobody has to look at it.
    <Card as="section" padding="large" aria-label={words.title}>
      <details open={hasTrouble} className={styles.details}>
        <summary>
          {words.title}
          <small>{words.count(formatNumber(used), formatNumber(mapping.length))}</small>
        </summary>
        <div className={styles.section}>
          <p className={styles.muted}>{words.line}</p>
          <ul className={styles.columns}>
            {mapping.map(({ column, field }) => {
              const shown = column === '' ? words.nameless : column
              const hint = fields.find(({ code }) => code === field)?.hint
              return (
                <li key={column}>
                  <Field label={shown} hint={hint === '' ? undefined : hint}>
                    <Select
                      value={field ?? ''}
                      onChange={(code) => setField(column, code === '' ? null : code)}
                      options={[
                        { value: '', label: words.unused },
                        ...fields.map(({ code, title }) => ({ value: code, label: title })),
                      ]}
                    />
                  </Field>
                </li>
              )
            })}
          </ul>
          <div className={styles.actions}>
            <Button busy={isPending} onClick={onCheck}>
              {texts.checkAgain}
            </Button>
          </div>
        </div>
      </details>
    </Card>
  )
}
