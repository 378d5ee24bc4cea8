import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { replay } from '@gyeol/statting'
import {
  type AutoCandidate,
  type AutoProblem,
  type Bound,
  type Goal,
  GOALS,
  solveAuto,
} from '@gyeol/statting-auto'
import {
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'
import { readSettings, settingsDifferences } from './statting-settings.ts'

/*
 * Problems of the automatic option grant with the best plan known. A problem passes when our plan is
 * as good by the words of the file's `meta.passed`; a better one passes too. Every problem prints one
 * line of figures, since a search is judged by them and not by yes and no alone.
 */

const PROBLEM_KEYS = [
  'id',
  'goal',
  'exact',
  'settings',
  'wanted',
  'negatives',
  'best',
  'bestIs',
  'otherPlanner',
]
const NEGATIVE_KEYS = ['fixed', 'auto', 'allowed', 'purpose']
/** What the file allows beyond the best known. */
const POTENTIAL_TOLERANCE = 1
const MATERIAL_TOLERANCE = 1.1

/** `{ problems: [{ id, goal, settings, wanted, negatives, best, … }] }`. */
export const stattingAutoOracle: OracleEngine = {
  read(file) {
    if (!isFields(file) || !Array.isArray(file.problems) || file.problems.length === 0)
      return { ok: false, message: 'not a file of automatic grants: it has no list "problems"' }
    const { problems } = file
    const figures: Figures[] = []
    return {
      ok: true,
      vectors: problems.map((problem, index) => {
        return readVector(problem, index, (one) => figures.push(one))
      }),
      closing() {
        const proven = figures.filter(({ isProven }) => isProven).length
        const lines = figures.map(({ line }) => line)
        return [...lines, `proven ${proven} of ${problems.length}`].join('\n')
      },
    }
  },
}

/** How good a plan is, in words, and whether none can be better. */
type Figures = { readonly isProven: boolean; readonly line: string }

type Noting = (figures: Figures) => void

function readVector(problem: unknown, index: number, note: Noting): OracleVector {
  if (!isFields(problem))
    return { id: `problems[${index}]`, run: () => ['the problem is not an object'] }
  const id = typeof problem.id === 'string' ? problem.id : `problems[${index}]`
  return { id, run: () => runProblem(id, problem, note) }
}

function runProblem(id: string, recorded: Fields, note: Noting): string[] {
  const problem = readProblem(recorded)
  const found = [
    ...unknownKeys(recorded, PROBLEM_KEYS, 'problem'),
    ...unknownKeys(fieldsAt(recorded, 'negatives'), NEGATIVE_KEYS, 'negatives'),
    ...settingsDifferences(withStart(recorded)),
  ]
  const result = solveAuto(OPTION_CATALOGUE, problem)
  if (!result.ok)
    return [...found, `refused: ${result.refusals.map(({ code }) => code).join(', ')}`]
  const { candidates, bound } = result.value
  const [candidate] = candidates
  if (!candidate) return [...found, 'no plan']
  note({
    isProven: bound.kind === 'proven',
    line: `${lineOf(id, candidate)}, ${limitOf(problem.goal, candidate, bound)}`,
  })
  return [...found, ...planDifferences(problem, candidate), ...goalDifferences(recorded, candidate)]
}

/** The problem of one record, as `solveAuto` takes it. */
export function readProblem(recorded: Fields): AutoProblem {
  const negatives = fieldsAt(recorded, 'negatives')
  const goal = GOALS.find((one) => one === recorded.goal)
  if (!goal) throw new Error(`unknown goal ${String(recorded.goal)}`)
  return {
    settings: readSettings(withStart(recorded)),
    wanted: amountsAt(recorded, 'wanted'),
    fixedNegatives: negatives.fixed === undefined ? [] : amountsAt(negatives, 'fixed'),
    allowedNegatives:
      negatives.auto === true
        ? listAt(negatives, 'allowed').map((option) => ({ option: String(option), deepest: 'max' }))
        : [],
    goal,
  }
}

/** A problem that asks for the least start potential has none. */
function withStart(recorded: Fields): Fields {
  return { startPot: 1, ...fieldsAt(recorded, 'settings') }
}

function amountsAt(fields: Fields, key: string): { option: string; steps: number }[] {
  return listAt(fields, key).map((amount) => {
    if (!isFields(amount)) throw new Error(`${key}: an amount is not an object`)
    return { option: textAt(amount, 'option'), steps: integerAt(amount, 'steps') }
  })
}

/** Carries the plan out once more, on its own, and holds it against the problem and its figures. */
function planDifferences(problem: AutoProblem, candidate: AutoCandidate): string[] {
  const settings = { ...problem.settings, startPotential: candidate.startPotential }
  const { session, invalid } = replay(OPTION_CATALOGUE, settings, candidate.recipe)
  if (invalid.length > 0) return [`the plan cannot be carried out: ${invalid[0]?.refusal.code}`]
  const amounts = new Map(session.slots.map(({ option, steps }) => [option, steps]))
  const missing = [...problem.wanted, ...problem.fixedNegatives].filter(({ option, steps }) => {
    return amounts.get(option) !== steps
  })
  const named = [...problem.wanted, ...problem.fixedNegatives, ...problem.allowedNegatives]
  const strange = session.slots.filter(({ option }) => {
    return option !== null && !named.some((one) => one.option === option)
  })
  const found = [
    ...missing.map(({ option }) => `${option} is not what was wanted`),
    ...strange.map(({ option }) => `${option} was not asked for`),
  ]
  if (session.finished !== null && session.finished !== candidate.rate)
    found.push(`rate ${candidate.rate}, the engine says ${session.finished}`)
  if (JSON.stringify(session.materials) !== JSON.stringify(candidate.materials))
    found.push('materials are not those of the engine')
  return found
}

function goalDifferences(recorded: Fields, candidate: AutoCandidate): string[] {
  const best = fieldsAt(recorded, 'best')
  // readProblem has held the goal against the list.
  const goal = recorded.goal as Goal
  const rate = integerAt(best, 'rate')
  const found: string[] = []
  if (candidate.rate < rate) found.push(`rate ${candidate.rate}, known ${rate}`)
  if (goal === 'least-start-potential') {
    const known = integerAt(best, 'startPot')
    if (candidate.startPotential > known + POTENTIAL_TOLERANCE)
      found.push(`start potential ${candidate.startPotential}, known ${known}`)
  }
  if (goal === 'least-material') {
    const known = integerAt(best, 'negativeMaterial')
    if (candidate.negativeMaterial > known * MATERIAL_TOLERANCE)
      found.push(`material of negatives ${candidate.negativeMaterial}, known ${known}`)
  }
  return found
}

/** The limit in the words of the goal: a rate, all material, or a start potential. */
function limitOf(goal: Goal, candidate: AutoCandidate, bound: Bound): string {
  if (bound.kind === 'open') return 'limit not known'
  const { rate, weightedMaterial, startPotential } = candidate
  const reached = {
    rate,
    'least-material': weightedMaterial,
    'least-start-potential': startPotential,
  }
  return bound.kind === 'proven' ? `limit ${reached[goal]} proven` : `limit ${bound.limit}`
}

function lineOf(id: string, candidate: AutoCandidate): string {
  const { rate, unclampedRate, startPotential, confirmations, negativeMaterial, totalMaterial } =
    candidate
  const figures = [
    `${rate} % (${unclampedRate.toFixed(2)})`,
    `start ${startPotential}`,
    `${confirmations} confirmations`,
    `material ${totalMaterial} (negatives ${negativeMaterial})`,
  ]
  return `${id.padEnd(6)} ${figures.join(', ')}`
}
