export type * from './src/model.ts'
export {
  defaultAllowedNegatives,
  type NegativeTaste,
  type Purpose,
  PURPOSES,
} from './src/default-negatives.ts'
export { explainSteps } from './src/explain-steps.ts'
export { AUTO_REFUSALS, GOALS, STEP_KINDS, STEP_REASONS } from './src/model.ts'
export { checkProblem } from './src/problem-check.ts'
export { type AutoRefusalWords, describeAutoRefusal } from './src/describe-refusal.ts'
export { AUTO_REFUSAL_TEXTS, type AutoRefusalDetail } from './src/refusal-texts.ts'
export { createSolver, solveAuto } from './src/solver.ts'
