import type { ReactNode } from 'react'
import { ArrowIcon } from '../icons/icons.ts'
import { classNames } from '../theme/class-names.ts'
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
  /** What stands in the place of a field's title. */
  readonly renderTitle?: (change: CellChange) => ReactNode
  /** Codes of fields that stay as they are after all: what they are now stands out. */
  readonly kept?: ReadonlySet<string>
}

/** What of an item differs, field by field. */
export function CellChanges({ changes, only, renderTitle, kept }: CellChangesProps) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div
          key={change.code}
          className={classNames(styles.change, renderTitle !== undefined && styles.chosen)}
        >
          <dt>{renderTitle === undefined ? change.title : renderTitle(change)}</dt>
          <Value change={change} only={only} isKept={kept?.has(change.code) === true} />
        </div>
      ))}
    </dl>
  )
}

type ValueProps = {
  readonly change: CellChange
  readonly only: CellChangesProps['only']
  readonly isKept: boolean
}

function Value({ change: { before, after }, only, isKept }: ValueProps) {
  const texts = catalogueTexts
  if (only !== undefined) {
    return <dd className={styles[only]}>{(only === 'after' ? after : before) ?? texts.nothing}</dd>
  }
  return (
    <dd className={styles.sides}>
      <VisuallyHidden>{texts.before}: </VisuallyHidden>
      <span className={isKept ? styles.after : styles.before}>{before ?? texts.nothing}</span>
      <ArrowIcon aria-hidden="true" />
      <VisuallyHidden>{texts.after}: </VisuallyHidden>
      <span className={isKept ? styles.refused : styles.after}>{after ?? texts.nothing}</span>
    </dd>
  )
}
