import { readFileSync } from 'node:fs'
import type { MainQuestSetting, QuestTable } from '../src/model.ts'
import type { QuestPlan } from '../src/plan.ts'
import { planQuest } from '../src/plan.ts'
import { indexQuest } from '../src/quest-index.ts'
import { DEFAULT_SETTING } from '../src/setting.ts'

const load = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'))

/** The frozen table of June 2026: 16 chapters, 129 episodes, Venena in episode 77. */
export const JUNE_2026 = load('table-2026-06.json') as QuestTable
export const QUEST = indexQuest(JUNE_2026)

/** A plan over the frozen table; throws when the setting is refused. */
export function planWith(change: Partial<MainQuestSetting>): QuestPlan {
  const result = planQuest(QUEST, { ...DEFAULT_SETTING, ...change })
  if (!result.ok) throw new Error(result.refusals.map(({ code }) => code).join())
  return result.value
}
