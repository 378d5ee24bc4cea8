import type { Skill, SkillTree } from '@gyeol/skills'
import { ASSIST_TREES } from './assist-trees.ts'
import { BUFF_TREES } from './buff-trees.ts'
import { OTHER_TREES } from './other-trees.ts'
import { WEAPON_TREES } from './weapon-trees.ts'

/** Where the rows come from, the state of the game they describe, and what they were held against. */
export const SKILL_TREES_PROVENANCE = {
  source:
    'Horus04300/Toram_Auto_building (trees, needed skills, places, Korean names); ThammanoonSrijan/toram-data (books, MP, kinds); patohsh/Toram_KR (other Korean spellings); official notices (character levels of books)',
  asOf: '2026-08',
  checkedAgainst:
    'two independent planners agree on every prerequisite over 4,000 random clicks; for all 461 skills with a book no needed skill has a later one',
  unverified:
    'character levels of books: 10 of 32 trees; 11 skills of 2026 have no book; book 1 of the partisan needs an item and no level; MP of nine active skills and of the 11 newest is unknown, so is that of 게달 일렉시오 (the source says 2)',
} as const

/** The 32 skill trees with 472 skills, in the game's order. Ids and codes never change. */
export const SKILL_TREES: readonly SkillTree[] = [
  ...WEAPON_TREES,
  ...BUFF_TREES,
  ...ASSIST_TREES,
  ...OTHER_TREES,
]

/** The name of a skill in the language that is not the shown one. */
export function otherSkillName({ nameEn }: Pick<Skill, 'nameEn' | 'aliases'>): string {
  return nameEn
}
