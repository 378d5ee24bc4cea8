import { createSearchIndex } from '@gyeol/korean'
import type { SkillKey } from '@gyeol/skills'
import { SKILL_INDEX } from './skill-index.ts'

/** A tree or a skill that a search means. */
export type SkillHit =
  | { readonly kind: 'tree'; readonly tree: string }
  | { readonly kind: 'skill'; readonly tree: string; readonly skill: SkillKey }

const TREE_HITS = createSearchIndex(SKILL_INDEX.trees, (tree) => ({
  name: tree.name,
  aliases: tree.aliases ?? [],
}))

const SKILL_HITS = createSearchIndex([...SKILL_INDEX.nodes.values()], ({ skill }) => ({
  name: skill.name,
  aliases: [...(skill.aliases ?? []), skill.nameEn],
}))

const MOST_HITS = 30

/** What the list is of: 하드 히트 스킬 is 하드 히트. */
const NOUN = /\s*(?:스킬|스킬\s?트리|트리|계열|skills?|skill tree|tree)$/i

/** Trees, then skills, best first: by name, 초성, other spellings and the English name. */
export function searchSkills(query: string): SkillHit[] {
  const hits = hitsOf(query)
  const shorter = query.trim().replace(NOUN, '')
  return hits.length > 0 || shorter === query.trim() ? hits : hitsOf(shorter)
}

function hitsOf(query: string): SkillHit[] {
  const trees = TREE_HITS.search(query, MOST_HITS)
  const skills = SKILL_HITS.search(query, MOST_HITS)
  return [
    ...trees.map(({ item }): SkillHit => ({ kind: 'tree', tree: item.id })),
    ...skills.map(({ item }): SkillHit => ({ kind: 'skill', tree: item.tree.id, skill: item.key })),
  ].slice(0, MOST_HITS)
}
