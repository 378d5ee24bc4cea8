import { type StatClause, type StatConditions, writePriceClauses } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, GEAR_NAMES, GEAR_SLOT_NAMES } from '@gyeol/game-data'
import { GEAR_SLOTS } from '@gyeol/terms'
import { useMemo } from 'react'
import type { ConditionChip } from '../../shared/conditions/condition-chips.tsx'
import { conditionTexts } from '../../shared/conditions/conditions.texts.ts'
import { askOfCrystas, crystaTagText } from '../../shared/conditions/crysta-typed.ts'
import { isEditing, writeConditions } from '../../shared/conditions/stat-conditions.ts'
import { priceText } from '../../shared/conditions/typed-prices.ts'
import { withoutPart } from '../../shared/conditions/typed-search.ts'
import { crystaMarks } from '../../shared/catalogue/marks/crysta-marks.saved.ts'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { useOnceWhole } from '../../shared/catalogue/list/use-once-whole.ts'
import { usePreparedSearch } from '../../shared/catalogue/list/use-prepared-search.ts'
import { useListPrices } from '../../shared/prices/thing-prices.api.ts'
import { type Filters, useFilters } from '../../shared/router/use-filters.ts'
import {
  CRYSTA_FILTERS,
  type CrystaFilterValues,
  type CrystaQuery,
  readCrystaQuery,
} from '../../shared/lists/crysta-filters.ts'
import {
  type CrystaIndex,
  createCrystaIndex,
  typedCrystaValues,
  withTyped,
} from '../../shared/lists/crysta-search.ts'
import { crystaTexts } from './crysta.texts.ts'

type CrystaFilters = Filters<CrystaFilterValues>

/** The list as the address asks for it. `isWaiting`: the list is still to come, these are its first rows. */
export function useCrystaList(items: readonly Crysta[], isWaiting = false) {
  const filters = useFilters<CrystaFilterValues>(CRYSTA_FILTERS)
  const marks = useMarks(crystaMarks)
  const index = useMemo(() => createCrystaIndex(items), [items])
  usePreparedSearch(index)
  const { values } = filters
  const query = useMemo(() => readCrystaQuery(values), [values])
  const typed = useMemo(() => index.read(query.text), [index, query.text])
  const asked = useMemo(() => withTyped(query, typed), [query, typed])
  const prices = useListPrices('crysta', asked.prices.length > 0)
  const { priceOf, isWaiting: isPricing } = prices
  const rows = useMemo(
    () => (isPricing ? [] : index.find(query, marks, priceOf)),
    [index, query, marks, priceOf, isPricing],
  )
  const change = (conditions: Partial<StatConditions>) =>
    filters.set(writeConditions(conditions), { isTyping: isEditing(conditions, query.conditions) })
  const chips = useChips({ filters, query, index })
  /** Makes filters of what was understood of the typed text; the name stays in the field. */
  const { type: search, now: adopt } = useOnceWhole({
    isWaiting,
    typed: values.q,
    onTyped: (q) => filters.set({ q }, { isTyping: true }),
    work: (text) => {
      const read = index.read(text)
      // Gear alone says what to find; as a filter it would only say what counts.
      if (read.parts.length > 0 && !askOfCrystas(read).isForGear)
        filters.set(typedCrystaValues(query, read))
    },
  })
  return { filters, marks, index, query, typed, asked, prices, rows, change, chips, search, adopt }
}

type ChipsOf = {
  readonly filters: CrystaFilters
  readonly query: CrystaQuery
  readonly index: CrystaIndex
}

/** Chips of everything that applies: set in the rail, and understood of the typed text. */
function useChips({ filters, query, index }: ChipsOf): readonly ConditionChip[] {
  const texts = crystaTexts
  const conditionWords = conditionTexts
  const { kinds, tier, mark, isAllYear, giver, prices, conditions } = query
  const { clauses, isPlain, worn, countsAll } = conditions
  const change = (next: Partial<StatConditions>) =>
    filters.set(writeConditions(next), { isTyping: isEditing(next, query.conditions) })
  const plain = (key: string, label: string, onRemove: () => void) => ({ key, label, onRemove })
  return [
    ...kinds.map((kind) =>
      plain(`kind ${kind}`, CRYSTA_KIND_NAMES[kind], () =>
        filters.set({ kind: kinds.filter((other) => other !== kind).join(',') }),
      ),
    ),
    ...(tier === undefined
      ? []
      : [plain('tier', conditionWords.tiers[tier], () => filters.set({ tier: '' }))]),
    ...clauses.map((clause, place) => ({
      key: `clause ${place}`,
      clause,
      onChange: (next: StatClause) => change({ clauses: clauses.with(place, next) }),
      onRemove: () => change({ clauses: clauses.toSpliced(place, 1) }),
    })),
    ...prices.map((clause, place) =>
      plain(`price ${place}`, priceText(clause), () =>
        filters.set({ price: writePriceClauses(prices.toSpliced(place, 1)) }),
      ),
    ),
    ...typedChips({ filters, query, index }),
    ...(isPlain ? [plain('plain', conditionWords.plain, () => change({ isPlain: false }))] : []),
    ...GEAR_SLOTS.flatMap((slot) => {
      const kind = worn[slot]
      if (kind === undefined) return []
      const label = `${GEAR_SLOT_NAMES[slot]} ${GEAR_NAMES[kind]}`
      return [plain(slot, label, () => change({ worn: { ...worn, [slot]: undefined } }))]
    }),
    ...(countsAll
      ? [plain('when', conditionWords.countsAll, () => change({ countsAll: false }))]
      : []),
    ...(isAllYear ? [plain('now', texts.allYear, () => filters.set({ now: '' }))] : []),
    ...(giver === undefined
      ? []
      : [plain('giver', texts.givers[giver], () => filters.set({ giver: '' }))]),
    ...(mark === undefined
      ? []
      : [plain('mark', texts.marks[mark], () => filters.set({ mark: '' }))]),
  ]
}

/** Taking one of them away takes its words out of the field; editing makes it a filter. */
function typedChips({ filters, query, index }: ChipsOf): readonly ConditionChip[] {
  const typed = index.read(query.text)
  return typed.parts.map((part, place) => {
    const key = `typed ${place}`
    const onRemove = () => filters.set({ q: withoutPart(typed, place) })
    if (part.kind === 'tag') return { key, label: crystaTagText(part.tag, part.isNot), onRemove }
    const onChange = (clause: StatClause) =>
      filters.set({
        q: withoutPart(typed, place),
        ...writeConditions({ clauses: [...query.conditions.clauses, clause] }),
      })
    return { key, clause: part.clause, onChange, onRemove }
  })
}
