import type { AutoAnswer, AutoCandidate, Bound, Shortfall } from '@gyeol/statting-auto'
import { defineSaved } from '../../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  orNull,
  textLike,
  tupleOf,
  wholeFrom,
} from '../../../../shared/saved-data/shapes.ts'
import { isOptionKey, readFormula, writeFormula } from '../../sessions/formula-wire.ts'
import type { SearchRequest } from '../question/auto-problem.ts'
import { isWirePlan, type WirePlan } from './auto-wire.ts'
import { planFromRecipe } from '../result/plan-from-recipe.ts'

const MOST_PLANS = 24
const MOST_KEY = 20_000
const MOST_STEPS = 99_999

type WireShortfall = {
  readonly rate: number
  readonly pot: number | null
  readonly lower: [option: string, steps: number, rate: number] | null
}

/** The last answer: its plans as steps, everything else is computed again when it is shown. */
type WireResult = {
  /** The question it answers. */
  readonly key: string
  readonly done: boolean
  readonly ms: number
  /** Whole search so far, for the viewer's interest. */
  readonly evaluations: number
  readonly plans: WirePlan[]
  readonly candidates: number[]
  readonly front: [confirmations: number, plan: number][]
  readonly proven: boolean
  /** Proven against plans alone that never move back. */
  readonly forward: boolean
  readonly limit: number | null
  readonly short: WireShortfall | null
}

const isIndex = wholeFrom(0, MOST_PLANS - 1)
const isRate = wholeFrom(0, 100)

const isWireResult = hasShape<WireResult>({
  key: textLike(new RegExp(`^[^]{1,${MOST_KEY}}$`)),
  done: isBoolean,
  ms: numberFrom(0, Number.MAX_SAFE_INTEGER),
  evaluations: numberFrom(0, Number.MAX_SAFE_INTEGER),
  plans: listOf(isWirePlan, { min: 1, max: MOST_PLANS }),
  candidates: listOf(isIndex, { min: 1, max: MOST_PLANS }),
  front: listOf(tupleOf<WireResult['front'][number]>(wholeFrom(1, MOST_STEPS), isIndex), {
    min: 0,
    max: MOST_PLANS,
  }),
  proven: isBoolean,
  forward: isBoolean,
  limit: orNull(numberFrom(0, Number.MAX_SAFE_INTEGER)),
  short: orNull(
    hasShape<WireShortfall>({
      rate: isRate,
      pot: orNull(wholeFrom(1, MOST_STEPS)),
      lower: orNull(
        tupleOf<[string, number, number]>(isOptionKey, wholeFrom(1, MOST_STEPS), isRate),
      ),
    }),
  ),
})

const resultSaved = defineSaved<WireResult | null>({
  key: 'enchant-result',
  version: 2,
  initial: () => null,
  schema: (value) => (isWireResult(value) ? value : null),
  // Proofs of the first form knew no plan that moves back, and neither did its limits.
  upgrades: {
    1: (old) =>
      typeof old === 'object' && old !== null ? { ...old, forward: true, limit: null } : old,
  },
})

/** What is kept of an answer. */
export type SavedAnswer = {
  readonly answer: AutoAnswer
  readonly isFinished: boolean
  readonly elapsedMs: number
}

/** Keeps the answer of a question for the next visit. */
export function saveAnswer(key: string, { answer, isFinished, elapsedMs }: SavedAnswer): void {
  const wire = writeAnswer(key, answer, { isFinished, elapsedMs })
  if (isWireResult(wire)) resultSaved.save(wire)
}

/** The answer an earlier visit found for this very question, or null. */
export function savedAnswer(key: string, request: SearchRequest): SavedAnswer | null {
  const wire = resultSaved.load()
  if (wire === null || wire.key !== key) return null
  const plans = wire.plans.map((plan) => readPlan(plan, request))
  const candidates = wire.candidates.flatMap((index) => plans[index] ?? [])
  if (candidates.length < wire.candidates.length) return null
  const front = wire.front.flatMap(([confirmations, index]) => {
    const candidate = plans[index]
    return candidate ? [{ confirmations, candidate }] : []
  })
  return {
    answer: {
      candidates,
      front,
      bound: readBound(wire),
      shortfall: readShortfall(wire.short),
      evaluations: wire.evaluations,
      progress: 1,
      stage: wire.done ? 'proof' : 'search',
      isFinished: wire.done,
    },
    isFinished: wire.done,
    elapsedMs: wire.ms,
  }
}

function readPlan({ pot, formula }: WirePlan, { problem, startSteps }: SearchRequest) {
  return planFromRecipe({
    settings: { ...problem.settings, startPotential: pot },
    recipe: readFormula(formula),
    keptSteps: startSteps?.length ?? 0,
    weights: problem.materialWeights,
  })
}

function writeAnswer(
  key: string,
  answer: AutoAnswer,
  { isFinished, elapsedMs }: Pick<SavedAnswer, 'isFinished' | 'elapsedMs'>,
): WireResult {
  const plans: AutoCandidate[] = []
  const indexOf = (candidate: AutoCandidate) => {
    const at = plans.indexOf(candidate)
    return at < 0 ? plans.push(candidate) - 1 : at
  }
  const candidates = answer.candidates.map(indexOf)
  const front = answer.front.map(({ confirmations, candidate }): [number, number] => {
    return [confirmations, indexOf(candidate)]
  })
  const { bound, shortfall } = answer
  return {
    key,
    done: isFinished,
    ms: elapsedMs,
    evaluations: answer.evaluations,
    plans: plans.map(({ settings, recipe }) => ({
      pot: settings.startPotential,
      formula: writeFormula(recipe),
    })),
    candidates,
    front,
    proven: bound.kind === 'proven',
    forward: bound.kind === 'proven' && bound.isForwardOnly,
    limit: bound.kind === 'gap' ? bound.limit : null,
    short: shortfall && {
      rate: shortfall.bestRate,
      pot: shortfall.neededStartPotential,
      lower: shortfall.lowerFirst && [
        shortfall.lowerFirst.option,
        shortfall.lowerFirst.steps,
        shortfall.lowerFirst.rate,
      ],
    },
  }
}

function readBound({ proven, forward, limit }: WireResult): Bound {
  if (proven) return { kind: 'proven', isForwardOnly: forward }
  return limit === null ? { kind: 'open' } : { kind: 'gap', limit }
}

function readShortfall(short: WireShortfall | null): Shortfall | null {
  if (short === null) return null
  const { rate, pot, lower } = short
  return {
    bestRate: rate,
    neededStartPotential: pot,
    lowerFirst: lower && { option: lower[0], steps: lower[1], rate: lower[2] },
  }
}
