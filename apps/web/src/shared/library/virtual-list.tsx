import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './virtual-list.module.css'
import { classNames } from '../ui/class-names.ts'

/** Shorter lists are drawn whole: the browser's own page search then finds every row. */
const DRAWN_WHOLE = 30
const OVERSCAN = 4

export interface VirtualListProps<Row> {
  /** What is listed. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  /** Usual height of a row in px; the real one is measured. */
  readonly rowHeight: number
  readonly renderRow: (row: Row) => ReactNode
  readonly className?: string
}

/** A list of any length that scrolls with the page; of long ones only what is in sight is drawn. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, getKey, renderRow, className } = props
  if (rows.length > DRAWN_WHOLE) return <LongList {...props} />
  return (
    <ul aria-label={label} className={className}>
      {rows.map((row) => (
        <li key={getKey(row)}>{renderRow(row)}</li>
      ))}
    </ul>
  )
}

function LongList<Row>({
  label,
  rows,
  getKey,
  rowHeight,
  renderRow,
  className,
}: VirtualListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = usePageOffset(list)
  // Its functions cannot be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : getKey(row)
    },
  })
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classNames(styles.list, className)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={styles.far}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <RowOf row={row} renderRow={renderRow} />
          </li>
        )
      })}
    </ul>
  )
}

interface RowOfProps<Row> {
  readonly row: Row
  readonly renderRow: (row: Row) => ReactNode
}

/** Drawn again when the list is, not with every step of the scrolling. */
// memo forgets the type parameter.
const RowOf = memo(({ row, renderRow }: RowOfProps<unknown>) => renderRow(row)) as <Row>(
  props: RowOfProps<Row>,
) => ReactNode

/** How far below the page's top an element begins; what stands above it may grow and shrink. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top
      if (top !== undefined) setOffset(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return offset
}
