import { useEffect, useRef } from 'react'

type OnceWhole = {
  /** The list is still to come: what there is of it are its first rows. */
  readonly isWaiting: boolean
  /** What the list is searched by now, and how to search it: the field itself waits a moment for the next letter. */
  readonly typed: string
  readonly onTyped: (text: string) => void
  readonly work: (text: string) => void
}

/**
 * Does something with a typed text at once or, before the whole list is there, as soon as it is: what words
 * mean depends on how the list uses its stats, and the first rows alone do not tell. Whoever has typed on
 * by then has not meant that text. `type` is how to search the list in its place.
 */
export function useOnceWhole({ isWaiting, typed, onTyped, work }: OnceWhole) {
  const kept = useRef<string>(undefined)
  useEffect(() => {
    const text = kept.current
    if (isWaiting || text === undefined) return
    kept.current = undefined
    if (text === typed) work(text)
  })
  return {
    type: (text: string) => {
      kept.current = undefined
      onTyped(text)
    },
    now: (text: string) => {
      if (!isWaiting) return work(text)
      kept.current = text
      onTyped(text)
    },
  }
}
