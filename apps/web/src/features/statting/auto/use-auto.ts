import type { Session } from '@gyeol/statting'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { useStore } from '../../../shared/store/use-store.ts'
import { FROM_QUERY } from '../auto-address.ts'
import { correctionSaved } from '../sessions/stat-state.saved.ts'
import { EMPTY_DRAFTS, type StattingDocument } from '../sessions/statting-document.ts'
import { stattingSaved } from '../sessions/statting.saved.ts'
import { viewOf } from '../sessions/statting-view.ts'
import type { AutoForm } from './question/auto-form.ts'
import { type FormReading, readForm, requestKey } from './question/auto-problem.ts'
import { type AutoSearch, showKnown, shownSearch } from './search/auto-search-store.ts'
import { editForm, useForm } from './share/enchant.saved.ts'
import { startFrom } from './question/start-from.ts'

/** Everything the screen shows. */
export type Auto = {
  readonly form: AutoForm
  readonly reading: FormReading
  /** The session to go on from, and its name. */
  readonly start: Session | null
  readonly startDocument: StattingDocument | null
  readonly sessions: readonly StattingDocument[]
  readonly hasExpertReinforcement2: boolean
  readonly setExpertReinforcement2: (has: boolean) => void
  readonly search: AutoSearch | null
  /** What is shown answers another question than the form asks now. */
  readonly isStale: boolean
}

/** Binds the screen to what is kept and to the running search. */
export function useAuto(): Auto {
  const form = useForm()
  const [workspace] = useSaved(stattingSaved)
  const [hasExpertReinforcement2, setExpertReinforcement2] = useSaved(correctionSaved)
  const search = useStore(shownSearch)
  const startDocument = workspace.items.find(({ id }) => id === form.from) ?? null
  const start = useMemo(
    () => startDocument && viewOf({ ...startDocument, drafts: EMPTY_DRAFTS }).session,
    [startDocument],
  )
  const reading = useMemo(() => readForm(form, start), [form, start])
  const { request } = reading
  const key = request === null ? null : requestKey(request)
  const isRunning = search?.phase === 'searching' || search?.phase === 'proving'
  useEffect(() => {
    if (request !== null && !isRunning) showKnown(request)
  }, [request, isRunning])
  useStartFromAddress(workspace.items)
  return {
    form,
    reading,
    start,
    startDocument,
    sessions: workspace.items,
    hasExpertReinforcement2,
    setExpertReinforcement2,
    search,
    isStale: search !== null && search.key !== key,
  }
}

/** The simulator sends its session's id along; once taken over, it leaves the address. */
function useStartFromAddress(documents: readonly StattingDocument[]): void {
  const [query, setQuery] = useSearchParams()
  const from = query.get(FROM_QUERY)
  useEffect(() => {
    if (from === null) return
    const doc = documents.find(({ id }) => id === from)
    if (doc) editForm((form) => startFrom(form, doc))
    setQuery(
      (before) => {
        before.delete(FROM_QUERY)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [from, documents, setQuery])
}
