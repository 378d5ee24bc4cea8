import { useCallback, useSyncExternalStore } from 'react'

/** Screens with one column and the dock: `--below-md` of the stylesheets. */
export const BELOW_MD = '(max-width: 899px)'

/** Whether a media query holds now. False where there is no window (pages drawn ahead of time). */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
