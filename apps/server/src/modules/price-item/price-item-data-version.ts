/** Counts changes of kinds and items; whoever writes items waits here for others who do. */
export const PRICE_ITEM_DATA_VERSION = 'price-item'
