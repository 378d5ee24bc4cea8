import { tidyName } from '@gyeol/korean'
import { useCallback, useEffect, useRef, useState } from 'react'
import { countUnfound, isUnfound, SETTLED_MS } from './count-unfound.ts'
import type { SearchLine } from './lookup/search-client.ts'
import type { SearchAnswer, SearchLimits } from './lookup/search-entry.ts'

export type Search = {
  /** What the last text found; that of the letters before while the newest is being asked. */
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

const nothing = () => undefined

/** Follows a text being typed. Asked again once the lists of the catalogue have come. */
export function useSearch(line: SearchLine, text: string, limits: SearchLimits): Search {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const askAgain = useRef<() => void>(nothing)
  const { mostPerKind, kind } = limits
  const isEmpty = tidyName(text) === ''

  useEffect(() => {
    if (isEmpty) return
    let isCurrent = true
    const ask = () => {
      line.search(text, { mostPerKind, ...(kind === undefined ? {} : { kind }) }).then(
        (found) => {
          if (!isCurrent) return
          setAnswer(found)
          setFailed(false)
        },
        () => isCurrent && setFailed(true),
      )
    }
    askAgain.current = ask
    ask()
    return () => {
      isCurrent = false
      askAgain.current = nothing
    }
  }, [line, text, isEmpty, mostPerKind, kind])

  const isInVain = answer !== null && answer.text === text && !isEmpty && isUnfound(answer)
  useEffect(() => {
    if (!isInVain) return
    const timer = setTimeout(() => void countUnfound(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isInVain, text])

  const load = useCallback(() => {
    line.prepare().then(
      () => askAgain.current(),
      () => setFailed(true),
    )
  }, [line])
  useEffect(load, [load])

  const retry = () => {
    setFailed(false)
    load()
  }
  return { answer: isEmpty ? null : answer, hasFailed, retry }
}
