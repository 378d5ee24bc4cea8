import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasOpenLayer } from '../keyboard/where-keys-go.ts'

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z. They rest in text and while a dialog or menu is open. */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  // From the moment the screen is seen: keys come fast.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(event)
      if (action === null || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** By the physical key, so that it works with the Korean keyboard too. */
function actionOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return null
  if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo'
  return event.code === 'KeyY' && !event.shiftKey ? 'redo' : null
}

function isElsewhere(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea')
  return isTyping || hasOpenLayer()
}
