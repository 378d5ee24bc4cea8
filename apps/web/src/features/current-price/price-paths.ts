/** Where the screens of prices stand; ids of items are slugs and need no escaping. */
export const pricePaths = {
  list: '/current-price',
  item: (id: string) => `/current-price/${id}`,
  report: (itemId?: string) =>
    itemId === undefined ? '/current-price/create' : `/current-price/create?item=${itemId}`,
  chart: (itemId: string) => `/trend/chart?items=${itemId}`,
} as const
