import type { StatLine } from '@gyeol/catalogue'
import type {
  BossDifficulty,
  CrystaKind,
  Element,
  EquipmentKind,
  Evidence,
  GearKind,
  MonsterElement,
  NumbersEvidence,
  StatId,
} from '@gyeol/terms'

/** Where shipped rows come from and what state of the game they describe. */
export type CatalogueProvenance = {
  readonly source: string
  /** YYYY-MM-DD. */
  readonly asOf: string
  readonly checkedAgainst: string
  readonly unverified?: string
}

/** What every shipped row has; fields that say nothing are left out. */
type CommonRow = {
  readonly id: string
  readonly name: string
  readonly nameEn?: string
  readonly aliases?: readonly string[]
  readonly note?: string
  readonly evidence: Evidence
  readonly numbersEvidence?: NumbersEvidence
}

/** A crysta; `parentId` is the one it is applied over. */
export type CrystaRow = CommonRow & {
  readonly kind: CrystaKind
  readonly isEnhancer?: true
  readonly parentId?: string
  readonly stats: readonly StatLine[]
  readonly drops?: readonly {
    readonly monster: string
    readonly level: number | null
    readonly map: string | null
  }[]
}

/** A registlet; `skillTree` is a tree's id and `skill` the English name of a skill there. */
export type RegistletRow = CommonRow & {
  readonly category: 'passive' | 'special' | 'skill'
  readonly skillTree?: string
  readonly skill?: string
  readonly maxLevel: number
  readonly levels: readonly number[]
  readonly effect: string
}

/** An ability of dropped equipment; `effect` uses T for the tier. */
export type AbilityRow = CommonRow & {
  readonly category: 'basic' | 'conditional'
  readonly trigger:
    | 'always'
    | 'on-hit'
    | 'on-damaged'
    | 'on-avoid'
    | 'on-target-evade'
    | 'on-target-guard'
    | 'on-miss'
    | 'on-graze'
  readonly stat?: StatId
  readonly perTier?: number
  readonly effect: string
}

type BossNumberRow = { readonly value: number; readonly when: string | null }

/** A boss at its normal difficulty. */
export type BossRow = CommonRow & {
  readonly kind: 'boss' | 'fieldBoss'
  readonly isEvent?: true
  readonly level?: number
  readonly difficulties?: readonly BossDifficulty[]
  readonly map?: string
  readonly mapAlt?: string
  readonly mapEvidence?: Evidence
  readonly elements?: readonly {
    readonly element: MonsterElement
    readonly when: string | null
  }[]
  readonly hp?: number
  readonly exp?: number
  readonly stats: {
    readonly [Stat in
      | 'def'
      | 'mdef'
      | 'physResist'
      | 'magicResist'
      | 'critResist'
      | 'flee'
      | 'guard'
      | 'evade']: readonly BossNumberRow[]
  }
  readonly proration: {
    readonly normal: number | null
    readonly physical: number | null
    readonly magic: number | null
  }
  readonly crystaIds?: readonly string[]
}

/** A piece of equipment. `unmapped`: lines of it that no stat stands for, as they were read. */
export type EquipmentRow = CommonRow & {
  readonly kind: EquipmentKind
  readonly variant?: 'drop' | 'npc' | 'dropNpc' | 'player'
  readonly atk?: number
  readonly def?: number
  readonly stability?: number
  readonly potential?: number
  readonly element?: Element
  readonly stats: readonly StatLine[]
  readonly unmapped?: readonly string[]
  readonly recipe?: {
    readonly level: number | null
    readonly difficulty: number | null
    readonly fee: number | null
    readonly materials: readonly { readonly name: string; readonly amount: number }[]
  }
  readonly obtain: readonly {
    readonly by: 'monster' | 'npc' | 'smith' | 'player' | 'box' | 'quest' | 'event' | 'other'
    readonly name: string
    readonly level: number | null
    readonly map: string | null
    /** Colours it comes in, a line each: of the parts A, B and C, and their numbers. */
    readonly dye?: readonly string[]
  }[]
}

/** The title of a build guide; its text is written by editors. */
export type JobRow = CommonRow & {
  readonly summary?: string
  readonly parentId?: string
  readonly mainWeapons?: readonly GearKind[]
  readonly subWeapons?: readonly GearKind[]
}
