import type { SkillTree } from '@gyeol/skills'
import { SKILL_TREES as KOREAN_TREES } from './skill-trees.ts'

export { SKILL_TREES_PROVENANCE } from './skill-trees.ts'

/** What the trees are called in the international client. */
const TREE_NAMES: Readonly<Record<string, string>> = {
  survival: 'Survival Skills',
  support: 'Support Skills',
  battle: 'Battle Skills',
  minstrel: 'Minstrel Skills',
  dancer: 'Dancer Skills',
  golem: 'Golem Skills',
  shield: 'Shield Skills',
  dagger: 'Dagger Skills',
  knight: 'Knight Skills',
  priest: 'Priest Skills',
  hunter: 'Hunter Skills',
  assassin: 'Assassin Skills',
  wizard: 'Wizard Skills',
  guard: 'Guard Skills',
  darkPower: 'Dark Power Skills',
  magicBlade: 'Magic Blade Skills',
  barehand: 'Barehand Skills',
  ninja: 'Ninja Skills',
  partisan: 'Partisan Skills',
  necromancer: 'Necromancer Skills',
  smith: 'Smith Skills',
  alchemy: 'Alchemy Skills',
  tamer: 'Tamer Skills',
  blade: 'Blade Skills',
  shot: 'Shot Skills',
  magic: 'Magic Skills',
  martial: 'Martial Skills',
  halberd: 'Halberd Skills',
  mononofu: 'Mononofu Skills',
  dualSword: 'Dual Sword Skills',
  crusher: 'Crusher Skills',
  sprite: 'Sprite Skills',
}

/** The same trees with English names; the Korean ones are found as other names. */
export const SKILL_TREES: readonly SkillTree[] = KOREAN_TREES.map((tree) => ({
  ...tree,
  name: TREE_NAMES[tree.id] ?? tree.name,
  skills: tree.skills.map((skill) => ({
    ...skill,
    name: skill.nameEn,
    aliases: [...(skill.aliases ?? []), skill.name],
  })),
}))
