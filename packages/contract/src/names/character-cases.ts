/** What the game can be asked about: the figures of the sheet, by the names its engine gives them. */
export const SHEET_CASE_FIGURES = [
  'str',
  'int',
  'vit',
  'agi',
  'dex',
  'atk',
  'matk',
  'weaponAtk',
  'subWeaponAtk',
  'subAtk',
  'subStability',
  'dualAtk',
  'stability',
  'magicStabilityMin',
  'magicStabilityMax',
  'critRate',
  'critDamage',
  'magicCritRate',
  'magicCritDamage',
  'physPierce',
  'magicPierce',
  'aspd',
  'motionSpeed',
  'cspd',
  'castReduction',
  'accuracy',
  'dodge',
  'maxHp',
  'maxMp',
  'ampr',
  'def',
  'mdef',
  'physResist',
  'magicResist',
  'ailmentResist',
  'refineReduction',
  'aggro',
] as const

/** And of a cast: the greatest white and critical hit, and how many casts the target took. */
export const CAST_CASE_FIGURES = ['whiteMax', 'criticalMax', 'castsToKill'] as const

/** Everything a case can be about. */
export const CASE_FIGURES = [...SHEET_CASE_FIGURES, ...CAST_CASE_FIGURES] as const

/** One of {@link CASE_FIGURES}. */
export type CaseFigure = (typeof CASE_FIGURES)[number]

/** Waiting, taken to the recordings, kept for later, or taken back by its author. */
export const CASE_STATES = ['open', 'accepted', 'held', 'withdrawn'] as const

/** One of {@link CASE_STATES}. */
export type CaseState = (typeof CASE_STATES)[number]
