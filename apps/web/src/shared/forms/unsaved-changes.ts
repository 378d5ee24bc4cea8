import { useEffect, useId } from 'react'
import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'

/** What would happen to the words of a form when the viewer left. */
type Fate = 'lost' | 'kept'

/** By the id of the form. */
const unsaved = createStore<ReadonlyMap<string, Fate>>(new Map())
unsaved.subscribe(followInBrowser)

/** The worst of what leaving would do; null when nothing is unsaved. */
export function unsavedFate(claims = unsaved.get()): Fate | null {
  const fates = [...claims.values()]
  if (fates.includes('lost')) return 'lost'
  return fates.length > 0 ? 'kept' : null
}

/** {@link unsavedFate} for the guard in the layout. */
export function useUnsavedFate(): Fate | null {
  return useStore(unsaved, unsavedFate)
}

/** Forgets every claim: the viewer has decided to leave. */
export function dropUnsaved(): void {
  unsaved.set(new Map())
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
    unsaved.update((claims) => new Map(claims).set(id, isKept ? 'kept' : 'lost'))
    return () => release(id)
  }, [id, isDirty, isKept])
  return () => release(id)
}

function release(id: string): void {
  unsaved.update((claims) => new Map([...claims].filter(([claim]) => claim !== id)))
}

/** The browser's own question only stands while needed: pages that ask it are never kept warm. */
function followInBrowser(): void {
  if (unsaved.get().size > 0) window.addEventListener('beforeunload', askBrowser)
  else window.removeEventListener('beforeunload', askBrowser)
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
