import { effectfulWords, fitsAbilityAsk } from '@gyeol/catalogue'
import { ABILITY_CATEGORIES, ABILITY_TRIGGERS, type Ability } from '@gyeol/contract'
import { effectWords } from '@gyeol/game-data'
import { createListSearch } from '../../shared/catalogue/list/list-search.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { statLabels } from '../../shared/stats/stat-labels.ts'
import { inOrder, readOrder } from './ability-order.ts'

/** The address of the list. */
export const ABILITY_FILTERS = { q: '', category: '', trigger: '', tier: '', sort: '' } as const

export type AbilityFilterValues = { readonly [Name in keyof typeof ABILITY_FILTERS]: string }

/** What is not understood of an address is left out. */
export function knownValues(values: AbilityFilterValues): AbilityFilterValues {
  const { category, trigger } = askOf(values)
  return { ...values, category: category ?? '', trigger: trigger ?? '' }
}

/** What an address asks of abilities besides their words. */
export function askOf(values: AbilityFilterValues) {
  const category = oneOfOrNone(ABILITY_CATEGORIES, values.category)
  const trigger = oneOfOrNone(ABILITY_TRIGGERS, values.trigger)
  return { ...(category !== undefined && { category }), ...(trigger !== undefined && { trigger }) }
}

export type AbilityIndex = ReturnType<typeof createAbilityIndex>

/** Prepares a list for searching. */
export function createAbilityIndex(items: readonly Ability[]) {
  const names = createListSearch(items, {
    read: (ability) => effectfulWords(ability, [effectWords(ability.effect)]),
    nouns: ['어빌리티', '어빌'],
    spelledOut: statLabels,
  })
  return {
    readings: names.readings,
    find: (values: AbilityFilterValues): readonly Ability[] => {
      const found = values.q.trim() === '' ? items : names.search(values.q).map(({ item }) => item)
      const ask = askOf(values)
      const fitting = found.filter((ability) => fitsAbilityAsk(ability, ask))
      return inOrder(fitting, readOrder(values.sort))
    },
  }
}
