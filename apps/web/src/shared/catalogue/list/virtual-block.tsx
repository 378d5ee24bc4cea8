import { memo, type ReactNode, useState } from 'react'
import styles from './virtual-list.module.css'
import { VirtualRow } from './virtual-row.tsx'

type VirtualBlockProps<Row> = {
  readonly rows: readonly Row[]
  /** Of the rows, those from here to below `end` are in this block. */
  readonly first: number
  readonly end: number
  /** Usual height in px. */
  readonly rowHeight: number
  /** Told of the elements whose height counts. */
  readonly measure: (element: HTMLLIElement | null) => void
  readonly renderRow: (row: Row) => ReactNode
  readonly flyingName: ((row: Row) => string) | undefined
  /** The list moves too fast to be read. */
  readonly isFlying: boolean
}

/**
 * Rows of a long list that come and go together. A block that comes into sight too fast to be read
 * is one element with a name per line; as soon as it can be read its rows are drawn, and stay.
 */
function AnyVirtualBlock({
  rows,
  first,
  end,
  rowHeight,
  measure,
  renderRow,
  flyingName,
  isFlying,
}: VirtualBlockProps<unknown>) {
  const [isDrawn, setDrawn] = useState(false)
  const own = rows.slice(first, end)
  if (isFlying && !isDrawn && flyingName !== undefined) {
    return (
      <li
        className={styles.flying}
        style={{ height: own.length * rowHeight, lineHeight: `${rowHeight}px` }}
      >
        {own.map(flyingName).join('\n')}
      </li>
    )
  }
  if (!isDrawn) setDrawn(true)
  return own.map((row, offset) => (
    <VirtualRow
      // Other rows in the same places change their words: nothing is built anew.
      // oxlint-disable-next-line react/no-array-index-key
      key={offset}
      row={row}
      index={first + offset}
      count={rows.length}
      measure={measure}
      renderRow={renderRow}
    />
  ))
}

// memo forgets the type parameter.
export const VirtualBlock = memo(AnyVirtualBlock) as <Row>(
  props: VirtualBlockProps<Row>,
) => ReactNode
