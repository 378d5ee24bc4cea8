import { useEffect, useRef } from 'react'

/** Ctrl + S (⌘ + S) saves, wherever the cursor is on the page; never from within a window over it. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // By place too: under a Korean keyboard the letter is another one.
      if (event.code !== 'KeyS' && event.key !== 's') return
      event.preventDefault()
      if (event.repeat || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
