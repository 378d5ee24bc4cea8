import type { GearKind, GearSlot, StatId } from '@gyeol/terms'

/** While one of the kinds in `worn` is worn in `slot`. */
export type StatCondition = {
  readonly slot: GearSlot
  readonly worn: readonly GearKind[]
}

/** One stat and its whole amount: percent for percent stats, 1 for flags, points otherwise. */
export type StatLine = {
  readonly stat: StatId
  readonly value: number
  readonly when?: StatCondition | undefined
}

/** How a stat is shown: `flag` stats have no amount, they hold or not. */
export type StatDefinition = {
  readonly label: string
  readonly unit: 'flat' | 'percent' | 'flag'
}

/** The definition of every stat; its rows are facts and come from outside. */
export type StatDictionary = Readonly<Record<StatId, StatDefinition>>

/** What one wears, by slot; a slot left out is empty. */
export type Worn = { readonly [Slot in GearSlot]?: GearKind | undefined }
