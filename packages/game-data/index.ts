export { OPTION_CATEGORY_NAMES } from './src/options/category-names.ts'
export { LINEAGE_REDUCTION_CATALOGUE } from './src/options/lineage-reduction-catalogue.ts'
export { MATERIAL_NAMES } from './src/options/material-names.ts'
export {
  OPTION_CATALOGUE,
  OPTION_CATALOGUE_PROVENANCE,
  type OptionKey,
} from './src/options/option-catalogue.ts'
export { OPTION_NAMES, OPTION_NAMES_PROVENANCE } from './src/options/option-names.ts'
export {
  OPTION_SEARCH_WORDS,
  OPTION_SEARCH_WORDS_PROVENANCE,
  type OptionSearchWords,
} from './src/options/option-search-words.ts'
