import { type RefObject, useLayoutEffect, useState } from 'react'

/** What a drawing has: its width, and the size letters really have there. */
export type Box = { readonly width: number; readonly letterPx: number }

const USUAL_LETTER_PX = 12

/**
 * The size of a box, followed while it changes. `probe` stands in it, one letter wide: the reader's
 * text size changes it without changing the box. Null before the first layout.
 */
export function useBox(
  box: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Box | null {
  const [size, setSize] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const [outer, letter] = [box.current, probe.current]
    if (outer === null || letter === null) return
    const measure = () =>
      setSize((before) => {
        const width = outer.clientWidth
        const letterPx = letter.getBoundingClientRect().width || USUAL_LETTER_PX
        if (width === 0) return before
        return before?.width === width && before.letterPx === letterPx
          ? before
          : { width, letterPx }
      })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(outer)
    watch.observe(letter)
    return () => watch.disconnect()
  }, [box, probe])
  return size
}
