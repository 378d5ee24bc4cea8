import { type KeyboardEvent, useEffect, useRef } from 'react'

/** A second Enter this soon after the first is the same press, sent twice by the input method. */
const SAME_PRESS_MS = 120

/**
 * Enter in a field that takes Hangul. While a syllable is being composed the browser sends an Enter
 * that only ends the syllable; to the player it was THE Enter (Hangul has no candidate window), so
 * the action runs once, right after the composition, when the text is whole.
 */
export function useComposedEnter(action: () => void) {
  const latest = useRef(action)
  const isPending = useRef(false)
  const ranAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    latest.current = action
  })

  return {
    /** Returns true when the key was an Enter that must not do anything more. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Enter') return false
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        isPending.current = true
        return true
      }
      // the plain Enter came after all: it does the work itself
      isPending.current = false
      return event.timeStamp - ranAt.current < SAME_PRESS_MS
    },
    onCompositionEnd: () => {
      if (!isPending.current) return
      // the text of the last syllable arrives with this event; act when it has been taken in
      setTimeout(() => {
        if (!isPending.current) return
        isPending.current = false
        ranAt.current = performance.now()
        latest.current()
      })
    },
  }
}
