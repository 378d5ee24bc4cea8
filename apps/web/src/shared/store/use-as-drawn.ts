import { useSyncExternalStore } from 'react'

const noChange = () => () => undefined

/**
 * Whether the page is being drawn ahead of time, or taken over as it was: what then depends on the browser
 * must be as it was drawn. Drawn again at once without.
 */
export function useAsDrawn(): boolean {
  return useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
}
