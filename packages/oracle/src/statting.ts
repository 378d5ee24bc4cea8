import { LINEAGE_REDUCTION_CATALOGUE, OPTION_CATALOGUE } from '@gyeol/game-data'
import {
  type Action,
  apply,
  type Catalogue,
  condense,
  describeRefusal,
  limitsOf,
  preview,
  repeatBeyondLimits,
  type Session,
  type Settings,
  slotValue,
  startSession,
  stepsFromValue,
} from '@gyeol/statting'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'
import { classicDifferences } from './statting-classic-materials.ts'
import { readSettings, settingsDifferences } from './statting-settings.ts'

/*
 * A recorded session runs twice: `mats` describes the older materials of the damage reductions,
 * `gameDataMats` those of the product's catalogue and is recorded only where the two differ.
 */
type Pair = { readonly lineage: Session; readonly product: Session }

const SESSION_KEYS = ['id', 'title', 'tags', 'settings', 'actions', 'history', 'gameRule', 'oracle']
const ACTION_KEYS = ['op', 'slot', 'option', 'value', 'expect', 'gameDataMats', 'source1Mats']

/** Recorded option-grant sessions: `{ sessions: [{ id, settings, actions, history, … }] }`. */
export const stattingOracle: OracleEngine = {
  read(file) {
    if (!isFields(file) || !Array.isArray(file.sessions) || file.sessions.length === 0)
      return { ok: false, message: 'not a file of statting sessions: it has no list "sessions"' }
    return { ok: true, vectors: file.sessions.map(readVector) }
  },
}

function readVector(session: unknown, index: number): OracleVector {
  if (!isFields(session)) {
    return { id: `sessions[${index}]`, run: () => ['the session is not an object'] }
  }
  const id = typeof session.id === 'string' ? session.id : `sessions[${index}]`
  return { id, run: () => runSession(session) }
}

function runSession(recorded: Fields): string[] {
  const recordedSettings = fieldsAt(recorded, 'settings')
  const settings = readSettings(recordedSettings)
  const found = [
    ...unknownKeys(recorded, SESSION_KEYS, 'session'),
    ...settingsDifferences(recordedSettings),
  ]
  let pair: Pair = {
    lineage: startSession(LINEAGE_REDUCTION_CATALOGUE, settings),
    product: startSession(OPTION_CATALOGUE, settings),
  }
  for (const [index, action] of listAt(recorded, 'actions').entries()) {
    if (!isFields(action)) throw new Error(`actions[${index}] is not an object`)
    const where = `actions[${index}] ${textAt(action, 'op')}`
    const before = pair
    pair = { lineage: run(pair.lineage, action, where), product: run(pair.product, action, where) }
    found.push(...actionDifferences(action, { before, after: pair, where }))
  }
  found.push(...differences({ history: listAt(recorded, 'history') }, historyOf(pair), 'end'))
  if (recorded.gameRule !== undefined) {
    found.push(...gameRuleDifferences(recorded, settings))
  }
  return found
}

function run(session: Session, action: Fields, where: string): Session {
  return actionsOf(session, action).reduce((state, step) => {
    const answer = apply(state, step)
    // The recorded programs repeat past the limits without a word; our product refuses it.
    const isOvershoot = !answer.ok && answer.refusal.code === 'REPEAT_OVERSHOOTS'
    const result = isOvershoot ? repeatBeyondLimits(state) : answer
    if (!result.ok) {
      throw new Error(
        `${where}: refused, ${result.refusal.code}: ${describeRefusal(state, result.refusal)}`,
      )
    }
    return result.value
  }, session)
}

