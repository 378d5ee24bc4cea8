/** How a skill is used; `ex` are the EX skills of the newest books. */
export const SKILL_KINDS = ['passive', 'physical', 'magic', 'support', 'ex'] as const

/** One of {@link SKILL_KINDS}. */
export type SkillKind = (typeof SKILL_KINDS)[number]

/** Groups of trees, in the game's order. */
export const TREE_CATEGORIES = ['weapon', 'buff', 'assist', 'other'] as const

/** One of {@link TREE_CATEGORIES}. */
export type TreeCategory = (typeof TREE_CATEGORIES)[number]

/** Column and row in the drawing of a tree, from 0. */
export type GridCell = readonly [column: number, row: number]

/** One skill of a tree. Absent numbers are unknown, never 0. */
export type Skill = {
  /** Stable inside its tree: kept in saved builds and shared codes for ever. */
  readonly id: number
  readonly name: string
  readonly nameEn: string
  /** Other Korean spellings, for the search. */
  readonly aliases?: readonly string[]
  /** Id of the skill that must have level 5 first. */
  readonly needs?: number
  readonly at: GridCell
  /** Where the line from the needed skill bends. */
  readonly via?: GridCell
  /** Skill book of the tree, 1–5. */
  readonly tier?: number
  readonly mp?: number
  readonly kind?: SkillKind
}

/** One skill tree. */
export type SkillTree = {
  readonly id: string
  /** Stable number in shared codes, 0–63. */
  readonly code: number
  readonly category: TreeCategory
  readonly name: string
  readonly aliases?: readonly string[]
  readonly columns: number
  readonly rows: number
  /** Character level of book 1, 2, …; null = not a question of level, or unknown. Absent: unknown. */
  readonly bookLevels?: readonly (number | null)[]
  readonly skills: readonly Skill[]
}

/** Names a skill everywhere outside its tree: `blade:5`. */
export type SkillKey = string

/** Levels of the learned skills (1–10) by key; a skill that is not learned has no entry. */
export type SkillLevels = Readonly<Record<SkillKey, number>>

/** Either a value or the reason why there is none. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R }
