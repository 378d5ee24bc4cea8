import { type PointerEvent, useEffect, useRef } from 'react'

const HOLD_MS = 400
const REPEAT_MS = 70
/** After this many repeats the pace doubles, so that 0 → 305 does not take half a minute. */
const FAST_AFTER = 12

type Press = {
  readonly stop: () => void
  readonly hasRepeated: () => boolean
}

/**
 * One press = one step; held down, the step repeats. The first step waits for the click and not for
 * the touch, so that scrolling the page with a finger on the button changes nothing.
 * `step` returns false when there is nowhere left to go.
 */
export function useRepeatPress(step: () => boolean) {
  const latest = useRef(step)
  const press = useRef<Press | null>(null)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => () => press.current?.stop(), [])

  const stop = () => press.current?.stop()
  return {
    onPointerDown: (event: PointerEvent) => {
      stop()
      press.current = event.button === 0 ? holdDown(() => latest.current()) : null
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** Long touches would open the browser's own menu over the button. */
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop()
      const hasRepeated = press.current?.hasRepeated() ?? false
      press.current = null
      if (!hasRepeated) latest.current()
    },
  }
}

function holdDown(step: () => boolean): Press {
  let repeats = 0
  let timer = setTimeout(repeat, HOLD_MS)
  function repeat() {
    repeats += 1
    if (step()) timer = setTimeout(repeat, repeats > FAST_AFTER ? REPEAT_MS / 2 : REPEAT_MS)
  }
  return { stop: () => clearTimeout(timer), hasRepeated: () => repeats > 0 }
}
