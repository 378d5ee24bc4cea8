/** A dish of a house: what it raises, and how far it was levelled (1–10). */
export type Dish = { readonly food: string; readonly level: number }

/** A house one may eat at, with what its owner cooks (CK1). */
export type CookHouse = {
  /** 7 or 8 digits; leading zeros count (CK2). */
  readonly code: string
  /** Whole days since somebody last confirmed it. */
  readonly ageDays: number
  readonly isClosed?: boolean
  readonly dishes: readonly Dish[]
}
