export type * from './src/model.ts'
export { REFUSALS } from './src/model.ts'
export { apply, check } from './src/apply.ts'
export { repeatBeyondLimits, repeatChanges } from './src/commit.ts'
export { type CondensedChange, type CondensedStep, condense } from './src/history.ts'
export { type LevelSteps, levelSteps, limitsOf, type OptionLimits } from './src/limits.ts'
export { PENALTY_PERCENT } from './src/penalty.ts'
export { potentialOfMove, type PricedOption } from './src/potential.ts'
export { preview } from './src/preview.ts'
export {
  type Recipe,
  type RecipeChange,
  type RecipeStep,
  type Replay,
  recipeOf,
  removeStep,
  replaceStep,
  replay,
} from './src/recipe.ts'
export {
  type PotentialDifference,
  type RecipeText,
  type RecipeTextContext,
  readRecipeText,
} from './src/recipe-text-read.ts'
export { type NamedOption, type NamedOptions, readNamedOptions } from './src/recipe-text-options.ts'
export type { OptionNames } from './src/recipe-text-words.ts'
export { writeRecipeText } from './src/recipe-text-write.ts'
export { describeRefusal } from './src/describe-refusal.ts'
export { REFUSAL_TEXTS, type RefusalDetail } from './src/refusal-texts.ts'
export { startSession } from './src/session.ts'
export {
  checkSettings,
  DEFAULT_SETTINGS,
  MATERIAL_MODES,
  RULE_SETS,
  SETTING_LIMITS,
  SETTING_REFUSALS,
  type SettingRefusal,
  type SettingRefusalCode,
  type SettingsCheck,
  SLOT_COUNT,
} from './src/settings.ts'
export { availability } from './src/slot-rules.ts'
export { StatDataNullError } from './src/stat-data-null-error.ts'
export {
  type ExpectedSuccessInput,
  expectedSuccess,
  type SuccessInput,
  successRate,
  unclampedSuccessRate,
} from './src/success.ts'
export {
  TEXT_REFUSAL_TEXTS,
  TEXT_REFUSALS,
  type TextRefusal,
  type TextRefusalCode,
} from './src/text-refusals.ts'
export { sessionAt } from './src/undo-redo.ts'
export {
  type SlotValue,
  type StepsReading,
  slotValue,
  stepsFromValue,
  valueOf,
} from './src/values.ts'
