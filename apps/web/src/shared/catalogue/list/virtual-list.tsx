import { observeWindowOffset, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  useCallback,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import styles from './virtual-list.module.css'
import { classNames } from '../../theme/class-names.ts'
import { BELOW_MD } from '../../ui/layout/use-media.ts'
import type { RowSpan } from './marked-rows.ts'
import { usePrinting } from './use-printing.ts'
import { useTableCopy } from './use-table-copy.ts'
import { VirtualBlock } from './virtual-block.tsx'

/** Shorter lists are drawn whole: the browser's own page search then finds every row. */
const DRAWN_WHOLE = 30
/** Rows come and go in blocks of so many: most steps of the scrolling then draw nothing anew. */
const BLOCK = 8
/** At least so many rows are drawn on both sides of those in sight. */
const SPARE = 2
/** Names that fly past cost little, and come fast. */
const SPARE_FLYING = 8
/** A list that moves more px than this in one step is not read. */
const FLYING = 100
/** Where a list begins on a phone, in px, until that is measured: all but this much of the screen is rows. */
const LIKELY_OFFSET = 250
/** So long after its last step a list rests, and what flew past is drawn whole. */
const RESTS_AFTER_MS = 100

export type VirtualListProps<Row> = {
  /** What is listed. */
  readonly label: string
  readonly rows: readonly Row[]
  /** These are the first rows of a long list that is on its way: they stay as they are when it comes. */
  readonly isBeginning?: boolean
  readonly getKey: (row: Row) => string
  /**
   * Usual height of a row on a phone in px; the real one is measured. Where it is right, rows are drawn
   * once. On wide screens all rows are one line of the height the stylesheets give.
   */
  readonly rowHeight: number
  readonly renderRow: (row: Row) => ReactNode
  /** What can be read of a row that flies past; without it rows are always drawn whole. */
  readonly flyingName?: (row: Row) => string
  readonly className?: string
}

/** A list of any length that scrolls with the page; of long ones only what is in sight is drawn. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, isBeginning = false, getKey, renderRow, className } = props
  const [height, setHeight] = useState<number | null>(null)
  const expected = useExpectedHeight(props.rowHeight)
  const isPrinting = usePrinting()
  // What began as the long list it might be stays one: whoever is in one of its rows stays there.
  const [wasBeginning] = useState(isBeginning)
  const isLong = rows.length > DRAWN_WHOLE || wasBeginning
  if (isLong && !isPrinting) {
    // Begun anew with the right height, before anything is shown: rows as high as expected cost nothing.
    // Once only: of rows of many heights others come into sight then, and another height is common.
    return (
      <LongList
        key={height}
        {...props}
        rowHeight={height ?? expected}
        onHeight={height === null ? setHeight : undefined}
      />
    )
  }
  return <ShortList {...{ label, rows, getKey, renderRow, className }} />
}

function ShortList<Row>({
  label,
  rows,
  getKey,
  renderRow,
  className,
}: Pick<VirtualListProps<Row>, 'label' | 'rows' | 'getKey' | 'renderRow' | 'className'>) {
  const list = useRef<HTMLUListElement>(null)
  useTableCopy(list, {
    count: rows.length,
    draw: ({ from, to }) => ({
      rows: [...(list.current?.children ?? [])].slice(from, to + 1),
      done: () => undefined,
    }),
  })
  return (
    <ul ref={list} aria-label={label} className={className}>
      {rows.map((row) => (
        <li key={getKey(row)}>{renderRow(row)}</li>
      ))}
    </ul>
  )
}

type LongListProps<Row> = {
  /** Told the height most rows have, where that is still asked. */
  readonly onHeight: ((height: number) => void) | undefined
} & VirtualListProps<Row>

