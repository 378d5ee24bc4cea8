import { useEffect, useRef, useState } from 'react'
import { type Draft, draftsSaved, dropDraft, keepDraft } from './drafts.saved.ts'
import { keepAtServer, NO_KEEPER } from './server-drafts.ts'
import { type FormRecord, isSame } from './version-merge.ts'
import type { ContractForm } from './use-contract-form.ts'

export type DraftOptions = {
  /** `<form>/<id>`, `notice/new`. */
  readonly key: string
  /** The version of the row being edited; null for a new thing. */
  readonly version: number | null
  /** Kept for the writer at the server too: the forms of the back office, by their key. */
  readonly isAtServer?: boolean
}

/** An unsaved draft that was found when the form was opened. */
export type FoundDraft = {
  readonly draft: Draft
  /** The row has been changed by somebody since. */
  readonly isOutdated: boolean
  readonly restore: () => void
  readonly discard: () => void
}

/** The clocks of a browser and the server are not one; nor does a call take no time. */
const NEWER_BY_MS = 10_000

/**
 * Keeps the words of a long form while they are unsaved, and offers those of last time. Give the
 * form `isKept: true` as well. Call `forget` when the form was saved.
 */
export function useDraft<Values extends object>(
  form: ContractForm<Values>,
  { key, version, isAtServer = false }: DraftOptions,
): { readonly found: FoundDraft | null; readonly forget: () => void } {
  const [draft, setDraft] = useState<Draft | null>(() => draftsSaved.load()[key] ?? null)
  const [keeper] = useState(() => (isAtServer ? keepAtServer(key) : NO_KEEPER))
  const isForgotten = useRef(false)
  const { hook, isDirty } = form

  useEffect(() => {
    let isOver = false
    void keeper.read().then((there) => {
      if (isOver || isForgotten.current || there === null) return
      const here = draftsSaved.load()[key]
      const isNewer = here === undefined || there.at > here.at + NEWER_BY_MS
      if (isNewer && !isSame(there.values, here?.values)) setDraft(there)
    })
    return () => {
      isOver = true
      keeper.flush()
    }
  }, [keeper, key])

  useEffect(() => {
    if (!isDirty) return
    isForgotten.current = false
    // With every key: the store gathers them, and writes what waits before the page goes.
    const keep = () => {
      // A form that was saved is filled anew; that is nobody's typing.
      if (isForgotten.current) return
      const words = { at: Date.now(), version, values: hook.getValues() as FormRecord }
      keepDraft(key, words)
      keeper.keep(words)
    }
    keep()
    const subscription = hook.watch(keep)
    return () => subscription.unsubscribe()
  }, [hook, isDirty, keeper, key, version])

  const drop = () => {
    dropDraft(key)
    keeper.drop()
    setDraft(null)
  }
  const forget = () => {
    isForgotten.current = true
    drop()
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
      discard: drop,
    },
  }
}
