import { SKILL_TREES } from '@gyeol/game-data'
import { indexSkills, type SkillKey, type SkillNode, type SkillTree } from '@gyeol/skills'

/** Every skill of the game, ready to be asked. */
export const SKILL_INDEX = indexSkills(SKILL_TREES)

const TREES = new Map(SKILL_TREES.map((tree) => [tree.id, tree]))

/** The tree with this id, if there is one. */
export function findTree(id: string | null | undefined): SkillTree | undefined {
  return id === null || id === undefined ? undefined : TREES.get(id)
}

/** The name of a tree where all around are trees: without its last word. */
export function shortTreeName(name: string): string {
  return name.replace(/ (?:스킬|Skills)$/, '')
}

/** The name of a skill; its key when the data does not know it. */
export function skillName(key: SkillKey): string {
  return SKILL_INDEX.nodes.get(key)?.skill.name ?? key
}

/** The skills of a tree, each needed skill before what needs it, one branch after the other. */
export function branchOrder(tree: SkillTree): readonly SkillNode[] {
  const nodes = tree.skills.flatMap(({ id }) => SKILL_INDEX.nodes.get(`${tree.id}:${id}`) ?? [])
  const under = (parent: SkillKey | undefined): SkillNode[] =>
    nodes
      .filter(({ ancestors }) => ancestors.at(-1) === parent)
      .flatMap((node) => [node, ...under(node.key)])
  return under(undefined)
}
