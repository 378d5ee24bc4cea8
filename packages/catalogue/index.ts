export { amountBehind, type AskedAmount } from './src/amount-behind.ts'
export {
  BASE_VALUES,
  type BaseClause,
  type BaseValue,
  type BaseWords,
  meetsBases,
  type PieceBases,
  readBases,
  type TypedBase,
} from './src/base-values.ts'
export { ABILITY_TIERS, type AbilityTier, abilityValue } from './src/ability-value.ts'
export { type Better, betterThan, type Measure, type Replaceable } from './src/better-crysta.ts'
export {
  type Completeness,
  completenessOf,
  type RowState,
  rowStateOf,
  treeReference,
} from './src/completeness.ts'
export {
  type BossAtDifficulty,
  type BossNumber,
  bossAt,
  DIFFICULTY_RULES,
  type DifficultyRule,
  nearestDifficulty,
  type NormalBoss,
} from './src/boss-difficulty.ts'
export {
  fitsPiece,
  freeSlotFor,
  pieceOfSlot,
  SLOT_COUNT,
  SLOTS_PER_PIECE,
  SLOTTED_PIECES,
  type SlotSet,
  type SlottedPiece,
} from './src/crysta-slots.ts'
export {
  buildTree,
  findCycle,
  lineOf,
  type TreeMember,
  type TreePlace,
} from './src/crysta-tree.ts'
export { ELEMENT_STATS, type ElementMatch, matchElements } from './src/element-match.ts'
export { type AbilityAsk, fitsAbilityAsk } from './src/ability-ask.ts'
export {
  BOSS_NUMBERS,
  type BossAsk,
  type BossNumberAsk,
  fitsBossAsk,
  isNearLevel,
  nearLevels,
} from './src/boss-ask.ts'
export { fitsRegistletAsk, type RegistletAsk } from './src/registlet-ask.ts'
export { dropsAllYear, isEventDrop } from './src/event-drop.ts'
export { type CrystaAsk, fitsCrystaAsk, madeForGear } from './src/crysta-ask.ts'
export {
  type EquipmentAsk,
  fitsEquipmentAsk,
  wornWith,
} from './src/equipment-ask.ts'
export { type EquipmentSlot, equipmentSlotOf, USUAL_SLOT } from './src/gear.ts'
export {
  bossWords,
  dropWords,
  effectfulWords,
  findByReadings,
  nameWords,
  pieceWords,
} from './src/list-words.ts'
export {
  amountsOf,
  meetsConditions,
  NO_CONDITIONS,
  type StatConditions,
} from './src/stat-conditions.ts'
export {
  cheapestStep,
  type CheapestStep,
  nearestEnds,
  type StepCost,
  wayLeft,
  type WayLeft,
} from './src/tree-steps.ts'
export { slugOf } from './src/slug.ts'
export type {
  StatCondition,
  StatDefinition,
  StatDictionary,
  StatLine,
  Worn,
} from './src/stat-model.ts'
export {
  amountOf,
  choicesOf,
  clauseHolds,
  formatStatQuery,
  isMet,
  matchesStats,
  parseStatQuery,
  type PlainClause,
  type StatClause,
} from './src/stat-query.ts'
export {
  createStatGuesser,
  type StatGroup,
  type StatGuesser,
  type StatGuesserOptions,
  type StatUsage,
} from './src/stat-guesser.ts'
export { diffStats, isActive, type StatDifference, sumStats } from './src/stat-sum.ts'
export {
  createStatFinder,
  formatCondition,
  formatStatLine,
  parseCondition,
  type ParsedStats,
  parseStatLines,
  type StatFinder,
  type StatSpellings,
  type StatTextProblem,
  type StatWords,
} from './src/stat-text.ts'
export {
  readTypedQuery,
  type TypedPart,
  type TypedQuery,
  type TypedQueryFinder,
} from './src/typed-query.ts'
export { withoutFillers } from './src/typed-words.ts'
export { createWordFinder, wordKey } from './src/word-finder.ts'
export type { PriceClause } from './src/price-ask.ts'
export { meetsPrices, readPriceClauses, writePriceClauses } from './src/price-ask.ts'
export { SOURCES_PART, thingListPath, thingPath } from './src/thing-path.ts'
export {
  FIRST_ROWS,
  firstCrystas,
  firstPieces,
  pieceGroupKey,
} from './src/first-rows.ts'
