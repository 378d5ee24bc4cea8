import { useEffect, useState } from 'react'
import type { SearchLine } from './search-client.ts'
import type { SearchAnswer, SearchLimits } from './search-entry.ts'

export interface Search {
  /** What the last text found; that of the letters before while the newest is being asked. */
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Follows a text being typed. Asked again once the lists of the game library have come. */
export function useSearch(line: SearchLine, text: string, limits: SearchLimits): Search {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const [tries, setTries] = useState(0)
  const { mostPerKind, kind } = limits

  useEffect(() => {
    let isCurrent = true
    line.prepare().then(
      () => isCurrent && setRound((count) => count + 1),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [line, tries])

  useEffect(() => {
    if (text.trim() === '') return
    let isCurrent = true
    line.search(text, { mostPerKind, ...(kind === undefined ? {} : { kind }) }).then(
      (found) => {
        if (!isCurrent) return
        setAnswer(found)
        setFailed(false)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [line, text, mostPerKind, kind, round, tries])

  const retry = () => {
    setFailed(false)
    setTries((count) => count + 1)
  }
  return { answer: text.trim() === '' ? null : answer, hasFailed, retry }
}
