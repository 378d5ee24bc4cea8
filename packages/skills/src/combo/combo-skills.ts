import type { SkillKey, SkillKind } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'

/** What the combo rules say about a skill beyond its tree. */
export type ComboSkillNote = {
  readonly skill: SkillKey
  /** In which state the note applies (`Lv.10`, `쌍검`); absent: always. */
  readonly variant?: string
  /** MP in a combo, where the tree has none or another one. */
  readonly mp?: number
  readonly cannotStart?: boolean
  readonly halvesNext?: boolean
}

/** One entry of the skill palette. */
export type ComboSkill = {
  /** The skill's key, with `#variant` behind it for variants. */
  readonly key: string
  readonly skill: SkillKey
  readonly name: string
  readonly variant: string | null
  /** Null: unknown, the player types it. */
  readonly mp: number | null
  readonly cannotStart: boolean
  readonly halvesNext: boolean
  readonly dealsDamage: boolean
}

/** Skills that can stand in a combo: everything but passive ones, each variant as an entry of its own. */
export function comboSkills(index: SkillIndex, notes: readonly ComboSkillNote[]): ComboSkill[] {
  return [...index.nodes].flatMap(([key, { skill }]) => {
    if (skill.kind === 'passive') return []
    const own = notes.filter((note) => note.skill === key)
    const plain = own.find(({ variant }) => variant === undefined)
    const variants = own.filter(({ variant }) => variant !== undefined)
    return [plain ?? { skill: key }, ...variants].map((note) =>
      entryOf(note, { name: skill.name, mp: skill.mp ?? null, kind: skill.kind }),
    )
  })
}

/** Two entries of one skill count as the same skill in a combo. */
export function sameComboSkill(key: string): string {
  const [skill = key] = key.split('#')
  return skill
}

type SkillFacts = {
  readonly name: string
  readonly mp: number | null
  readonly kind: SkillKind | undefined
}

function entryOf(note: ComboSkillNote, { name, mp, kind }: SkillFacts): ComboSkill {
  const { skill, variant = null, cannotStart = false, halvesNext = false } = note
  return {
    key: variant === null ? skill : `${skill}#${variant}`,
    skill,
    name,
    variant,
    mp: note.mp ?? mp,
    cannotStart,
    halvesNext,
    dealsDamage: kind === 'physical' || kind === 'magic' || kind === undefined,
  }
}
