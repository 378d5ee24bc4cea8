import { type Recipe, SETTING_LIMITS } from '@gyeol/statting'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'
import {
  hasShape,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  orNull,
  textLike,
  tupleOf,
  wholeFrom,
} from '../../../../shared/saved-data/shapes.ts'
import {
  isOptionKey,
  isWireFormula,
  readFormula,
  type WireFormula,
  writeFormula,
} from '../../sessions/formula-wire.ts'
import {
  isWireSettings,
  readSettings,
  type WireSettings,
  writeSettings,
} from '../../sessions/settings-wire.ts'
import type { AutoForm, FixedRow, WantedRow } from '../question/auto-form.ts'

/**
 * The one place where the words of saved data and links (specification §3: negative, doll config …)
 * meet the words of the code.
 */
const MOST_ROWS = 20
const MOST_VALUE = 99_999
const MOST_CONFIRMATIONS = 999
const MOST_AMOUNT = 99_999_999
const MOST_WEIGHT = 1000

type WirePair = [option: string, value: number]

/** What the screen keeps besides the keys of specification §3. */
export type WireTask = {
  readonly set: WireSettings
  /** `null` = as much as fits. */
  readonly want: [option: string, value: number | null][]
  readonly no: string[]
  readonly cap: WirePair[]
  readonly rate: number
  readonly most: number | null
  readonly largest: number | null
  readonly weight: number[]
  readonly from: string | null
}

/** `doll config` of specification §3. */
export type WireTaste = {
  readonly purpose: 'none' | 'physical' | 'magic'
  readonly goal: 'success' | 'material'
  readonly flatMp: boolean
}

const isValue = numberFrom(-MOST_VALUE, MOST_VALUE)

/** Whether something from outside is a list of negatives with their depth. */
export const isWireNegatives = listOf(tupleOf<WirePair>(isOptionKey, isValue), {
  min: 0,
  max: MOST_ROWS,
})

/** Whether something from outside is the doll config. */
export const isWireTaste = hasShape<WireTaste>({
  purpose: oneOf(['none', 'physical', 'magic']),
  goal: oneOf(['success', 'material']),
  flatMp: isBoolean,
})

const TASK_SHAPE = {
  set: isWireSettings,
  want: listOf(tupleOf<WireTask['want'][number]>(isOptionKey, orNull(isValue)), {
    min: 0,
    max: MOST_ROWS,
  }),
  no: listOf(isOptionKey, { min: 0, max: 99 }),
  cap: listOf(tupleOf<WirePair>(isOptionKey, isValue), { min: 0, max: 99 }),
  rate: wholeFrom(0, 100),
  most: orNull(wholeFrom(1, MOST_CONFIRMATIONS)),
  largest: orNull(wholeFrom(0, MOST_AMOUNT)),
  weight: listOf(numberFrom(0, MOST_WEIGHT), { min: MATERIALS.length, max: MATERIALS.length }),
  from: orNull(textLike(/^[A-Za-z0-9_-]{1,64}$/)),
}

/** Whether something from outside is what the screen keeps. */
export const isWireTask = hasShape<WireTask>(TASK_SHAPE)

/** A whole form and the steps it goes on from, as a link carries it. */
export type WireForm = Omit<WireTask, 'from'> & {
  readonly negative: WirePair[]
  readonly pot: boolean
  readonly fill: boolean
  readonly pick: boolean
  readonly doll: WireTaste
  readonly start: WireFormula | null
}

const { from: _, ...SHARED_TASK } = TASK_SHAPE

/** Whether something from outside is a form. */
export const isWireForm = hasShape<WireForm>({
  ...SHARED_TASK,
  negative: isWireNegatives,
  pot: isBoolean,
  fill: isBoolean,
  pick: isBoolean,
  doll: isWireTaste,
  start: orNull(isWireFormula),
})

/** A plan as links and the browser keep it: its start and its steps; all else is computed again. */
export type WirePlan = { readonly pot: number; readonly formula: WireFormula }

