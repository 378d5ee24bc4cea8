export type * from './src/model.ts'
export { SKILL_KINDS, TREE_CATEGORIES } from './src/model.ts'
export { indexSkills, type SkillIndex, skillKey, type SkillNode } from './src/skill-index.ts'
export {
  availablePoints,
  bookLevelOf,
  BUILD_ISSUES,
  type BuildIssue,
  type BuildIssueCode,
  DEFAULT_EMBLEM_POINTS,
  issuesOf,
  type Learner,
  levelForPoints,
  type PointTotals,
  totalsOf,
} from './src/points/budget.ts'
export {
  BUILD_TEXT_REFUSALS,
  type BuildTextRefusal,
  type BuildTextRefusalCode,
  type ReadBuildText,
  readBuildText,
  type UnsaidLevels,
  writeBuildText,
} from './src/points/build-text.ts'
export {
  CLICK_STEPS,
  type ClickPreview,
  type ClickStep,
  DEFAULT_CLICK_STEP,
  previewAction,
  SKILL_REFUSALS,
  type SkillAction,
  type SkillRefusal,
} from './src/points/click.ts'
export { type BuildComparison, compareBuilds, type TreeComparison } from './src/points/compare.ts'
export {
  type BuildRequirement,
  type LearningOptions,
  learningOrder,
  type LearningStep,
  requirementOf,
} from './src/points/learning-order.ts'
export {
  changesBetween,
  type LevelChange,
  levelOf,
  MAX_SKILL_LEVEL,
  PREREQUISITE_LEVEL,
  readLevels,
} from './src/points/levels.ts'
export { cheapestPath, type TargetPath, withPrerequisites } from './src/points/paths.ts'
export {
  applySkill,
  redoSkill,
  replaySkills,
  type SkillSession,
  startSkills,
  undoSkill,
} from './src/points/session.ts'
export {
  CODE_REFUSALS,
  type CodeRefusal,
  type ReadCode,
  readSkillCode,
  type SharedBuild,
  writeSkillCode,
} from './src/points/share-code.ts'
export {
  BUILD_TEXT_REFUSAL_TEXTS,
  CODE_REFUSAL_TEXTS,
  describeBuildIssue,
  SKILL_REFUSAL_TEXTS,
} from './src/points/texts.ts'
export {
  checkCombo,
  COMBO_FINDINGS,
  type ComboFinding,
  type ComboFindingCode,
} from './src/combo/check.ts'
export {
  type ComboSkill,
  type ComboSkillNote,
  comboSkills,
  sameComboSkill,
} from './src/combo/combo-skills.ts'
export {
  type ComboCost,
  comboCost,
  type ComboRow,
  MP_REASONS,
  type MpReason,
} from './src/combo/cost.ts'
export { COMBO_DAMAGE_PERCENT, type ComboEffect, comboEffects } from './src/combo/effects.ts'
export {
  checkStatEquipment,
  type ComboEvent,
  type ComboSimulation,
  DEFAULT_STAT_EQUIPMENT,
  motionSpeedOfAspd,
  simulateCombo,
  STAT_EQUIPMENT_LIMITS,
  STAT_EQUIPMENT_REFUSALS,
  type StatEquipment,
  type StatEquipmentRefusal,
  type StatEquipmentRefusalCode,
} from './src/combo/simulate.ts'
export {
  COMBO_TAGS,
  type ComboStep,
  type ComboTag,
  MAX_COMBO_POINTS,
  MIN_COMBO_POINTS,
} from './src/combo/tags.ts'
export {
  COMBO_BLOCKED_TEXTS,
  COMBO_FINDING_TEXTS,
  COMBO_TAG_HINTS,
  COMBO_TAG_NAMES,
  describeComboFinding,
  MP_REASON_TEXTS,
  STAT_EQUIPMENT_REFUSAL_TEXTS,
} from './src/combo/texts.ts'
