import { OPTION_CATALOGUE, OPTION_FORMER_NAMES } from '@gyeol/game-data'
import type { RecipeTextContext } from '@gyeol/statting'
import { spokenOptionNames } from '../../shared/stats/stat-guesser.ts'
import { OPTION_LABELS } from './slots/option-labels.ts'

/** What a text of options is read with: their names, those of before, and what a search knows them by. */
export function recipeTextContext(): RecipeTextContext {
  return {
    catalogue: OPTION_CATALOGUE,
    names: OPTION_LABELS,
    formerNames: OPTION_FORMER_NAMES,
    searchWords: spokenOptionNames(),
  }
}
