import { useEffect } from 'react'
import { PRODUCT_NAME } from '../../product.ts'

/** The document's title for the page of a thing, as the server writes it; the layout has set the usual one before. */
export function useThingTitle(name: string | undefined, list: string): void {
  useEffect(() => {
    if (name === undefined) return
    let isGone = false
    // The layout around the page sets its own title after this effect, when the page has just been opened.
    queueMicrotask(() => {
      if (!isGone) document.title = `${name} · ${list} · ${PRODUCT_NAME}`
    })
    return () => {
      isGone = true
    }
  }, [name, list])
}
