import type { Correction } from '@gyeol/contract'
import { CellChanges } from '../../shared/catalogue/cell-changes.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'

/** Values as the catalogue's files write them, now and as proposed. */
export function ProposedFields({ correction }: { correction: Correction }) {
  const texts = useTexts(correctionTexts)
  const { fields, state, entityName, missingName } = correction
  if (missingName !== null) return <p className={styles.muted}>{texts.missingNote}</p>
  if (fields.length > 0) {
    const changes = fields.map(({ code, title, current, proposed }) => {
      return { code, title, before: current, after: proposed }
    })
    return <CellChanges changes={changes} />
  }
  if (entityName === null) return null
  return <p className={styles.muted}>{state === 'accepted' ? texts.applied : texts.noFields}</p>
}
