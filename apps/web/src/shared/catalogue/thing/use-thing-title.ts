import { useEffect } from 'react'

/** The document's title of a thing's page, as the server writes it; the layout has set the usual one before. */
export function useThingTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    let isGone = false
    // The layout around the page sets its own title after this effect, when the page has just been opened.
    queueMicrotask(() => {
      if (!isGone) document.title = title
    })
    return () => {
      isGone = true
    }
  }, [title])
}
