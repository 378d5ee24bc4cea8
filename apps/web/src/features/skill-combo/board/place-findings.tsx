import { type ComboFinding, describeComboFinding } from '@gyeol/skills'
import { AlertIcon, WarningIcon } from '../../../shared/icons/icons.ts'
import styles from './place-findings.module.css'

/** What is wrong or surprising, each with what to do about it. */
export function PlaceFindings({ findings }: { readonly findings: readonly ComboFinding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={`${finding.code}-${finding.place}`} className={styles[finding.severity]}>
          {finding.severity === 'error' ? <AlertIcon /> : <WarningIcon />}
          {describeComboFinding(finding)}
        </li>
      ))}
    </ul>
  )
}
