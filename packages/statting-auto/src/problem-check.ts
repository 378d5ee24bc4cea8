import {
  apply,
  type Catalogue,
  checkSettings,
  limitsOf,
  type Refusal,
  type Session,
  type Settings,
  SLOT_COUNT,
} from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import type {
  AllowedNegative,
  AutoProblem,
  AutoRefusal,
  AutoRefusalCode,
  AutoResult,
} from './model.ts'
import { startOf } from './search-space.ts'

/** Holds a problem against every rule the search relies on (SPEC.md PRB1–PRB6). */
export function checkProblem(catalogue: Catalogue, problem: AutoProblem): AutoResult<AutoProblem> {
  const broken = [...startRefusals(problem), ...numberRefusals(problem), ...listRefusals(problem)]
  if (broken.length > 0) return { ok: false, refusals: broken }
  const start = startOf(catalogue, problem)
  const refusals = [
    ...exactRefusals(start, problem),
    ...problem.allowedNegatives.flatMap((negative) =>
      allowedRefusals(catalogue, problem, negative),
    ),
  ]
  if (refusals.length > 0) return { ok: false, refusals }
  if (isDone(start, problem)) return { ok: false, refusals: [{ code: 'NOTHING_LEFT_TO_DO' }] }
  return { ok: true, value: problem }
}

function startRefusals({ settings, start, goal }: AutoProblem): AutoRefusal[] {
  if (!checkSettings(settings).ok) return [{ code: 'SETTINGS_NOT_VALID' }]
  if (!start) return []
  if (start.finished !== null) return [{ code: 'START_FINISHED' }]
  if (!areEqual(start.settings, settings)) return [{ code: 'START_OF_OTHER_SETTINGS' }]
  return goal === 'least-start-potential' ? [{ code: 'START_HAS_ITS_POTENTIAL' }] : []
}

function areEqual(one: Settings, other: Settings): boolean {
  const { materialLevels: levels, ...rest } = one
  const { materialLevels: otherLevels, ...otherRest } = other
  const values = new Map<string, unknown>(Object.entries(otherRest))
  return (
    Object.entries(rest).every(([key, value]) => values.get(key) === value) &&
    MATERIALS.every((material) => levels[material] === otherLevels[material])
  )
}

function numberRefusals(problem: AutoProblem): AutoRefusal[] {
  const { wantedRate = 100, maxConfirmations = 1, largestAmount = 1 } = problem
  const found: AutoRefusal[] = []
  const isWhole = (value: number, min: number) => Number.isInteger(value) && value >= min
  if (!isWhole(wantedRate, 0) || wantedRate > 100) found.push({ code: 'WANTED_RATE_OUT_OF_RANGE' })
  if (!isWhole(maxConfirmations, 1)) found.push({ code: 'CONFIRMATIONS_OUT_OF_RANGE' })
  if (!isWhole(largestAmount, 0)) found.push({ code: 'LARGEST_AMOUNT_OUT_OF_RANGE' })
  const weights = Object.values(problem.materialWeights ?? {})
  if (!weights.every((weight) => Number.isFinite(weight) && weight >= 0))
    found.push({ code: 'WEIGHT_OUT_OF_RANGE' })
  return found
}

function listRefusals({ wanted, fixedNegatives, allowedNegatives }: AutoProblem): AutoRefusal[] {
  if (wanted.length === 0) return [{ code: 'NOTHING_WANTED' }]
  if (wanted.length > SLOT_COUNT) return [{ code: 'TOO_MANY_WANTED', limit: SLOT_COUNT }]
  const named = new Set(wanted.map(({ option }) => option))
  return [
    ...twice(wanted),
    ...twice(fixedNegatives),
    ...twice(allowedNegatives),
    ...fixedNegatives
      .filter(({ option }) => named.has(option))
      .map(({ option }) => refusal('WANTED_AND_NEGATIVE', option)),
    ...wanted
      .filter(({ steps }) => steps !== 'max' && steps <= 0)
      .map(({ option }) => refusal('WANTED_NOT_POSITIVE', option)),
    ...fixedNegatives
      .filter(({ steps }) => steps >= 0)
      .map(({ option }) => refusal('NEGATIVE_NOT_BELOW_ZERO', option)),
  ]
}

const refusal = (code: AutoRefusalCode, option: string): AutoRefusal => ({ code, option })

function twice(list: readonly { readonly option: string }[]): AutoRefusal[] {
  return list
    .filter(({ option }, index) => list.findIndex((other) => other.option === option) < index)
    .map(({ option }) => refusal('OPTION_TWICE', option))
}

/** The engine itself is asked: every option is picked and entered in one session. */
function exactRefusals(start: Session, { wanted, fixedNegatives }: AutoProblem): AutoRefusal[] {
  let session = start
  const found: AutoRefusal[] = []
  for (const { option, steps } of [...wanted, ...fixedNegatives]) {
    const given = session.slots.findIndex((slot) => slot.option === option)
    const slot = given < 0 ? session.slots.findIndex((one) => one.option === null) : given
    if (slot < 0) return [...found, { code: 'TOO_MANY_OPTIONS', limit: SLOT_COUNT }]
    const picked = apply(session, { type: 'pick', slot, option })
    if (!picked.ok && given < 0) {
      found.push(fromEngine(picked.refusal, option))
      continue
    }
    if (picked.ok) session = picked.value
    if (steps === 'max') continue
    const entered = apply(session, { type: 'enter', slot, steps })
    if (entered.ok) session = entered.value
    else found.push(fromEngine(entered.refusal, option))
  }
  return found
}

const SHARED_CODES = [
  'UNKNOWN_OPTION',
  'NEGATIVE_NOT_ALLOWED',
  'NOT_A_WHOLE_NUMBER',
  'ABOVE_MAXIMUM',
  'BELOW_MINIMUM',
  'OPTION_UNAVAILABLE_AT_LEVEL',
  'ELEMENT_NEEDS_WEAPON',
  'ELEMENT_MATCH_MISMATCH',
  'ELEMENT_ALREADY_GRANTED',
] as const satisfies readonly (AutoRefusalCode & Refusal['code'])[]

function fromEngine({ code, limit }: Refusal, option: string): AutoRefusal {
  const shared = SHARED_CODES.find((known) => known === code)
  if (!shared) throw new Error(`the engine refused ${option} with ${code}`)
  return { code: shared, option, limit }
}

function allowedRefusals(
  catalogue: Catalogue,
  { settings }: AutoProblem,
  { option, deepest }: AllowedNegative,
): AutoRefusal[] {
  const definition = catalogue.find(({ key }) => key === option)
  if (!definition) return [refusal('UNKNOWN_OPTION', option)]
  if (deepest !== 'max' && !Number.isInteger(deepest))
    return [refusal('NOT_A_WHOLE_NUMBER', option)]
  if (deepest !== 'max' && deepest >= 0) return [refusal('NEGATIVE_NOT_BELOW_ZERO', option)]
  const { minSteps } = limitsOf(definition, settings)
  return minSteps === 0 ? [refusal('NEGATIVE_NOT_ALLOWED', option)] : []
}

/** Everything wanted is there already. */
function isDone(start: Session, { wanted, fixedNegatives, settings }: AutoProblem): boolean {
  const amounts = new Map(start.slots.map(({ option, steps }) => [option, steps]))
  return [...wanted, ...fixedNegatives].every(({ option, steps }) => {
    const definition = start.catalogue.find(({ key }) => key === option)
    const target = steps === 'max' && definition ? limitsOf(definition, settings).maxSteps : steps
    return amounts.get(option) === target
  })
}
