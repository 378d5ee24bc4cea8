import { useEffect, useRef, useState } from 'react'
import { type Draft, draftsSaved, dropDraft, keepDraft } from './drafts.saved.ts'
import type { FormRecord } from './version-merge.ts'
import type { ContractForm } from './use-contract-form.ts'

export type DraftOptions = {
  /** `<form>/<id>`, `notice/new`. */
  readonly key: string
  /** The version of the row being edited; null for a new thing. */
  readonly version: number | null
}

/** An unsaved draft that was found when the form was opened. */
export type FoundDraft = {
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
  const isForgotten = useRef(false)
  const { hook, isDirty } = form

  useEffect(() => {
    if (!isDirty) return
    isForgotten.current = false
    // With every key: the store gathers them, and writes what waits before the page goes.
    const keep = () => {
      // A form that was saved is filled anew; that is nobody's typing.
      if (isForgotten.current) return
      keepDraft(key, { at: Date.now(), version, values: hook.getValues() as FormRecord })
    }
    keep()
    const subscription = hook.watch(keep)
    return () => subscription.unsubscribe()
  }, [hook, isDirty, key, version])

  const forget = () => {
    isForgotten.current = true
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
      // Only what was found goes; what is typed from now on is kept like any words.
      discard: () => {
        dropDraft(key)
        setDraft(null)
      },
    },
  }
}
