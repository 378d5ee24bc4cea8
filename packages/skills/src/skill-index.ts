import type { Skill, SkillKey, SkillTree } from './model.ts'

/** A skill with its place in the tree. */
export type SkillNode = {
  readonly key: SkillKey
  readonly tree: SkillTree
  readonly skill: Skill
  /** The chain of needed skills, from the root down to the direct one. */
  readonly ancestors: readonly SkillKey[]
  /** Every skill that needs this one, directly or not, in the order of the tree's rows. */
  readonly descendants: readonly SkillKey[]
}

/** All trees, ready to be asked. Made once by `indexSkills`. */
export type SkillIndex = {
  readonly trees: readonly SkillTree[]
  /** In the order of the trees and their rows. */
  readonly nodes: ReadonlyMap<SkillKey, SkillNode>
}

/** The key of a skill. */
export function skillKey(tree: string, id: number): SkillKey {
  return `${tree}:${id}`
}

/**
 * Reads the trees once. Throws for data that contradicts itself (two skills with one id, an unknown
 * needed skill, a circle): such a table must not ship.
 */
export function indexSkills(trees: readonly SkillTree[]): SkillIndex {
  const nodes = new Map<SkillKey, SkillNode>()
  for (const tree of trees) {
    for (const node of nodesOf(tree)) {
      if (nodes.has(node.key)) throw new Error(`two skills are called ${node.key}`)
      nodes.set(node.key, node)
    }
  }
  return { trees, nodes }
}

function nodesOf(tree: SkillTree): SkillNode[] {
  const skills = new Map(tree.skills.map((skill) => [skill.id, skill]))
  const chains = new Map(tree.skills.map(({ id }) => [id, ancestorsOf(tree, skills, id)]))
  return tree.skills.map((skill) => ({
    key: skillKey(tree.id, skill.id),
    tree,
    skill,
    ancestors: (chains.get(skill.id) ?? []).map((id) => skillKey(tree.id, id)),
    descendants: tree.skills
      .filter(({ id }) => chains.get(id)?.includes(skill.id))
      .map(({ id }) => skillKey(tree.id, id)),
  }))
}

function ancestorsOf(tree: SkillTree, skills: ReadonlyMap<number, Skill>, id: number): number[] {
  const chain: number[] = []
  let needed = skills.get(id)?.needs
  while (needed !== undefined) {
    const skill = skills.get(needed)
    if (!skill) throw new Error(`${tree.id}:${id} needs an unknown skill ${needed}`)
    if (needed === id || chain.includes(needed)) throw new Error(`${tree.id}:${id} needs itself`)
    chain.unshift(needed)
    needed = skill.needs
  }
  return chain
}
