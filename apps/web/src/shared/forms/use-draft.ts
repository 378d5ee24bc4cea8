import { useEffect, useRef, useState } from 'react'
import { type Draft, draftsSaved, dropDraft, keepDraft } from './drafts.saved.ts'
import type { FormRecord } from './stale-merge.ts'
import type { ContractForm } from './use-contract-form.ts'

/** Long enough to gather a word, short enough to lose none of it. */
const SAVE_AFTER_MS = 600

export interface DraftOptions {
  /** `<form>/<id>`, `notice/new`. */
  readonly key: string
  /** The version of the row being edited; null for a new thing. */
  readonly version: number | null
}

/** An unsaved draft that was found when the form was opened. */
export interface FoundDraft {
  readonly draft: Draft
  /** The row has been changed by somebody since. */
  readonly isOutdated: boolean
  readonly restore: () => void
  readonly discard: () => void
}

/**
 * Keeps the words of a long form in this browser while they are unsaved, and offers those of last
 * time. Give the form `isKept: true` as well. Call `forget` when the form was saved.
 */
export function useDraft<Values extends object>(
  form: ContractForm<Values>,
  { key, version }: DraftOptions,
): { readonly found: FoundDraft | null; readonly forget: () => void } {
  const [draft, setDraft] = useState<Draft | null>(() => draftsSaved.load()[key] ?? null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { hook, isDirty } = form

  useEffect(() => {
    if (!isDirty) return
    const keep = () =>
      keepDraft(key, { at: Date.now(), version, values: hook.getValues() as FormRecord })
    const keepSoon = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, SAVE_AFTER_MS)
    }
    keepSoon()
    const subscription = hook.watch(keepSoon)
    return () => {
      subscription.unsubscribe()
      // Left in the middle of a word.
      if (timer.current !== undefined) keep()
      clearTimeout(timer.current)
    }
  }, [hook, isDirty, key, version])

  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    dropDraft(key)
    setDraft(null)
  }
  if (draft === null) return { found: null, forget }
  return {
    forget,
    found: {
      draft,
      isOutdated: draft.version !== null && draft.version !== version,
      restore: () => {
        form.fill(draft.values)
        setDraft(null)
      },
      discard: forget,
    },
  }
}
