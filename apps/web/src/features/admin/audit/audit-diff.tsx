import type { AuditEntry } from '@gyeol/contract'
import { Table } from '../../../shared/ui/display/table.tsx'
import { auditChanges } from './audit-changes.ts'
import styles from './audit-row.module.css'
import { auditFieldTexts, auditTexts } from './audit.texts.ts'
import { auditValueText } from './audit-words.ts'

/** What an entry changed, field by field, before and after, in words. */
export function AuditDiff({ entry }: { readonly entry: AuditEntry }) {
  const texts = auditTexts
  const fieldNames = auditFieldTexts
  const changes = auditChanges(entry)
  if (changes.length === 0) return null
  const wordsOf = (field: string, value: unknown) =>
    value === undefined ? '' : shortened(auditValueText(entry.entity, { field, value }))
  return (
    <Table caption={texts.diff} density="compact" className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{texts.columns.field}</th>
          <th scope="col">{texts.columns.before}</th>
          <th scope="col">{texts.columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldNames[field] ?? field}</th>
            <td className={styles.before}>{wordsOf(field, before)}</td>
            <td className={styles.after}>{wordsOf(field, after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const MAX_LENGTH = 160

/** Long bodies: the beginning tells which one it was, the file tells all of it. */
function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
