export {
  type Alternative,
  ALTERNATIVES,
  ARMOR_MAKES,
  type ArmorMake,
  BASE_STAT_RANGE,
  BASE_STATS,
  type BaseStat,
  type CharacterInput,
  type LearnedSkill,
  MAIN_KINDS,
  type MainHand,
  type MainKind,
  MAX_REFINE,
  PERSONAL_STATS,
  type PersonalStat,
  type SheetLine,
  type SheetStat,
  SKILL_STATS,
  type SkillStat,
  SUB_KINDS,
  type SubHand,
  type SubKind,
  type WornKind,
} from './src/model.ts'
export {
  FIGURE_IDS,
  type Figure,
  type FigureId,
  type FigurePart,
  type WornShare,
} from './src/sheet/figure.ts'
export { isDualSwords, pairFits, SUB_KINDS_BESIDE, wornKinds } from './src/sheet/hands.ts'
export { lineHolds } from './src/sheet/line-sums.ts'
export { type Sheet, sheetOf, totalsOf } from './src/sheet/sheet.ts'
export type {
  SkillBuff,
  SkillEffect,
  SkillEvidence,
  SkillHit,
  SkillLine,
  SkillNumber,
  SkillOnly,
  SkillStack,
  SkillVariant,
} from './src/skill/skill-model.ts'
export {
  buffCounts,
  buffLines,
  type CountQuestion,
  hitCounts,
  type SkillCounts,
  type ToldCount,
  withCounts,
} from './src/skill/counts.ts'
export { distanceWith, isLongRange } from './src/skill/reach.ts'
export { MAX_SKILL_LEVEL, skillNumber, type SkillVariables } from './src/skill/skill-number.ts'
export { type SkillGear, variantFor } from './src/skill/variant.ts'
export {
  type FindEffect,
  meantLines,
  type MeantLine,
  passiveLines,
  type PassiveQuestion,
  skillLine,
  skillSource,
} from './src/skill/passive.ts'
export {
  NO_SITUATION,
  type SkillSituation,
  variablesFor,
  withLearned,
} from './src/skill/situation.ts'
export { type HitNumbers, type SkillNumbers, skillNumbers } from './src/skill/skill-hits.ts'
export {
  type HitInput,
  type HitSkill,
  PROMISED_SHARE,
  type PromisedWeapon,
  type Spread,
  type Target,
} from './src/damage/damage-model.ts'
export { type ChainStep, hitChain } from './src/damage/hit-chain.ts'
export { castsFor, type Damage, damageOf, type DamageShares } from './src/damage/damage.ts'
export { ALTERNATIVE_OF, type Choice, choiceOf } from './src/sheet/alternative.ts'
export { nextStep, type NextStep } from './src/sheet/next-step.ts'
export { oneMore, type OneMore } from './src/sheet/one-more.ts'
export { statPointsLeft } from './src/sheet/stat-points.ts'
export { linesOff, linesOfStat } from './src/sheet/stat-lines.ts'
export { REGISTLET_STATS, registletLine } from './src/skill/registlet-lines.ts'
export { inOneLine, type ParentsById } from './src/replace/one-line.ts'
export {
  rankReplacements,
  type Replacement,
  type ReplacementCandidate,
  type ReplacementProgress,
  type ReplacementQuestion,
  type ReplaceSlot,
} from './src/replace/rank-replacements.ts'
export { withLinesOf } from './src/replace/with-lines.ts'