/** Whether something from outside is a plan. */
export const isWirePlan = hasShape<WirePlan>({
  pot: wholeFrom(SETTING_LIMITS.startPotential.min, SETTING_LIMITS.startPotential.max),
  formula: isWireFormula,
})

/** The limits of what can be kept are those of the fields. */
export const FIELD_LIMITS = {
  maxConfirmations: { min: 1, max: MOST_CONFIRMATIONS },
  largestAmount: { min: 0, max: MOST_AMOUNT },
  weight: { min: 0, max: MOST_WEIGHT },
  wantedRate: { min: 0, max: 100 },
} as const

type Task = Pick<
  AutoForm,
  | 'settings'
  | 'wanted'
  | 'excluded'
  | 'caps'
  | 'wantedRate'
  | 'maxConfirmations'
  | 'largestAmount'
  | 'weights'
  | 'from'
>

export function writeTask(task: Task): WireTask {
  return {
    set: writeSettings(task.settings),
    want: task.wanted.map(({ option, value }) => [option, value === 'max' ? null : value]),
    no: [...task.excluded],
    cap: Object.entries(task.caps),
    rate: task.wantedRate,
    most: task.maxConfirmations,
    largest: task.largestAmount,
    weight: MATERIALS.map((material) => task.weights[material]),
    from: task.from,
  }
}

export function readTask(wire: WireTask): Task {
  return {
    settings: readSettings(wire.set),
    wanted: wire.want.map(([option, value]): WantedRow => ({ option, value: value ?? 'max' })),
    excluded: wire.no,
    caps: Object.fromEntries(wire.cap),
    wantedRate: wire.rate,
    maxConfirmations: wire.most,
    largestAmount: wire.largest,
    weights: readWeights(wire.weight),
    from: wire.from,
  }
}

function readWeights(list: readonly number[]): MaterialAmounts {
  const weights = { metal: 1, cloth: 1, beast: 1, wood: 1, medicine: 1, mana: 1 }
  for (const [index, material] of MATERIALS.entries()) weights[material] = list[index] ?? 1
  return weights
}

export function writeNegatives(fixed: readonly FixedRow[]): WirePair[] {
  return fixed.map(({ option, value }) => [option, value])
}

export function readNegatives(wire: readonly WirePair[]): FixedRow[] {
  return wire.map(([option, value]) => ({ option, value }))
}

type TasteAndGoal = Pick<AutoForm, 'taste' | 'goal'>

export function writeTaste({ taste, goal }: TasteAndGoal): WireTaste {
  return {
    purpose: taste.purpose,
    goal: goal === 'rate' ? 'success' : 'material',
    flatMp: taste.allowFlatMpRegen,
  }
}

export function readTaste({ purpose, goal, flatMp }: WireTaste): TasteAndGoal {
  return {
    taste: { purpose, allowFlatMpRegen: flatMp },
    goal: goal === 'success' ? 'rate' : 'least-material',
  }
}

/** A form without what belongs to its owner's browser; the session's steps instead of its name. */
export function writeWireForm(form: AutoForm, start: Recipe | null): WireForm {
  const { from: _from, ...task } = writeTask(form)
  return {
    ...task,
    negative: writeNegatives(form.fixed),
    pot: form.findsStart,
    fill: form.fillsWanted,
    pick: form.picksNegatives,
    doll: writeTaste(form),
    start: start === null ? null : writeFormula(start),
  }
}

/** The form of a link and the steps it goes on from. */
export function readWireForm(wire: WireForm): { form: AutoForm; start: Recipe | null } {
  const form: AutoForm = {
    ...readTask({ ...wire, from: null }),
    ...readTaste(wire.doll),
    fixed: readNegatives(wire.negative),
    findsStart: wire.pot,
    fillsWanted: wire.fill,
    picksNegatives: wire.pick,
  }
  return { form, start: wire.start === null ? null : readFormula(wire.start) }
}
