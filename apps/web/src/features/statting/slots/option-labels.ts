import { OPTION_CATEGORY_NAMES, OPTION_NAMES } from '@gyeol/game-data'
import type { OptionCategory } from '@gyeol/terms'
import { stattingTexts } from '../statting.texts.ts'

/** Names by key, as the engine's texts take them. */
export const OPTION_LABELS: Readonly<Record<string, string>> = OPTION_NAMES

/** What players call an option; an option this version does not know keeps its key visible. */
export function optionName(key: string): string {
  return OPTION_LABELS[key] ?? `${stattingTexts.slot.unknown} (${key})`
}

/** What players call a category. */
export function categoryName(category: OptionCategory): string {
  return OPTION_CATEGORY_NAMES[category]
}
