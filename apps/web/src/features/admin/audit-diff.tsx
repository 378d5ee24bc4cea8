import type { AuditEntry } from '@gyeol/contract'
import { useTexts } from '../../shared/texts/texts.ts'
import { auditChanges } from './audit-changes.ts'
import styles from './audit.module.css'
import { auditFieldTexts, auditTexts } from './audit.texts.ts'
import { auditValueText } from './audit-words.ts'

/** What an entry changed, field by field, in words; and why. */
export function AuditDiff({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditTexts)
  const fieldNames = useTexts(auditFieldTexts)
  const changes = auditChanges(entry)
  return (
    <div className={styles.diff}>
      {changes.map(({ field, before, after }) => (
        <p key={field} className={styles.change}>
          <span className={styles.field}>{fieldNames[field] ?? field}</span>{' '}
          {before !== undefined && (
            <del className={styles.before}>
              {shortened(auditValueText(entry.entity, { field, value: before }))}
            </del>
          )}
          {before !== undefined && after !== undefined && (
            <span className={styles.arrow}> {texts.arrow} </span>
          )}
          {after !== undefined && (
            <ins className={styles.after}>
              {shortened(auditValueText(entry.entity, { field, value: after }))}
            </ins>
          )}
        </p>
      ))}
      {entry.reason !== null && (
        <p className={styles.reason}>
          {texts.reason}: {entry.reason}
        </p>
      )}
    </div>
  )
}

const MAX_LENGTH = 160

/** Long bodies: the beginning tells which one it was, the file tells all of it. */
function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
