import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  useCallback,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './virtual-list.module.css'
import { classNames } from '../ui/class-names.ts'
import { VirtualRow } from './virtual-row.tsx'

/** Shorter lists are drawn whole: the browser's own page search then finds every row. */
const DRAWN_WHOLE = 30
/** Rows come and go in blocks of so many: most steps of the scrolling then draw nothing anew. */
const BLOCK = 8

export interface VirtualListProps<Row> {
  /** What is listed. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  /** Usual height of a row in px; the real one is measured. */
  readonly rowHeight: number
  readonly renderRow: (row: Row) => ReactNode
  /** What of a row is drawn while it flies past; without it rows are always drawn whole. */
  readonly renderFlying?: (row: Row) => ReactNode
  readonly className?: string
}

/** A list of any length that scrolls with the page; of long ones only what is in sight is drawn. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, getKey, renderRow, className } = props
  const [height, setHeight] = useState(props.rowHeight)
  if (rows.length > DRAWN_WHOLE) {
    // Begun anew with the right height, before anything is shown: rows as high as expected cost nothing.
    return <LongList key={height} {...props} rowHeight={height} onHeight={setHeight} />
  }
  return (
    <ul aria-label={label} className={className}>
      {rows.map((row) => (
        <li key={getKey(row)}>{renderRow(row)}</li>
      ))}
    </ul>
  )
}

interface LongListProps<Row> extends VirtualListProps<Row> {
  /** Told when most rows are not as high as expected. */
  readonly onHeight: (height: number) => void
}

function LongList<Row>({
  label,
  rows,
  getKey,
  rowHeight,
  renderRow,
  renderFlying,
  className,
  onHeight,
}: LongListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const height = commonHeight(list.current?.children ?? [])
    if (height !== null && height !== rowHeight) onHeight(height)
    // Once per list: what grows later is measured row by row.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const scrollMargin = usePageOffset(list)
  // A new function would have all rows laid out anew with every step of the scrolling.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : getKey(row)
    },
    [rows, getKey],
  )
  const [isFlying, setFlying] = useState(false)
  const lastOffset = useRef(0)
  // Its functions cannot be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    onChange: ({ scrollOffset, isScrolling }) => {
      const offset = scrollOffset ?? 0
      const step = Math.abs(offset - lastOffset.current)
      lastOffset.current = offset
      // One step of the scrolling may be told of more than once.
      if (step > 0 || !isScrolling) setFlying(isScrolling && step > rowHeight)
    },
    count: rows.length,
    estimateSize: () => rowHeight,
    rangeExtractor: wholeBlocks,
    scrollMargin,
    getItemKey,
  })
  const places = virtualizer.getVirtualItems()
  const firstShown = places[0]?.index
  const lastShown = places.at(-1)?.index
  const measure = virtualizer.measureElement
  const shown = useMemo(
    () =>
      places.map(({ index }) => {
        const row = rows[index]
        return row === undefined ? null : (
          <VirtualRow
            // Other rows in the same places change their words: nothing is built anew.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            row={row}
            index={index}
            count={rows.length}
            height={rowHeight}
            measure={measure}
            renderRow={renderRow}
            renderFlying={isFlying ? renderFlying : undefined}
          />
        )
      }),
    // The places are made anew with every step; the first and the last tell which rows they are.
    // oxlint-disable-next-line react/exhaustive-deps
    [firstShown, lastShown, rows, rowHeight, measure, renderRow, renderFlying, isFlying],
  )
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classNames(styles.list, className)}
      style={{
        height: virtualizer.getTotalSize(),
        // Rows follow one another as in any list; what is above them is left free.
        paddingTop: Math.max(0, (places[0]?.start ?? 0) - scrollMargin),
      }}
    >
      {shown}
    </ul>
  )
}

/** The rows in sight and some on both sides, in whole blocks. */
function wholeBlocks({ startIndex, endIndex, count }: Range): number[] {
  const first = Math.max(0, (Math.floor(startIndex / BLOCK) - 1) * BLOCK)
  const end = Math.min(count, (Math.floor(endIndex / BLOCK) + 2) * BLOCK)
  return Array.from({ length: end - first }, (_, offset) => first + offset)
}

/** The height in px that most elements have; null where nothing is drawn. */
function commonHeight(elements: Iterable<Element>): number | null {
  const counts = new Map<number, number>()
  for (const element of elements) {
    const height = Math.round(element.getBoundingClientRect().height)
    if (height > 0) counts.set(height, (counts.get(height) ?? 0) + 1)
  }
  const [common] = [...counts].toSorted(([, some], [, others]) => others - some)
  return common?.[0] ?? null
}

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
