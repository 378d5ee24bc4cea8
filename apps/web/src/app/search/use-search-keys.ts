import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasOpenLayer, isTextField } from '../../shared/keyboard/where-keys-go.ts'
import { letterKeysSaved } from '../../shared/session/letter-keys.ts'

/** Ctrl+K or ⌘K from anywhere, "/" outside of text fields. They rest while another layer is open. */
export function useSearchKeys(onSearch: () => void): void {
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // From the moment the page is seen: keys come fast.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return
      // Also while it is open: the browser's own meaning of Ctrl+K would lead away.
      event.preventDefault()
      if (!hasOpenLayer()) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** By the place of the key: with the Korean keyboard on, K gives ㅏ. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (altKey || shiftKey || isComposing) return false
  if (ctrlKey !== metaKey) return code === 'KeyK' || key.toLowerCase() === 'k'
  if (ctrlKey || isTextField(event.target) || !letterKeysSaved.load()) return false
  return key === '/' || code === 'Slash'
}