function LongList<Row>({
  label,
  rows,
  getKey,
  rowHeight,
  renderRow,
  flyingName,
  className,
  onHeight,
}: LongListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = usePageOffset(list)
  const { aside, draw } = useRowsAside({ rows, getKey, renderRow })
  useTableCopy(list, { count: rows.length, draw })
  // A new function would have all rows laid out anew with every step of the scrolling.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : getKey(row)
    },
    [rows, getKey],
  )
  const [isFlying, setFlying] = useState(false)
  const wasFlying = useRef(false)
  const lastOffset = useRef(0)
  const observeElementOffset: typeof observeWindowOffset = (instance, tell) =>
    observeWindowOffset(instance, (offset, isScrolling) => {
      const step = Math.abs(offset - lastOffset.current)
      lastOffset.current = offset
      const now = isScrolling && step > FLYING
      // One step of the scrolling may be told of more than once. Set with every step, the same
      // state would have the list drawn once more with each.
      if (now !== wasFlying.current && (step > 0 || !isScrolling)) {
        wasFlying.current = now
        setFlying(now)
      }
      tell(wasFlying.current ? nearestBlock(offset, rowHeight) : offset, isScrolling)
    })
  // Asked once: with changes under way, asking lays the page out.
  const [initialRect] = useState(windowRect)
  // Its functions cannot be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    observeElementOffset,
    isScrollingResetDelay: RESTS_AFTER_MS,
    count: rows.length,
    estimateSize: () => rowHeight,
    rangeExtractor: rangeOf(rows.length, isFlying),
    scrollMargin,
    getItemKey,
    // Known before the page is measured: rows are drawn with the page around them, in small pieces.
    initialRect,
  })
  const places = virtualizer.getVirtualItems()
  const isDrawn = places.length > 0
  useLayoutEffect(() => {
    if (onHeight === undefined) return
    const height = commonHeight(list.current?.children ?? [])
    if (height !== null && height !== rowHeight) onHeight(height)
    // Once per list, as soon as rows are drawn: what grows later is measured row by row.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDrawn])
  const height = virtualizer.getTotalSize()
  // Rows follow one another as in any list; what is above them is left free.
  const above = Math.max(0, (places[0]?.start ?? 0) - scrollMargin)
  // Not as an attribute: a page drawn ahead of time has none, and none is put in where it comes to life.
  useLayoutEffect(() => {
    if (list.current === null) return
    list.current.style.height = `${height}px`
    list.current.style.paddingTop = `${above}px`
  }, [height, above])
  const firstShown = places[0]?.index ?? 0
  const blocks = range(firstShown, (places.at(-1)?.index ?? -1) + 1, BLOCK).map((first) => (
    <VirtualBlock
      key={first}
      rows={rows}
      first={first}
      end={Math.min(first + BLOCK, rows.length)}
      rowHeight={rowHeight}
      measure={virtualizer.measureElement}
      renderRow={renderRow}
      flyingName={flyingName}
      isFlying={isFlying}
    />
  ))
  return (
    <ul ref={list} aria-label={label} className={classNames(styles.list, className)}>
      {blocks}
      {aside}
    </ul>
  )
}

/** Draws rows where nobody sees them, within the page's own surroundings, for as long as they are read. */
function useRowsAside<Row>({
  rows,
  getKey,
  renderRow,
}: Pick<VirtualListProps<Row>, 'rows' | 'getKey' | 'renderRow'>) {
  const [drawn, setDrawn] = useState<{
    readonly at: Element
    readonly rows: readonly Row[]
  } | null>(null)
  const draw = ({ from, to }: RowSpan) => {
    const at = document.createElement('ul')
    flushSync(() => setDrawn({ at, rows: rows.slice(from, to + 1) }))
    return { rows: [...at.children], done: () => setDrawn(null) }
  }
  const aside =
    drawn &&
    createPortal(
      drawn.rows.map((row) => <li key={getKey(row)}>{renderRow(row)}</li>),
      drawn.at,
    )
  return { aside, draw }
}

function rangeOf(count: number, isFlying: boolean): (sight: Range) => number[] {
  if (count <= DRAWN_WHOLE) return allRows
  return isFlying ? flyingBlocks : restingBlocks
}

// Functions that stay the same: a new one would have the rows counted anew with every step.
const allRows = ({ count }: Range) => range(0, count, 1)
const restingBlocks = (sight: Range) => wholeBlocks(sight, SPARE)
const flyingBlocks = (sight: Range) => wholeBlocks(sight, SPARE_FLYING)

/**
 * Where a flying list is, to the nearest block: told of every step, it would be laid out with each,
 * and most draw nothing anew. Half a block is less than what is spare on both sides.
 */
function nearestBlock(offset: number, rowHeight: number): number {
  const height = BLOCK * rowHeight
  return Math.round(offset / height) * height
}

/** The rows in sight and some on both sides, in whole blocks. */
function wholeBlocks({ startIndex, endIndex, count }: Range, spare: number): number[] {
  const first = Math.max(0, Math.floor((startIndex - spare) / BLOCK) * BLOCK)
  const end = Math.min(count, Math.ceil((endIndex + 1 + spare) / BLOCK) * BLOCK)
  return range(first, end, 1)
}

/** From the first number, in steps, to the last one below the end. */
function range(first: number, end: number, step: number): number[] {
  return Array.from({ length: Math.ceil((end - first) / step) }, (_, count) => first + count * step)
}

/** The window's size in px; of a phone where pages are drawn ahead of time. */
function windowRect() {
  const { innerWidth = 390, innerHeight = 844 } = globalThis as {
    readonly innerWidth?: number
    readonly innerHeight?: number
  }
  return { width: innerWidth, height: innerHeight }
}

/** How high rows most likely are, in px; asked once per list. */
function useExpectedHeight(onPhone: number): number {
  const [height] = useState(() => {
    // Pages drawn ahead of time are drawn without a window.
    if (globalThis.matchMedia?.(BELOW_MD).matches ?? true) return onPhone
    const ofLines = getComputedStyle(document.documentElement).getPropertyValue('--rowHeight')
    return Number.parseFloat(ofLines) || onPhone
  })
  return height
}

/** The height in px that more than half of the elements have; null where they differ more, or none is drawn. */
function commonHeight(elements: Iterable<Element>): number | null {
  const heights = Array.from(elements, (one) => Math.round(one.getBoundingClientRect().height))
  const drawn = heights.filter((height) => height > 0)
  const isCommon = (height: number) =>
    drawn.filter((one) => one === height).length * 2 > drawn.length
  return drawn.find(isCommon) ?? null
}

/** How far below the page's top an element begins; what stands above it may grow and shrink. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(LIKELY_OFFSET)
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
