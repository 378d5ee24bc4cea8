import type { AuditEntry } from '@gyeol/contract'
import { useTexts } from '../../shared/texts/texts.ts'
import { auditChanges } from './audit-changes.ts'
import styles from './audit.module.css'
import { auditFieldTexts, auditTexts, auditValueTexts } from './audit.texts.ts'

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
              <Value value={before} />
            </del>
          )}
          {before !== undefined && after !== undefined && (
            <span className={styles.arrow}> {texts.arrow} </span>
          )}
          {after !== undefined && (
            <ins className={styles.after}>
              <Value value={after} />
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

function Value({ value }: { value: unknown }) {
  const texts = useTexts(auditTexts)
  const words = useTexts(auditValueTexts)
  if (value === null || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const shown = words[text] ?? text
  // Long bodies: the beginning tells which one it was, the file tells all of it.
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown
}
