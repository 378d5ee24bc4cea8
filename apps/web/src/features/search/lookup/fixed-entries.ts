import {
  FOOD_FACTS,
  MAIN_QUEST,
  MATERIAL_NAMES,
  otherQuestNames,
  type QuestNameKind,
  questNameWords,
  SKILL_TREES,
  STAT_DICTIONARY,
} from '@gyeol/game-data'
import type { Name } from '@gyeol/main-quest'
import { goodsItemId, materialItemId } from '@gyeol/prices'
import type { SkillTree } from '@gyeol/skills'
import { MATERIALS, STAT_IDS } from '@gyeol/terms'
import { statSpellings } from '../../../shared/stats/stat-guesser.ts'
import { skillTexts } from '../../../shared/skills/skill.texts.ts'
import type { SearchEntry } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

/** What ships with the app: skill trees, skills and the episodes of the main quest. */
export function fixedEntries(): readonly SearchEntry[] {
  return [
    ...SKILL_TREES.flatMap(skillEntries),
    ...episodeEntries(),
    ...priceEntries(),
    ...dishEntries(),
  ]
}

/** What is traded though no list has it: points of materials, and what the main quest asks for. */
function priceEntries(): readonly SearchEntry[] {
  const goods = MAIN_QUEST.chapters
    .flatMap(({ episodes }) => episodes)
    .flatMap(({ ingredients = [] }) => ingredients.map(({ itemName }) => itemName))
  const byId = new Map(goods.map((name) => [goodsItemId(name.ko), name]))
  return [
    ...MATERIALS.map((material) =>
      priceEntry(materialItemId(material), [MATERIAL_NAMES[material]]),
    ),
    ...[...byId].map(([id, name]) =>
      priceEntry(id, [questNameWords(name), ...otherQuestNames(name)]),
    ),
  ]
}

function priceEntry(id: string, [name = '', ...aliases]: readonly string[]): SearchEntry {
  return {
    key: `price/${id}`,
    kind: 'price',
    name,
    aliases,
    detail: searchTexts.priceOf,
    href: `/current-price/${id}`,
  }
}

/** The dishes of houses, by what they raise and by their own names. */
function dishEntries(): readonly SearchEntry[] {
  const { dishOf } = searchTexts
  // One entry for every id.
  const foods = Object.entries(FOOD_FACTS)
  return foods.map(([id, { name, nameEn, dish, aliases }]) => ({
    key: `dish/${id}`,
    kind: 'dish',
    name: dishOf(name),
    aliases: [
      ...(dish === null ? [] : [dish]),
      ...[name, nameEn, ...aliases, ...statWordsOf(name)].map(dishOf),
    ],
    detail: dish ?? '',
    href: `/cook/address?food=${id}`,
  }))
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
        ...(index === 1 ? [texts.chapterWord(chapter)] : []),
        ...texts.episodeWords(chapter, index),
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

/** What players call the stats that a dish raises. */
function statWordsOf(label: string): readonly string[] {
  return STAT_IDS.filter((id) => STAT_DICTIONARY[id].label === label).flatMap(
    (id) => statSpellings()[id],
  )
}
