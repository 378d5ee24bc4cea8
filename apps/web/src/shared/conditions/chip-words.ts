import { suggestedName } from './suggested-name.ts'
import { clauseText } from './clause-words.ts'
import type { ConditionChip } from './condition-chips.tsx'

/** What a search may be called: the name that is looked for, and what is asked for besides. */
export function chipWords(chips: readonly ConditionChip[], words: string): string {
  const said = chips.map((chip) => ('clause' in chip ? clauseText(chip.clause) : chip.label))
  return suggestedName([words, ...said])
}
