import {
  MAIN_QUEST,
  otherQuestNames,
  type QuestNameKind,
  questNameWords,
  SKILL_TREES,
} from '@gyeol/game-data'
import type { Name } from '@gyeol/main-quest'
import type { SkillTree } from '@gyeol/skills'
import { skillTexts } from '../../../shared/skills/skill.texts.ts'
import type { SearchEntry } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

/** What ships with the app: skill trees, skills and the episodes of the main quest. */
export function fixedEntries(): readonly SearchEntry[] {
  return [...SKILL_TREES.flatMap(skillEntries), ...episodeEntries()]
}

/** The same addresses as the pages of skills give their cards. */
function skillEntries(tree: SkillTree): readonly SearchEntry[] {
  const words = skillTexts
  const page = `/skill/info/${tree.category}/${tree.id}`
  return [
    {
      key: `skill/${tree.id}`,
      kind: 'skill',
      name: tree.name,
      aliases: tree.aliases ?? [],
      detail: words.categoryLong[tree.category],
      href: page,
    },
    ...tree.skills.map(
      ({ id, name, nameEn, aliases = [], kind, tier }): SearchEntry => ({
        key: `skill/${tree.id}/${id}`,
        kind: 'skill',
        name,
        aliases: [...aliases, nameEn],
        detail: [
          tree.name,
          kind === undefined ? '' : words.kind[kind],
          tier === undefined ? '' : words.book(tier),
        ]
          .filter(Boolean)
          .join(' · '),
        href: `${page}#skill-${id}`,
      }),
    ),
  ]
}

function episodeEntries(): readonly SearchEntry[] {
  const texts = searchTexts
  const ofChapter = (no: number) => MAIN_QUEST.chapters.find((chapter) => chapter.no === no)
  return MAIN_QUEST.chapters
    .flatMap(({ episodes }) => episodes)
    .map(({ no, chapter, index, title, boss, ingredients = [] }) => ({
      key: `quest/${no}`,
      kind: 'quest',
      name: questNameWords(title, 'episode'),
      aliases: [
        ...otherQuestNames(title),
        ...spellings(boss),
        ...spellings(ofChapter(chapter)?.title, 'chapter'),
        ...ingredients.flatMap(({ itemName }) => spellings(itemName)),
      ],
      detail: [texts.episode(chapter, index), boss ? questNameWords(boss) : '']
        .filter(Boolean)
        .join(' · '),
      href: `/guide/main-quest?episode=${no}`,
    }))
}

function spellings(name: Name | null | undefined, of?: QuestNameKind): readonly string[] {
  return name ? [questNameWords(name, of), ...otherQuestNames(name)] : []
}
