import { type RefObject, useEffect, useRef } from 'react'
import { markedRows, NOTHING_SEEN, type RowSpan, seeEnds, tableText } from './marked-rows.ts'

type TableCopyOptions = {
  /** How many rows the list has, drawn or not. */
  readonly count: number
  /** Draws these rows; the answer is called when they have been read. */
  readonly draw: (span: RowSpan) => { readonly rows: readonly Element[]; readonly done: () => void }
}

/**
 * Marked rows are copied as a table, also those out of sight. The browser asks whatever element the selection begins in,
 * which may be far above the list, so the document is listened to.
 */
export function useTableCopy(
  list: RefObject<HTMLUListElement | null>,
  { count, draw }: TableCopyOptions,
): void {
  const latest = useRef({ count, draw })
  useEffect(() => {
    latest.current = { count, draw }
  })
  useEffect(() => {
    let ends = NOTHING_SEEN
    const follow = () => {
      const selection = getSelection()
      if (list.current !== null && selection !== null) {
        ends = seeEnds(list.current, selection, ends)
      }
    }
    const copy = (event: ClipboardEvent) => {
      const selection = getSelection()
      if (event.defaultPrevented || list.current === null || selection === null) return
      const span = markedRows(list.current, selection, { ends, count: latest.current.count })
      if (span === null) return
      const { rows, done } = latest.current.draw(span)
      const text = tableText(rows)
      done()
      if (text === null) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
    }
    document.addEventListener('selectionchange', follow)
    document.addEventListener('copy', copy)
    return () => {
      document.removeEventListener('selectionchange', follow)
      document.removeEventListener('copy', copy)
    }
  }, [list])
}
