/** What decides one hit of a skill (CH40). Percent are whole numbers. */
export type HitInput = {
  readonly type: 'physical' | 'magic'
  /** Level of the character. */
  readonly level: number
  /** ATK, MATK or dual ATK (CH45). */
  readonly power: number
  readonly pierce: number
  readonly stability: number
  /** Lowest and highest roll of magic; taken from the stability when left out (CH17). */
  readonly critRate: number
  readonly critDamage: number
  readonly accuracy: number
  readonly advantage: number
  readonly shortRange: number
  readonly longRange: number
  readonly unsheathe: { readonly flat: number; readonly pct: number }
  readonly proration: number
  readonly combo: number
  readonly passive: number
  readonly brave: number
  readonly weapon: PromisedWeapon
  readonly skill: HitSkill
  readonly target: Target
}

/** The numbers of the skill's hit. */
export type HitSkill = {
  readonly constant: number
  readonly multiplier: number
  readonly mp: number
  readonly hits: number
  readonly range: 'short' | 'long' | 'none'
  readonly unsheathe: boolean
  /** When a magic hit reads DEF or a physical one MDEF. */
  readonly defense?: 'def' | 'mdef' | undefined
}

/** Whom one hits. Without HP nothing is said about how many casts it takes. */
export type Target = {
  readonly level: number
  readonly def: number
  readonly mdef: number
  readonly physResist: number
  readonly magicResist: number
  readonly critResist: number
  readonly dodge: number
  readonly hp?: number | undefined
}

/** Least, greatest and middle roll of one hit. */
export type Spread = { readonly min: number; readonly max: number; readonly mean: number }

/** Weapons with a share of hits that cannot miss (CH52). */
export const PROMISED_SHARE = {
  bareHand: 50,
  oneHandSword: 25,
  dualSwords: 25,
  twoHandSword: 15,
  staff: 30,
  magicDevice: 10,
  bow: 10,
  bowgun: 5,
  knuckles: 10,
  halberd: 20,
  katana: 30,
} as const

/** One of the keys of {@link PROMISED_SHARE}. */
export type PromisedWeapon = keyof typeof PROMISED_SHARE
