/** Filters of the address: the checked file stands in it, so that it is there again after a reload. */
export const IMPORT_FILTERS = { view: '', batch: '', op: '', entity: '' } as const

export type ImportFilterValues = { readonly [Name in keyof typeof IMPORT_FILTERS]: string }
