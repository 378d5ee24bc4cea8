import type { SkillNode, SkillTree } from '@gyeol/skills'

/** Page of a tree: `/skill/info/weapon/blade`. */
export function treeHref({ category, id }: SkillTree): string {
  return `/skill/info/${category}/${id}`
}

/** Name of a skill's card inside the page of its tree. */
export function cardId(id: number): string {
  return `skill-${id}`
}

/** A skill on the page of its tree. */
export function skillHref({ tree, skill }: SkillNode): string {
  return `${treeHref(tree)}#${cardId(skill.id)}`
}
