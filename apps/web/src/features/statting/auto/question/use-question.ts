import { type FormEvent, useState } from 'react'
import { startSearch } from '../search/auto-search-store.ts'
import { autoTexts } from '../auto.texts.ts'
import type { Auto } from '../use-auto.ts'

/** Asking the form's question. */
export type Question = {
  readonly submit: (event: FormEvent) => void
  /** Why it cannot be asked, once that was tried. */
  readonly blocked: string | null
  /** Notes a field beside the rows whose text cannot be read. */
  readonly noteInvalid: (field: string, isInvalid: boolean) => void
}

/** Asks when everything is right; otherwise says what is missing. */
export function useQuestion(auto: Auto, onAsked: () => void): Question {
  const texts = autoTexts.search
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const { form, reading, search, isStale } = auto
  const { request } = reading
  const isRight = request !== null && invalid.size === 0
  const reason = form.wanted.length === 0 ? texts.wantSomething : isRight ? null : texts.fixFirst
  return {
    blocked: isTried ? reason : null,
    submit: (event) => {
      event.preventDefault()
      setIsTried(reason !== null)
      const isAsked = search?.phase === 'searching' && !isStale
      if (reason !== null || request === null || isAsked) return
      startSearch(request)
      onAsked()
    },
    noteInvalid: (field, isInvalid) => {
      if (invalid.has(field) === isInvalid) return
      const next = new Set(invalid)
      if (isInvalid) next.add(field)
      else next.delete(field)
      setInvalid(next)
    },
  }
}
