import { type SkillGear, variantFor } from '@gyeol/character'
import { skillName } from '../../../shared/skills/skill-index.ts'
import type { SkillEffects } from '../skills/skill-effects.ts'

/** An attack skill to choose. */
export type AttackSkill = {
  readonly id: string
  readonly name: string
  /** Every hit is confirmed by a second source. */
  readonly isSure: boolean
}

/** The attack skills that work with this gear; those whose numbers are sure come first. */
export function attackSkills(gear: SkillGear, effects: SkillEffects): AttackSkill[] {
  return [...effects.values()]
    .flatMap((effect): AttackSkill[] => {
      const hits = (variantFor(effect, gear)?.hits ?? []).filter(({ hidden }) => hidden !== true)
      if (hits.length === 0) return []
      const isSure = hits.every(({ evidence }) => evidence === 'two' || evidence === 'three')
      return [{ id: effect.id, name: skillName(effect.id), isSure }]
    })
    .toSorted((left, right) => Number(right.isSure) - Number(left.isSure))
}
