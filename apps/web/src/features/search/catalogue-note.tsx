import type { ReactNode } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import type { LibraryState } from './lookup/search-entry.ts'
import styles from './library-note.module.css'
import { searchTexts } from './search.texts.ts'

interface LibraryNoteProps {
  readonly library: LibraryState
  /** Tries to fetch what is missing. */
  readonly action: ReactNode
}

/** Says so when not everything could be searched, or only as it was at the last visit. */
export function LibraryNote({ library, action }: LibraryNoteProps) {
  const texts = useTexts(searchTexts)
  const { isLoading, isOffline, missing } = library
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
