import { ArrowIcon } from '../icons/icons.ts'
import { useTexts } from '../texts/texts.ts'
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx'
import styles from './cell-changes.module.css'
import { catalogueTexts } from './catalogue.texts.ts'

/** One field of an item before and after, as the catalogue's files write it; null for nothing. */
export type CellChange = {
  readonly code: string
  readonly title: string
  readonly before: string | null
  readonly after: string | null
}

type CellChangesProps = {
  readonly changes: readonly CellChange[]
  /** One side alone, for what is new or goes as a whole. */
  readonly only?: 'before' | 'after'
}

/** What of an item differs, field by field. */
export function CellChanges({ changes, only }: CellChangesProps) {
  const texts = useTexts(catalogueTexts)
  return (
    <dl className={styles.changes}>
      {changes.map(({ code, title, before, after }) => (
        <div key={code} className={styles.change}>
          <dt>{title}</dt>
          {only === undefined ? (
            <dd className={styles.sides}>
              <VisuallyHidden>{texts.before}: </VisuallyHidden>
              <span className={styles.before}>{before ?? texts.nothing}</span>
              <ArrowIcon aria-hidden="true" />
              <VisuallyHidden>{texts.after}: </VisuallyHidden>
              <span className={styles.after}>{after ?? texts.nothing}</span>
            </dd>
          ) : (
            <dd className={styles[only]}>{(only === 'after' ? after : before) ?? texts.nothing}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
