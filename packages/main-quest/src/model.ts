/** How well a name is known: read in Korean sources, very likely, or our own wording. */
export type Evidence = 'seen' | 'likely' | 'guess'

/** A Korean name and how well it is known; editors see a hint beside guesses. */
export type Name = { readonly ko: string; readonly evidence: Evidence }

/** GENERAL = ordinary monster, FIELD = boss that roams a map (specification §3). */
export const MONSTER_KINDS = ['GENERAL', 'FIELD'] as const

/** One of {@link MONSTER_KINDS}. */
export type MonsterKind = (typeof MONSTER_KINDS)[number]

/** One monster on one map that drops an item. */
export type DropSource = {
  /** Null: the map is known to drop the item, the monster's Korean name is not known. */
  readonly name: Name | null
  readonly dropMap: Name
  readonly kind: MonsterKind
  /** Among the quickest places; every item has at least one. */
  readonly recommended: boolean
  /** Monster levels met there, ascending; empty = unknown. */
  readonly levels: readonly number[]
}

/** Something an episode wants handed in. */
export type Ingredient = {
  readonly itemName: Name
  readonly count: number
  readonly monsters: readonly DropSource[]
  /** The sources disagree about the count; the larger one is used. */
  readonly countUnconfirmed?: boolean
}

/** A part of an episode that may be passed over, with EXP of its own. */
export type SkippablePart = {
  /** `venena` is the part the specification calls Venena (§4). */
  readonly id: string
  readonly name: Name
  /** EXP paid only when the part is played. */
  readonly exp: number
}

/** One episode (화). `exp` is the reward of this episode alone; cumulative numbers are derived. */
export type Episode = {
  readonly no: number
  /** Chapter number, from 1. */
  readonly chapter: number
  /** Place inside the chapter, from 1. */
  readonly index: number
  readonly title: Name
  readonly exp: number
  readonly boss?: Name
  readonly skippable?: SkippablePart
  readonly ingredients?: readonly Ingredient[]
}

/** One chapter (장). `title` null: no Korean title is known yet. */
export type Chapter = {
  readonly no: number
  readonly title: Name | null
  readonly episodes: readonly Episode[]
}

/** The whole story as data: what the engine must know of the game. */
export type QuestTable = {
  /** State of the game the rows describe, e.g. `2026-06`. */
  readonly asOf: string
  /** Highest level a character can have; the default target. */
  readonly levelCap: number
  readonly chapters: readonly Chapter[]
}

/**
 * What a player sets (specification §4). Empty (`null`) target and end follow the data: the level cap
 * and the last episode. `target` is reached at `targetPercent` of that level.
 */
export type MainQuestSetting = {
  readonly level: number
  /** Shown percent of the level, 0–99. */
  readonly percent: number
  readonly target: number | null
  readonly targetPercent: number
  readonly repeat: boolean
  readonly skipVenena: boolean
  /** Overall episode number, from 1. */
  readonly start: number
  readonly end: number | null
}

/** A level and the EXP gained inside it; `percent` is what the game shows (rounded down). */
export type LevelState = {
  readonly level: number
  readonly percent: number
  readonly expInLevel: number
}

/** A level and a shown percent. */
export type LevelPercent = { readonly level: number; readonly percent: number }

/** Episodes from `start` to `end`, overall numbers, both included. */
export type EpisodeRange = { readonly start: number; readonly end: number }
