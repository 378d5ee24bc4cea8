import type { Equipment } from '@gyeol/contract'
import type { EquipmentKind } from '@gyeol/terms'
import { useDeferredValue, useMemo } from 'react'
import type { ConditionChip } from '../../shared/conditions/condition-chips.tsx'
import { unreadCondition } from '../../shared/conditions/typed-search.ts'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import { useOnceWhole } from '../../shared/catalogue/list/use-once-whole.ts'
import { usePreparedSearch } from '../../shared/catalogue/list/use-prepared-search.ts'
import { type ListPrices, useListPrices } from '../../shared/prices/thing-prices.api.ts'
import { type Filters, useFilters } from '../../shared/router/use-filters.ts'
import {
  EQUIPMENT_FILTERS,
  type EquipmentFilterValues,
  type EquipmentQuery,
  type Mark,
  readEquipmentQuery,
} from '../../shared/lists/equipment-filters.ts'
import {
  countKinds,
  groupPieces,
  ofKind,
  type PieceGroup,
} from '../../shared/lists/equipment-groups.ts'
import {
  createEquipmentIndex,
  type EquipmentIndex,
  typedEquipmentValues,
  withTyped,
} from '../../shared/lists/equipment-search.ts'
import { useChips } from './use-chips.ts'
import { type Comparison, useComparison } from './use-comparison.ts'

/** The list as the address asks for it. */
export type EquipmentList = {
  readonly filters: Filters<EquipmentFilterValues>
  readonly index: EquipmentIndex
  readonly query: EquipmentQuery
  /** The query with what was understood of the typed text. */
  readonly asked: EquipmentQuery
  readonly prices: ListPrices
  readonly groups: readonly PieceGroup[]
  readonly pieceCount: number
  /** How many names of each kind fit everything else that is asked for. */
  readonly kindCounts: ReadonlyMap<EquipmentKind, number>
  /** Typed words that nothing in the whole list is called; null where there are none. */
  readonly absent: string | null
  /** A typed condition whose stat is not known. */
  readonly unread: string | null
  readonly chips: readonly ConditionChip[]
  readonly comparison: Comparison
  /** Follows the typing. */
  readonly search: (text: string) => void
  /** Makes filters of the rail of what was typed. */
  readonly adopt: (text: string) => void
}

/** The pieces the address asks for, and how to ask for others. `isWaiting`: these are the first rows only. */
export function useEquipmentList(items: readonly Equipment[], isWaiting = false): EquipmentList {
  const filters = useFilters<EquipmentFilterValues>(EQUIPMENT_FILTERS)
  const index = useMemo(() => createEquipmentIndex(items), [items])
  usePreparedSearch(index)
  const { values } = filters
  const query = useMemo(() => readEquipmentQuery(values), [values])
  // Thousands of rows are gone through behind what is typed and pressed.
  const lateQuery = useDeferredValue(query)
  const asked = useMemo(() => withTyped(lateQuery, index.read(lateQuery.text)), [lateQuery, index])
  const comparison = useComparison(filters, index)
  const { marks } = comparison
  const prices = useListPrices('equipment', asked.prices.length > 0)
  const { priceOf, isWaiting: isPricing } = prices
  const found = useMemo(
    () => (isPricing ? [] : index.find({ ...lateQuery, kind: undefined }, priceOf)),
    [index, lateQuery, priceOf, isPricing],
  )
  const ofAnyKind = useMemo(
    () => groupPieces(found.filter(({ id }) => hasMark(id, lateQuery.mark, marks))),
    [found, lateQuery.mark, marks],
  )
  const groups = useMemo(() => ofKind(ofAnyKind, asked.kind), [ofAnyKind, asked.kind])
  const kindCounts = useMemo(() => countKinds(ofAnyKind), [ofAnyKind])
  const pieceCount = groups.reduce((sum, { pieces }) => sum + pieces.length, 0)
  const lateTyped = index.read(lateQuery.text)
  const { words } = lateTyped
  const { type: search, now: adopt } = useOnceWhole({
    isWaiting,
    typed: values.q,
    onTyped: (q) => filters.set({ q }, { isTyping: true }),
    work: (text) => {
      const typed = index.read(text)
      if (typed.parts.length > 0) filters.set(typedEquipmentValues(query, typed))
    },
  })
  return {
    filters,
    index,
    query,
    asked,
    prices,
    groups,
    kindCounts,
    pieceCount,
    absent: words !== '' && pieceCount === 0 && !index.knows(words) ? words : null,
    unread: unreadCondition(lateTyped),
    chips: useChips({ filters, query, index }),
    comparison,
    search,
    adopt,
  }
}

function hasMark(id: string, mark: Mark | undefined, { favourites, owned }: MarkControl): boolean {
  if (mark === undefined) return true
  return (mark === 'owned' ? owned : favourites).has(id)
}
