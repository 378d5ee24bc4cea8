/** The names of the game's words in English, for those who speak both languages at once (the server). */
export {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  EQUIPMENT_VARIANT_NAMES,
  GEAR_NAMES,
  GEAR_SLOT_NAMES,
  OBTAIN_NAMES,
  REGISTLET_CATEGORY_NAMES,
  THING_RELATION_NAMES,
} from './catalogue/catalogue-names.english.ts'
export { OPTION_NAMES } from './options/option-names.english.ts'
export { effectWords } from './effects/effect-words.english.ts'
export { jobWords } from './job/job-words.english.ts'
export { giverName, placeName, stateName } from './places/place-words.english.ts'
export { EPISODE_TITLES } from './main-quest/quest-titles-in-english.ts'
export { QUEST_THINGS } from './main-quest/quest-things-in-english.ts'
export { MATERIAL_NAMES } from './options/material-names.english.ts'
export { STAT_DICTIONARY } from './stats/stat-dictionary.english.ts'
