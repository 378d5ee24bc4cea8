import { useEffect, useId, useSyncExternalStore } from 'react'

/** What would happen to the words of a form when the reader left. */
type Fate = 'lost' | 'kept'

const unsaved = new Map<string, Fate>()
const listeners = new Set<() => void>()

/** The worst of what leaving would do; null when nothing is unsaved. */
export function unsavedFate(): Fate | null {
  const fates = [...unsaved.values()]
  if (fates.includes('lost')) return 'lost'
  return fates.length > 0 ? 'kept' : null
}

/** {@link unsavedFate} for the guard in the layout. */
export function useUnsavedFate(): Fate | null {
  return useSyncExternalStore(subscribe, unsavedFate, () => null)
}

/** Forgets every claim: the reader has decided to leave. */
export function dropUnsaved(): void {
  unsaved.clear()
  changed()
}

/**
 * Claims that a form holds words nobody has stored; leaving the page then asks first. `isKept`: a
 * draft of them stays in this browser. Gives the function that ends the claim at once, for a form
 * that navigates away right after it was saved.
 */
export function useUnsaved(isDirty: boolean, { isKept = false } = {}): () => void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.set(id, isKept ? 'kept' : 'lost')
    changed()
    return () => release(id)
  }, [id, isDirty, isKept])
  return () => release(id)
}

function release(id: string): void {
  unsaved.delete(id)
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The browser's own question only stands while needed: pages that ask it are never kept warm. */
function changed(): void {
  for (const listener of listeners) listener()
  if (unsaved.size > 0) window.addEventListener('beforeunload', askBrowser)
  else window.removeEventListener('beforeunload', askBrowser)
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
