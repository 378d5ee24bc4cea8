import { type LedgerMonth, type LedgerTotals, sumLedger } from '@gyeol/prices'
import { useMemo, useState } from 'react'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { newId } from '../../../shared/new-id.ts'
import { useListPriceItemsQuery } from '../../../shared/prices/price.api.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { entryOfKept, entryOfLine, type LedgerDraft, type LedgerEntry } from './ledger-entry.ts'
import {
  useCreateLedgerLineMutation,
  useDeleteLedgerLineMutation,
  useListLedgerQuery,
  useUpdateLedgerLineMutation,
} from './ledger.api.ts'
import { dropLine, keepLine, type KeptLine, tradeLedgerSaved } from './trade-ledger.saved.ts'

/** What of the ledger is shown: a month (YYYY-MM) or all of it, and which page. */
export type LedgerQuestion = { readonly month: string; readonly page: number }

/** A ledger, wherever it is kept. The calls answer whether they were carried out. */
export type Ledger = {
  readonly isMember: boolean
  readonly entries: readonly LedgerEntry[] | undefined
  readonly totals: LedgerTotals
  readonly months: readonly LedgerMonth[]
  readonly paging: { readonly page: number; readonly pageSize: number; readonly total: number }
  readonly error: unknown
  readonly refetch: () => void
  readonly save: (draft: LedgerDraft, entry: LedgerEntry | null) => Promise<boolean>
  readonly remove: (entry: LedgerEntry) => Promise<boolean>
}

const NOTHING: LedgerTotals = { sold: '0', fee: '0', bought: '0' }
const PAGE_SIZE = 50

/** The viewer's ledger: a member's on the server, a visitor's in this browser (LG1). */
export function useLedger(question: LedgerQuestion): Ledger {
  const { roles } = useSession()
  const isMember = permits(roles, 'price-ledger.self')
  const kept = useKeptLedger(question)
  const own = useOwnLedger(question, isMember)
  return isMember ? own : kept
}

function useOwnLedger({ month, page }: LedgerQuestion, isMember: boolean): Ledger {
  const range = month === '' ? {} : { from: `${month}-01`, to: lastOf(month) }
  const answer = useListLedgerQuery(
    { query: { ...range, page, pageSize: PAGE_SIZE } },
    { skip: !isMember },
  )
  // A range has no months but its own: those to choose from are of the whole ledger.
  const whole = useListLedgerQuery(
    { query: { page: 1, pageSize: PAGE_SIZE } },
    { skip: !isMember || month === '' },
  )
  const [create] = useCreateLedgerLineMutation()
  const [update] = useUpdateLedgerLineMutation()
  const [remove] = useDeleteLedgerLineMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  const { data } = answer
  return {
    isMember: true,
    entries: data?.items.map(entryOfLine),
    totals: data?.totals ?? NOTHING,
    months: (month === '' ? data : whole.data)?.months ?? [],
    paging: { page, pageSize: PAGE_SIZE, total: data?.total ?? 0 },
    error: answer.error,
    refetch: () => void answer.refetch(),
    save: async ({ share, withReport, ...draft }, entry) => {
      const { itemId, basis, amount, quantity, day, memo } = draft
      const line = { itemId, basis, amount, quantity, day, memo }
      if (entry?.version != null) {
        const body = { ...line, withReport, version: entry.version }
        return isDone(await update({ params: { id: entry.id }, body }))
      }
      const body = { ...line, share }
      return isDone(await create({ body, idempotencyKey: keyFor(body) }))
    },
    remove: async ({ id }) => isDone(await remove({ params: { id } })),
  }
}

const isDone = ({ error }: { readonly error?: unknown }) => error === undefined

function useKeptLedger({ month, page }: LedgerQuestion): Ledger {
  const [{ lines }] = useSaved(tradeLedgerSaved)
  const ids = [...new Set(lines.map(({ itemId }) => itemId))].slice(0, 100).join(',')
  const { data: items } = useListPriceItemsQuery(
    { query: { ids, pageSize: 100 } },
    { skip: ids === '' },
  )
  const sorted = useMemo(
    () => lines.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1)),
    [lines],
  )
  const shown = sorted.filter(({ day }) => month === '' || day.startsWith(month))
  const itemOf = (itemId: string) => items?.items.find(({ id }) => id === itemId)
  return {
    isMember: false,
    entries: shown
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((line) => entryOfKept(line, itemOf(line.itemId))),
    totals: sumLedger(shown.map(tradeOf)).totals,
    months: sumLedger(lines.map(tradeOf)).months,
    paging: { page, pageSize: PAGE_SIZE, total: shown.length },
    error: undefined,
    refetch: () => undefined,
    save: async (draft, entry) => {
      keepLine(keptLine(draft, entry?.id ?? newId()))
      return true
    },
    remove: async ({ id }) => {
      dropLine(id)
      return true
    },
  }
}

const tradeOf = ({ basis, amount, day }: KeptLine) => ({ basis, amount, month: day.slice(0, 7) })

function keptLine(draft: LedgerDraft, id: string): KeptLine {
  const { itemId, itemName, unitQuantity, basis, amount, quantity, day, memo } = draft
  return { id, itemId, itemName, unitQuantity, basis, amount, quantity, day, memo }
}

/** The last day of a month that any month may have: the server takes real days only. */
function lastOf(month: string): string {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
