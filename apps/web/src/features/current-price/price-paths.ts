/** Where the screens of prices stand; ids of items are slugs and need no escaping. */
export const pricePaths = {
  list: '/current-price',
  item: (id: string) => `/current-price/${id}`,
  report: (itemId?: string) =>
    itemId === undefined ? '/current-price/create' : `/current-price/create?item=${itemId}`,
  ledger: '/current-price?view=ledger',
  /** Opens the ledger's form for an item. */
  ledgerLine: (itemId: string) => `/current-price?view=ledger&add=${itemId}`,
  chart: (itemId: string) => `/trend/chart?items=${itemId}`,
} as const
