import type { Skill, SkillTree } from '@gyeol/skills'
import { SKILL_TREES as KOREAN_TREES } from './skill-trees.ts'

export { SKILL_TREES_PROVENANCE } from './skill-trees.ts'

/** "dualSword" → "Dual Sword Skills": ids are the English names of the game. */
function treeName(id: string): string {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} Skills`
}

/** The skill trees with their English names; the Korean ones become other spellings, the first of all. */
export const SKILL_TREES: readonly SkillTree[] = KOREAN_TREES.map((tree) => ({
  ...tree,
  name: treeName(tree.id),
  aliases: [tree.name, ...(tree.aliases ?? [])],
  skills: tree.skills.map((skill) => ({
    ...skill,
    name: skill.nameEn,
    aliases: [skill.name, ...(skill.aliases ?? [])],
  })),
}))

/** The name of a skill in the language that is not the shown one. */
export function otherSkillName({
  nameEn,
  aliases = [],
}: Pick<Skill, 'nameEn' | 'aliases'>): string {
  return aliases[0] ?? nameEn
}
