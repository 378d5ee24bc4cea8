import { useEffect, useRef, useState } from 'react'

const SPEAK_EVERY_MS = 1000

/** The words, following what changes at most once a second: for live regions under a moving finger. */
export function useCalmWords(words: string): string {
  const [calm, setCalm] = useState('')
  const spokenAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const wait = Math.max(0, spokenAt.current + SPEAK_EVERY_MS - performance.now())
    const timer = setTimeout(() => {
      spokenAt.current = performance.now()
      setCalm(words)
    }, wait)
    return () => clearTimeout(timer)
  }, [words])
  return calm
}
