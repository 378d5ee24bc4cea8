import { type RecipeStep, SLOT_COUNT } from '@gyeol/statting'
import {
  type Guard,
  isBoolean,
  listOf,
  numberFrom,
  oneOf,
  orAbsent,
  orNull,
  textLike,
  tupleOf,
  wholeFrom,
} from '../../../shared/saved-data/shapes.ts'
import { isOptionKey, isWireFormula, MAX_STEPS, readFormula } from './formula-wire.ts'
import { isWireSettings, readSettings, type WireSettings, writeSettings } from './settings-wire.ts'
import {
  type Draft,
  EMPTY_DRAFT,
  EMPTY_DRAFTS,
  type SessionChange,
  type SlotPick,
  type StepsChange,
} from './statting-document.ts'

/** A step that stands alone: every code says its option, and whether it grants it. */
type WireStep = [slot: number, delta: number, option: string, isNew: boolean][]

/** One thing done to a session, as the browser keeps it. */
export type WireChange =
  | ['confirm', WireStep, WireWaiting?]
  | ['edit', number, WireStep, WireStep, WireWaiting?]
  | ['delete', number, WireStep, WireWaiting?]
  | ['clear', WireStep[], WireWaiting?]
  | ['settings', WireSettings, WireSettings]
  | ['pick', WirePick[]]

type WirePick = [slot: number, before: WireDraft, after: WireDraft]

/** The slots that something waits in. */
type WireWaiting = [slot: number, waits: WireDraft][]

/** What waits in a slot: its option and the value typed. */
export type WireDraft = [option: string | null, value: number | null]

/** Empty where a build from outside never said which option a slot holds; such a step is shown as impossible. */
const isOptionOrUnknown = textLike(/^[a-z0-9_]{0,40}$/)
const isWireStep: Guard<WireStep> = listOf(
  tupleOf<WireStep[number]>(
    wholeFrom(0, SLOT_COUNT - 1),
    wholeFrom(-9999, 9999),
    isOptionOrUnknown,
    isBoolean,
  ),
  { min: 1, max: SLOT_COUNT },
)

/** Whether something from the browser's storage is what waits in a slot. */
export const isWireDraft = tupleOf<WireDraft>(
  orNull(isOptionKey),
  orNull(numberFrom(-99_999, 99_999)),
)

/** What waits in a slot, brought back. */
export function readDraft([option, value]: WireDraft): Draft {
  return option === null && value === null ? EMPTY_DRAFT : { option, value }
}

/** What waits in a slot, as the browser keeps it. */
export function writeDraft({ option, value }: Draft): WireDraft {
  return [option, value]
}

const isSlot = wholeFrom(0, SLOT_COUNT - 1)
const isWaiting: Guard<WireWaiting | undefined> = orAbsent(
  listOf(tupleOf<WireWaiting[number]>(isSlot, isWireDraft), { min: 1, max: SLOT_COUNT }),
)
const isIndex = wholeFrom(0, MAX_STEPS)
const SHAPES: readonly Guard<WireChange>[] = [
  tupleOf<Extract<WireChange, ['confirm', ...unknown[]]>>(
    oneOf(['confirm']),
    isWireStep,
    isWaiting,
  ),
  tupleOf<Extract<WireChange, ['edit', ...unknown[]]>>(
    oneOf(['edit']),
    isIndex,
    isWireStep,
    isWireStep,
    isWaiting,
  ),
  tupleOf<Extract<WireChange, ['delete', ...unknown[]]>>(
    oneOf(['delete']),
    isIndex,
    isWireStep,
    isWaiting,
  ),
  tupleOf<Extract<WireChange, ['clear', ...unknown[]]>>(
    oneOf(['clear']),
    listOf(isWireStep, { min: 1, max: MAX_STEPS }),
    isWaiting,
  ),
  tupleOf<Extract<WireChange, ['settings', ...unknown[]]>>(
    oneOf(['settings']),
    isWireSettings,
    isWireSettings,
  ),
  tupleOf<Extract<WireChange, ['pick', ...unknown[]]>>(
    oneOf(['pick']),
    listOf(tupleOf<WirePick>(isSlot, isWireDraft, isWireDraft), {
      min: 1,
      max: SLOT_COUNT,
    }),
  ),
]

