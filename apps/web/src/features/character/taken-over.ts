import type { StatLine } from '@gyeol/catalogue'
import type { LearnedSkill } from '@gyeol/character'
import type { EquipmentType } from '@gyeol/terms'
import type { ReactNode } from 'react'
import type { LatePart } from '../../shared/loading/late-part.tsx'

/** What the other planners of this browser keep, brought by the page: a planner knows no other. */

/** A saved option grant and what it puts on its piece. */
export type SavedGrant = {
  readonly id: string
  readonly name: string
  readonly type: EquipmentType
  readonly lines: readonly StatLine[]
}

/** A saved skill build and what it has learned. */
export type SavedSkills = {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly skills: readonly LearnedSkill[]
}

/** What the combo planner counts with. */
export type ComboStats = {
  readonly maxMp: number
  readonly attackMpRecovery: number
  readonly motionSpeed: number
}

/** What stands around parts that need the other planners' work and the lists of the site. */
export type Around = LatePart<{ readonly children: (taken: TakenOver) => ReactNode }>

export type TakenOver = {
  readonly grants: readonly SavedGrant[]
  readonly skillBuilds: readonly SavedSkills[]
  /** Null while nothing has been told to the combo planner. */
  readonly comboStats: ComboStats | null
  readonly ownedEquipment: ReadonlySet<string>
  /** Hands the figures of the sheet to the combo planner. */
  readonly sendToCombo: (stats: ComboStats) => void
}
