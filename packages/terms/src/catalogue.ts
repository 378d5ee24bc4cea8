/** Which slot a crysta fits: a normal one every slot, the others one kind of equipment. */
export const CRYSTA_KINDS = ['normal', 'weapon', 'armor', 'additional', 'special'] as const

/** One of {@link CRYSTA_KINDS}. */
export type CrystaKind = (typeof CRYSTA_KINDS)[number]

/** The six elements and none. */
export const MONSTER_ELEMENTS = [
  'neutral',
  'fire',
  'water',
  'wind',
  'earth',
  'light',
  'dark',
] as const

/** One of {@link MONSTER_ELEMENTS}. */
export type MonsterElement = (typeof MONSTER_ELEMENTS)[number]

/** The levels a boss can be fought at, from the easiest. */
export const BOSS_DIFFICULTIES = ['easy', 'normal', 'hard', 'nightmare', 'ultimate'] as const

/** One of {@link BOSS_DIFFICULTIES}. */
export type BossDifficulty = (typeof BOSS_DIFFICULTIES)[number]

/**
 * How sure a name or number is.
 *
 * - `confirmed`: two independent sources agree number for number.
 * - `seen`: found in one source.
 * - `ambiguous`: sources disagree, or the pairing is not certain.
 * - `guess`: our own wording, to be confirmed by a player.
 * - `none`: no Korean name is known; the name is another language's.
 */
export const EVIDENCES = ['confirmed', 'seen', 'ambiguous', 'guess', 'none'] as const

/** One of {@link EVIDENCES}. */
export type Evidence = (typeof EVIDENCES)[number]

/** How sure the numbers of a row are, whatever its name; see {@link EVIDENCES}. `unknown`: nobody has said. */
export const NUMBERS_EVIDENCES = ['confirmed', 'seen', 'ambiguous', 'unknown'] as const

/** One of {@link NUMBERS_EVIDENCES}. */
export type NumbersEvidence = (typeof NUMBERS_EVIDENCES)[number]

/** Base crystas, or those that are put over another one. */
export const TIERS = ['base', 'enhanced'] as const

/** One of {@link TIERS}. */
export type Tier = (typeof TIERS)[number]

/**
 * How sure a piece of equipment is: its name was read in Korean, nobody knows a Korean name, sources
 * disagree about its numbers, or some of its lines fit no stat.
 */
export const SURENESSES = ['named', 'nameless', 'disputed', 'unmapped'] as const

/** One of {@link SURENESSES}. */
export type Sureness = (typeof SURENESSES)[number]
