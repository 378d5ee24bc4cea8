import { SAVED_SEARCH_LIMITS } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { refusalOf } from '../../forms/form-refusal.ts'
import { createIdempotencyKeys } from '../../forms/idempotency.ts'
import { beginFormCall } from '../../http/http-effects.ts'
import { showActionToast, showErrorToast, showToast } from '../../toast/toast.ts'
import type { ListedSearch } from '../listed-search.ts'
import { savedSearchTexts } from '../saved-searches.texts.ts'
import type { ShownSearch } from '../shown-search.ts'
import { type SearchChange, type Undo, useSearchEdits } from '../use-search-edits.ts'

const { alerted } = SAVED_SEARCH_LIMITS

/** What can be done with one kept search; each says what it did and can be taken back. */
export function useRowActions(search: ShownSearch, { list, find }: ListedSearch) {
  const texts = savedSearchTexts
  const edits = useSearchEdits()
  const [keyFor] = useState(createIdempotencyKeys)
  const { kept, name, hasAlert } = search

  const carryOut = async (work: () => Promise<Undo | null>, told: string) => {
    const end = beginFormCall()
    try {
      const undo = await work()
      if (undo === null) return showToast(told)
      showActionToast(told, { label: texts.undo, run: () => void undo().catch(tellRefusal) })
    } catch (error) {
      tellRefusal(error)
    } finally {
      end()
    }
  }
  const change = async (next: SearchChange, told: string) =>
    carryOut(async () => {
      await edits.change(search, next)
      const changed = { ...search, ...next, kept: afterChange(kept) }
      return () => edits.change(changed, { name, hasAlert })
    }, told)

  return {
    open: () => {
      if (search.newsCount > 0) edits.read(search)
    },
    rename: async (next: string) => {
      if (next !== name) await change({ name: next }, texts.renamed)
    },
    toggleAlert: async () => {
      if (hasAlert) return change({ hasAlert: false }, texts.alertEnded)
      // Another list's things are not at hand: there the server says no.
      const found = search.list === list ? find(search.search) : undefined
      if (found !== undefined && found.length > alerted)
        return showErrorToast(texts.save.tooMany(formatNumber(alerted)))
      await change({ hasAlert: true, ...(found && { found }) }, texts.alertBegun)
    },
    drop: async () => carryOut(() => edits.drop(search), texts.removed),
    move: async () =>
      carryOut(async () => {
        if (kept.in === 'browser') await edits.move(kept.search, keyFor(kept.search))
        return null
      }, texts.moved),
  }
}

/** The row as the server has it after a change: taking it back is a change of its own. */
function afterChange(kept: ShownSearch['kept']): ShownSearch['kept'] {
  return kept.in === 'account' ? { ...kept, version: kept.version + 1 } : kept
}

function tellRefusal(error: unknown): void {
  const { message, fields } = refusalOf(error)
  showErrorToast(fields[0]?.message ?? message)
}