function actionsOf(session: Session, action: Fields): readonly Action[] {
  const op = textAt(action, 'op')
  if (op === 'confirm' || op === 'undo' || op === 'redo' || op === 'repeat') return [{ type: op }]
  if (op !== 'set') throw new Error(`unknown op ${op}`)
  const slot = integerAt(action, 'slot')
  const option = textAt(action, 'option')
  const definition = definitionOf(session.catalogue, option)
  const { steps, clamped } = stepsFromValue(
    definition,
    session.settings,
    integerAt(action, 'value'),
  )
  if (clamped !== undefined) throw new Error(`set ${option}: ${clamped}`)
  // They also let an option be chosen that has no range at this level. At 0 that is an empty slot.
  const { minSteps, maxSteps } = limitsOf(definition, session.settings)
  if (minSteps === maxSteps && steps === 0) return [{ type: 'pick', slot, option: null }]
  const enter: Action = { type: 'enter', slot, steps }
  return session.slots[slot]?.option === option ? [enter] : [{ type: 'pick', slot, option }, enter]
}

function definitionOf(catalogue: Catalogue, key: string) {
  const definition = catalogue.find((option) => option.key === key)
  if (!definition) throw new Error(`unknown option ${key}`)
  return definition
}

type Step = { readonly before: Pair; readonly after: Pair; readonly where: string }

function actionDifferences(action: Fields, { before, after, where }: Step): string[] {
  const expect = fieldsAt(action, 'expect')
  const known = unknownKeys(action, ACTION_KEYS, where)
  if (Object.keys(expect).length === 0) known.push(`${where}: nothing is expected`)
  if (action.op === 'set') {
    return [...known, ...differences(expect, previewOf(after.lineage, action), where)]
  }
  // Not recorded means: the product's catalogue gives the same amounts.
  const product = isFields(action.gameDataMats)
    ? action.gameDataMats
    : { ...after.lineage.materials, maxMat: after.lineage.maxMaterial }
  return [
    ...known,
    ...differences(expect, stateOf(before.lineage, after.lineage), where),
    ...differences(product, productMaterials(after.product), `${where} gameDataMats`),
    ...classicDifferences(action.source1Mats, after.lineage, where),
    ...differences(potentialsOf(after.lineage), potentialsOf(after.product), `${where} catalogues`),
  ]
}

function previewOf(session: Session, action: Fields): Fields {
  const { futurePotential, successRate } = preview(session)
  return {
    futureSteps: session.slots[integerAt(action, 'slot')]?.pendingSteps,
    futurePot: futurePotential,
    successRate,
  }
}

function stateOf(before: Session, after: Session): Fields {
  const { futurePotential, successRate } = preview(after)
  return {
    potBefore: before.potential,
    potAfter: futurePotential,
    successRate,
    finished: after.finished ?? false,
    mats: after.materials,
    maxMat: after.maxMaterial,
    slots: after.slots.flatMap(({ option, steps }, index) => {
      return option === null ? [] : [[index, option, steps, slotValue(after, index).value]]
    }),
    undoDepth: after.history.length,
    redoDepth: after.redoQueue.length,
  }
}

function productMaterials({ materials, maxMaterial }: Session): Fields {
  return { ...materials, maxMat: maxMaterial }
}

function potentialsOf({ potential, finished }: Session): Fields {
  return { potential, finished }
}

function historyOf({ lineage }: Pair): Fields {
  const history = condense(lineage.history).map(({ changes, repeat, potentialAfter }) => ({
    items: changes.map(({ option, valueDelta }) => [option, valueDelta]),
    repeat,
    potAfter: potentialAfter,
  }))
  return { history }
}

/** The same actions under the other rule set. */
function gameRuleDifferences(recorded: Fields, settings: Settings): string[] {
  const gameRule = fieldsAt(recorded, 'gameRule')
  const start = startSession(LINEAGE_REDUCTION_CATALOGUE, { ...settings, ruleSet: 'consensus' })
  const end = listAt(recorded, 'actions').reduce(
    (session: Session, action, index) =>
      isFields(action) ? run(session, action, `gameRule actions[${index}]`) : session,
    start,
  )
  const { note: _, ...expected } = gameRule
  const pots = end.history.map((step) => step.potentialAfter)
  return differences(expected, { pots, mats: end.materials }, 'gameRule')
}
