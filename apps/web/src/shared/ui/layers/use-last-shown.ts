import { useState } from 'react'

/**
 * What a layer shows: while it goes away still what it showed last, because whoever steers it may have nothing more to
 * say by then. `shown` must stay the same value while nothing in it changes.
 */
export function useLastShown<Shown>(shown: Shown, isOpen: boolean): Shown {
  const [last, setLast] = useState(shown)
  if (!isOpen) return last
  if (last !== shown) setLast(shown)
  return shown
}
