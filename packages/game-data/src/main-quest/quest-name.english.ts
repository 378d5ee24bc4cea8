import type { Name } from '@gyeol/main-quest'
import type { QuestNameKind } from './quest-name.ts'
import { QUEST_THINGS } from './quest-things-in-english.ts'
import { CHAPTER_TITLES, EPISODE_TITLES } from './quest-titles-in-english.ts'

const NAMES = { chapter: CHAPTER_TITLES, episode: EPISODE_TITLES, thing: QUEST_THINGS } as const

/** A name of the main quest as it is shown: in English where it is known. */
export function questNameWords({ ko }: Name, of: QuestNameKind = 'thing'): string {
  return NAMES[of][ko] ?? ko
}

/** What else finds that name: its Korean spelling. */
export function otherQuestNames({ ko }: Name): readonly string[] {
  return [ko]
}
