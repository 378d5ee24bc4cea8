import { type RefObject, useEffect, useRef } from 'react'

/**
 * The wheel counts only while the field has the focus, and then does not scroll the page. React's
 * own wheel listener is passive and could not prevent that.
 */
export function useWheelSteps(
  input: RefObject<HTMLInputElement | null>,
  move: (direction: 1 | -1) => void,
) {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const element = input.current
    if (element === null) return undefined
    function onWheel(event: WheelEvent) {
      if (event.deltaY === 0 || document.activeElement !== element) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1 : -1)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [input])
}
