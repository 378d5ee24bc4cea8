import { otherQuestNames, type QuestNameKind, questNameWords } from '@gyeol/game-data'
import { createSearchIndex, type SearchIndex } from '@gyeol/korean'
import type { Episode, Name, QuestIndex } from '@gyeol/main-quest'
import { mainQuestTexts } from '../main-quest.texts.ts'

/** Episodes of one chapter, as the picker lists them. */
export type EpisodeGroup = { readonly chapter: number; readonly episodes: readonly Episode[] }

const NUMBER = /^(\d{1,4})(?:번째?|화|st|nd|rd|th)?$/i

/** Finds episodes by number, title, boss or item to hand in; and by the title of their chapter. */
export function createEpisodeSearch(quest: QuestIndex): (query: string) => readonly EpisodeGroup[] {
  const index = indexOf(quest)
  return (query) => {
    const wanted = query.trim()
    if (wanted === '') return groupsOf(quest.episodes)
    const digits = NUMBER.exec(wanted)?.[1]
    if (digits !== undefined) return groupsOf(numbered(quest, digits))
    const hits = index.search(wanted)
    // What is called so comes before what only has to do with it; each in the order of the story.
    return [true, false].flatMap((isNamed) =>
      groupsOf(
        hits
          .filter(({ kind }) => (kind !== 'alias') === isNamed)
          .map(({ item }) => item)
          .toSorted((a, b) => a.no - b.no),
      ),
    )
  }
}

function indexOf(quest: QuestIndex): SearchIndex<Episode> {
  const chapterTitles = new Map(quest.table.chapters.map(({ no, title }) => [no, title]))
  return createSearchIndex(quest.episodes, ({ title, boss, ingredients = [], chapter }) => ({
    name: questNameWords(title, 'episode'),
    aliases: [
      mainQuestTexts.unnamedChapter(chapter),
      ...otherQuestNames(title),
      ...spellings(chapterTitles.get(chapter), 'chapter'),
      ...spellings(boss),
      ...ingredients.flatMap(({ itemName }) => spellings(itemName)),
    ],
  }))
}

function spellings(name: Name | null | undefined, of?: QuestNameKind): readonly string[] {
  return name ? [questNameWords(name, of), ...otherQuestNames(name)] : []
}

/** The episode of that number first, then those whose number begins with it. */
function numbered({ episodes }: QuestIndex, digits: string): Episode[] {
  const no = String(Number(digits))
  const begins = episodes.filter((episode) => String(episode.no).startsWith(no))
  return begins.toSorted((a, b) => Number(String(b.no) === no) - Number(String(a.no) === no))
}

/** Neighbours of one chapter under one heading; the order stays. */
function groupsOf(episodes: readonly Episode[]): EpisodeGroup[] {
  const groups: { chapter: number; episodes: Episode[] }[] = []
  for (const episode of episodes) {
    const last = groups.at(-1)
    if (last?.chapter === episode.chapter) last.episodes.push(episode)
    else groups.push({ chapter: episode.chapter, episodes: [episode] })
  }
  return groups
}
