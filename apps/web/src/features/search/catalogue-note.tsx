import type { ReactNode } from 'react'
import type { CatalogueState } from './lookup/search-entry.ts'
import styles from './catalogue-note.module.css'
import { searchTexts } from './search.texts.ts'

type CatalogueNoteProps = {
  readonly catalogue: CatalogueState
  /** Tries to fetch what is missing. */
  readonly action: ReactNode
}

/** Says so when not everything could be searched, or only as it was at the last visit. */
export function CatalogueNote({ catalogue, action }: CatalogueNoteProps) {
  const texts = searchTexts
  const { isLoading, isOffline, missing } = catalogue
  if (isLoading) return <p className={styles.note}>{texts.loading}</p>
  if (missing.length > 0) {
    const kinds = missing.map((kind) => texts.kind[kind]).join(', ')
    return (
      <p className={styles.note} role="status">
        {texts.missing(kinds)} {action}
      </p>
    )
  }
  return isOffline ? <p className={styles.note}>{texts.offline}</p> : null
}