function isWireChange(value: unknown): value is WireChange {
  return SHAPES.some((isShape) => isShape(value))
}

/** Whether something from the browser's storage is a list of things done. */
export const isWireChanges = listOf(isWireChange, { min: 0, max: 2 * MAX_STEPS })

function writeStep(step: RecipeStep): WireStep {
  return step.map(({ slot, delta, option, isNew }) => [slot, delta, option, isNew])
}

function readStep(step: WireStep): RecipeStep {
  return step.map(([slot, delta, option, isNew]) => ({ slot, delta, option, isNew }))
}

function writeChange(change: SessionChange): WireChange {
  switch (change.kind) {
    case 'confirm':
      return ['confirm', writeStep(change.step), ...writeWaiting(change)]
    case 'edit':
      return [
        'edit',
        change.index,
        writeStep(change.before),
        writeStep(change.after),
        ...writeWaiting(change),
      ]
    case 'delete':
      return ['delete', change.index, writeStep(change.step), ...writeWaiting(change)]
    case 'clear':
      return ['clear', change.steps.map(writeStep), ...writeWaiting(change)]
    case 'settings':
      return ['settings', writeSettings(change.before), writeSettings(change.after)]
    case 'pick':
      return ['pick', change.picks.map(writePick)]
  }
}

function writeWaiting({ drafts }: StepsChange): [WireWaiting?] {
  if (drafts === undefined) return []
  const waiting = drafts.flatMap(
    (draft, slot): WireWaiting =>
      draft.option === null && draft.value === null ? [] : [[slot, writeDraft(draft)]],
  )
  return waiting.length > 0 ? [waiting] : []
}

function readWaiting(wire: WireWaiting | undefined): Pick<StepsChange, 'drafts'> {
  if (wire === undefined) return {}
  const waits = new Map(wire)
  const drafts = EMPTY_DRAFTS.map((empty, slot) => {
    const draft = waits.get(slot)
    return draft === undefined ? empty : readDraft(draft)
  })
  return { drafts }
}

function writePick({ slot, before, after }: SlotPick): WirePick {
  return [slot, writeDraft(before), writeDraft(after)]
}

function readPick([slot, before, after]: WirePick): SlotPick {
  return { slot, before: readDraft(before), after: readDraft(after) }
}

function readChange(wire: WireChange): SessionChange {
  switch (wire[0]) {
    case 'confirm':
      return { kind: 'confirm', step: readStep(wire[1]), ...readWaiting(wire[2]) }
    case 'edit':
      return {
        kind: 'edit',
        index: wire[1],
        before: readStep(wire[2]),
        after: readStep(wire[3]),
        ...readWaiting(wire[4]),
      }
    case 'delete':
      return { kind: 'delete', index: wire[1], step: readStep(wire[2]), ...readWaiting(wire[3]) }
    case 'clear':
      return { kind: 'clear', steps: wire[1].map(readStep), ...readWaiting(wire[2]) }
    case 'settings':
      return { kind: 'settings', before: readSettings(wire[1]), after: readSettings(wire[2]) }
    case 'pick':
      return { kind: 'pick', picks: wire[1].map(readPick) }
  }
}

/** Things done, as the browser keeps them. */
export function writeChanges(changes: readonly SessionChange[]): WireChange[] {
  return changes.map(writeChange)
}

/** Kept things done, brought back. */
export function readChanges(wire: readonly WireChange[]): SessionChange[] {
  return wire.map(readChange)
}

/**
 * A session as version 1 kept it: steps taken back stood in `redo` as codes that lean on the steps
 * before them. They can still be done again.
 */
export function withRedoOfConfirms(old: object): object {
  if (!('formula' in old) || !('redo' in old)) return old
  const { formula, redo } = old
  if (!isWireFormula(formula) || !isWireFormula(redo)) return old
  const undone = readFormula(redo.toReversed(), readFormula(formula)).toReversed()
  return {
    ...old,
    undo: [],
    redo: undone.map((step): WireChange => ['confirm', writeStep(step)]),
  }
}
