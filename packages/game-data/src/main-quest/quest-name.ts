import type { Name } from '@gyeol/main-quest'

/** What a name of the main quest is of: titles of chapters and episodes may be alike in Korean only. */
export type QuestNameKind = 'chapter' | 'episode' | 'thing'

/** A name of the main quest as it is shown. */
export function questNameWords({ ko }: Name, _of: QuestNameKind = 'thing'): string {
  return ko
}

/** What else finds that name: its Korean spelling where another language is shown. */
export function otherQuestNames(_name: Name): readonly string[] {
  return []
}
