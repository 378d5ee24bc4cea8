export { OPTION_CATEGORY_NAMES } from './src/options/category-names.ts'
export { LINEAGE_REDUCTION_CATALOGUE } from './src/options/lineage-reduction-catalogue.ts'
export { MATERIAL_NAMES } from './src/options/material-names.ts'
export {
  OPTION_CATALOGUE,
  OPTION_CATALOGUE_PROVENANCE,
  type OptionKey,
} from './src/options/option-catalogue.ts'
export { OPTION_NAMES, OPTION_NAMES_PROVENANCE } from './src/options/option-names.ts'
export { OPTION_FORMER_NAMES } from './src/options/option-former-names.ts'
export {
  OPTION_SEARCH_WORDS,
  OPTION_SEARCH_WORDS_PROVENANCE,
  type OptionSearchWords,
} from './src/options/option-search-words.ts'
export {
  COMBO_RULES_PROVENANCE,
  COMBO_SKILL_NOTES,
  COMBO_SKILL_NOTES_PROVENANCE,
} from './src/combo/combo-skill-notes.ts'
export {
  LEVELING_ALTERNATIVES,
  LEVELING_SPOTS,
  LEVELING_SPOTS_PROVENANCE,
  TURN_INS,
} from './src/main-quest/leveling-spots.ts'
export {
  LEVEL_CAP_HISTORY,
  MAIN_QUEST,
  MAIN_QUEST_PROVENANCE,
} from './src/main-quest/main-quest.ts'
export { nameBesideGuess } from './src/main-quest/likely-quest-name.ts'
export {
  otherQuestNames,
  type QuestNameKind,
  questNameWords,
} from './src/main-quest/quest-name.ts'
export { otherSkillName, SKILL_TREES, SKILL_TREES_PROVENANCE } from './src/skills/skill-trees.ts'
export {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_DIFFICULTY_NAMES,
  BOSS_KIND_NAMES,
  BOSS_STAT_NAMES,
  CRYSTA_KIND_ALIASES,
  CRYSTA_KIND_NAMES,
  ELEMENT_ALIASES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  EVIDENCE_NAMES,
  GEAR_ALIASES,
  GEAR_NAMES,
  GEAR_SLOT_NAMES,
  CATALOGUE_NAMES_PROVENANCE,
  NUMBERS_EVIDENCE_NAMES,
  OBTAIN_NAMES,
  REGISTLET_CATEGORY_NAMES,
  THING_RELATION_NAMES,
} from './src/catalogue/catalogue-names.ts'
export { SERIES_SEARCH_WORDS_PROVENANCE } from './src/catalogue/series-search-words.ts'
export { byEveryId, FORMER_IDS, presentId } from './src/catalogue/former-ids.ts'
export { senseOf } from './src/stats/stat-sense.ts'
export { STAT_DICTIONARY, STAT_DICTIONARY_PROVENANCE } from './src/stats/stat-dictionary.ts'
export {
  STAT_SEARCH_WORDS,
  STAT_SEARCH_WORDS_PROVENANCE,
  type StatSearchWords,
} from './src/stats/stat-search-words.ts'
export { ABILITY_PROVENANCE } from './src/ability/ability-provenance.ts'
export { ABILITY_ROWS } from './src/ability/ability-rows.ts'
export { BOSS_PROVENANCE } from './src/boss/boss-provenance.ts'
export { BOSS_ROWS } from './src/boss/boss-rows.ts'
export {
  ELEMENT_ADVANTAGE_PERCENT,
  ELEMENT_ADVANTAGE_PROVENANCE,
  WEAK_TO,
} from './src/boss/element-advantage.ts'
export { CRYSTA_PROVENANCE } from './src/crysta/crysta-provenance.ts'
export { CRYSTA_ROWS } from './src/crysta/crysta-rows.ts'
export { EQUIPMENT_PROVENANCE } from './src/equipment/equipment-provenance.ts'
export { equipmentText, readEquipmentRows } from './src/equipment/equipment-rows.ts'
export { JOB_PROVENANCE, JOB_ROWS } from './src/job/job-rows.ts'
export { jobWords } from './src/job/job-words.ts'
export type { CatalogueProvenance } from './src/catalogue/catalogue-rows.ts'
export { REGISTLET_PROVENANCE } from './src/registlet/registlet-provenance.ts'
export { REGISTLET_ROWS } from './src/registlet/registlet-rows.ts'
export { STAT_GROUP_PROVENANCE, STAT_GROUPS } from './src/stats/stat-group-words.ts'
export {
  DISH_MINUTES,
  FOOD_FACTS,
  FOOD_GROUPS,
  FOODS_PROVENANCE,
  type FoodFact,
  type FoodGroup,
} from './src/cook/foods.ts'
export { FOOD_STATS } from './src/cook/food-stats.ts'
export { SAMPLE_HOUSES, type SampleHouse } from './src/cook/sample-houses.ts'
export { SKILL_TREES as ENGLISH_SKILL_TREES } from './src/skills/skill-trees.english.ts'
export { COUNT_WORDS, type CountWord } from './src/skill-effects/count-words.ts'
export { SKILL_EFFECTS } from './src/skill-effects/skill-effects.ts'
export { SKILL_EFFECTS_PROVENANCE } from './src/skill-effects/skill-effects-provenance.ts'
export * as ENGLISH_NAMES from './src/english-names.ts'
export { effectWords } from './src/effects/effect-words.ts'
export { GIVER_KINDS, type GiverKind, giverKind } from './src/places/giver-kind.ts'
export { type LikelyName, likelyGiver, likelyPlace } from './src/places/likely-names.ts'
export { giverName, materialName, placeName, stateName } from './src/places/place-words.ts'
