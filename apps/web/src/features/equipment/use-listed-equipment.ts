import type { SearchAsk } from '@gyeol/contract'
import { useMemo } from 'react'
import { chipWords } from '../../shared/conditions/chip-words.ts'
import type { ConditionChip } from '../../shared/conditions/condition-chips.tsx'
import { plainConditions } from '../../shared/conditions/plain-conditions.ts'
import { trueItem } from '../../shared/catalogue/shown-names.ts'
import { readFilters, writeFilters } from '../../shared/router/use-filters.ts'
import type { ListedSearch } from '../../shared/saved-searches/listed-search.ts'
import {
  EQUIPMENT_FILTERS,
  type EquipmentFilterValues,
  type EquipmentQuery,
  readEquipmentQuery,
} from '../../shared/lists/equipment-filters.ts'
import { type EquipmentIndex, withTyped } from '../../shared/lists/equipment-search.ts'

type Listed = {
  readonly values: EquipmentFilterValues
  readonly index: EquipmentIndex
  readonly query: EquipmentQuery
  readonly chips: readonly ConditionChip[]
  readonly isWaiting: boolean
}

/** What is open or compared is no part of a search that is kept. */
const NO_SEARCH = { id: '', compare: '' } as const

/** The list as its searches are kept. */
export function useListedEquipment({
  values,
  index,
  query,
  chips,
  isWaiting,
}: Listed): ListedSearch {
  const search = writeFilters({ ...values, ...NO_SEARCH }, EQUIPMENT_FILTERS).toString()
  const find = useMemo(
    () => (text: string) => {
      const kept = readFilters<EquipmentFilterValues>(new URLSearchParams(text), EQUIPMENT_FILTERS)
      return index.find(readEquipmentQuery(kept)).map(({ id, name }) => ({ id, name }))
    },
    [index],
  )
  return {
    list: 'equipment',
    search,
    ask: askOf(query, index),
    suggestion: chipWords(chips, index.read(query.text).words),
    isWaiting,
    find,
  }
}

function askOf(query: EquipmentQuery, index: EquipmentIndex): SearchAsk | null {
  const typed = index.read(query.text)
  const asked = withTyped(query, typed)
  // Prices move by themselves: what fits them is looked at when the list is open.
  if (query.mark !== undefined || asked.prices.length > 0) return null
  const { kind, within, without, by, level, elements, sure, material, bases, conditions } = asked
  return {
    list: 'equipment',
    words: typed.words,
    ...(kind !== undefined && { kind }),
    ...(within !== undefined && { within: [...within] }),
    ...(without !== undefined && { without: [...without] }),
    by: [...by],
    ...(level !== undefined && { level }),
    elements: [...elements],
    ...(sure !== undefined && { sure }),
    ...(material !== undefined && { material: trueMaterial(material, index) }),
    ...(bases.length > 0 && { bases: [...bases] }),
    conditions: plainConditions(conditions),
  }
}

/** A material as the list keeps it: what is shown in English is kept in Korean. */
function trueMaterial(material: string, index: EquipmentIndex): string {
  const [piece] = index.find({ ...NOTHING_ASKED, material })
  const at = piece?.recipe?.materials.findIndex(({ name }) => name === material)
  if (piece === undefined || at === undefined) return material
  return trueItem(piece).recipe?.materials[at]?.name ?? material
}

const NOTHING_ASKED = readEquipmentQuery(EQUIPMENT_FILTERS)
