import type { Filters } from '../../shared/router/use-filters.ts'

/** What is chosen in the address, each with its default. */
export const FILTERS = { view: '', state: '', kind: '', member: '' } as const

/** The values of {@link FILTERS}. */
export type FilterValues = { readonly [Name in keyof typeof FILTERS]: string }

/** What is chosen in the address, and how to choose otherwise. */
export type ModerationFilters = Filters<FilterValues>
