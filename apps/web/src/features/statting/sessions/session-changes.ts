import { type RecipeStep, removeStep, replaceStep, type Settings } from '@gyeol/statting'
import {
  type Draft,
  EMPTY_DRAFT,
  EMPTY_DRAFTS,
  readable,
  type SessionChange,
  type SlotPick,
  type StepsChange,
  type StattingDocument,
  withDraft,
  withSteps,
} from './statting-document.ts'

/** Bounds what one session takes in the browser; older steps are still taken back one by one. */
export const MAX_PAST = 200

/** A number is typed digit by digit; what follows this soon (ms) is one change of the same setting. */
const SETTLING_MS = 2000

type Drafts = readonly Draft[]

/** Carries a change out and remembers it. What was taken back before cannot be redone any more (SPEC.md ACT7). */
function withChange(doc: StattingDocument, change: SessionChange): StattingDocument {
  const past = dropsDrafts(change) ? doc.past.filter(outlivesDrafts) : doc.past
  return {
    ...done(doc, change, stillWaiting(doc, change)),
    past: [...past, leaving(change, doc)].slice(-MAX_PAST),
    undone: [],
  }
}

/** What stays picked when the steps change: options that the step did not take. A value of a granted option is gone. */
function stillWaiting({ drafts }: StattingDocument, change: SessionChange): Drafts {
  if (!dropsDrafts(change)) return drafts
  const taken = change.kind === 'confirm' ? change.step.map(({ slot }) => slot) : []
  return drafts.map((draft, slot) =>
    draft.option === null || taken.includes(slot) ? EMPTY_DRAFT : draft,
  )
}

/** The change with what waits on its other side now. */
function leaving(change: SessionChange, { drafts }: StattingDocument): SessionChange {
  if (!dropsDrafts(change)) return change
  const { drafts: _, ...rest } = change
  const isWaiting = drafts.some(({ option, value }) => option !== null || value !== null)
  return isWaiting ? { ...rest, drafts: readable(drafts) } : rest
}

function waitedBeyond(change: SessionChange, doc: StattingDocument): Drafts {
  return dropsDrafts(change) ? (change.drafts ?? EMPTY_DRAFTS) : doc.drafts
}

function dropsDrafts(change: SessionChange): change is StepsChange {
  return change.kind !== 'settings' && change.kind !== 'pick'
}

/** Whether a change still means something once the drafts are dropped: a pick does not. */
function outlivesDrafts({ kind }: SessionChange): boolean {
  return kind !== 'pick'
}

/** Adds a confirmed step. */
export function confirmStep(doc: StattingDocument, step: RecipeStep): StattingDocument {
  return withChange(doc, { kind: 'confirm', step })
}

/** Exchanges a step; one without changes is deleted. */
export function editStep(doc: StattingDocument, index: number, after: RecipeStep) {
  const before = doc.steps[index]
  if (!before) return doc
  return after.length > 0
    ? withChange(doc, { kind: 'edit', index, before, after })
    : deleteStep(doc, index)
}

/** Leaves a step out. */
export function deleteStep(doc: StattingDocument, index: number): StattingDocument {
  const step = doc.steps[index]
  return step ? withChange(doc, { kind: 'delete', index, step }) : doc
}

/** The same session without its steps. */
export function clearSteps(doc: StattingDocument): StattingDocument {
  return doc.steps.length > 0 ? withChange(doc, { kind: 'clear', steps: doc.steps }) : doc
}

/** Options for slots that were not confirmed yet, all at once; null empties a slot. */
export function pickOptions(
  doc: StattingDocument,
  options: readonly { readonly slot: number; readonly option: string | null }[],
): StattingDocument {
  const picks = options.map(({ slot, option }): SlotPick => {
    const after = option === null ? EMPTY_DRAFT : { option, value: 0 }
    return { slot, before: draftAt(doc, slot), after }
  })
  const isSame = picks.every(({ before, after }) => before.option === null && after.option === null)
  return isSame ? doc : withChange(doc, { kind: 'pick', picks })
}

/** What a slot waits with; a text that cannot be read is not brought back. */
function draftAt({ drafts }: StattingDocument, slot: number): Draft {
  const { option, value } = drafts[slot] ?? EMPTY_DRAFT
  return { option, value }
}

/** Changes settings. Digits typed one after another become one change; typing the old number back none. */
export function changeSettings(
  doc: StattingDocument,
  patch: Partial<Settings>,
  at: number,
): StattingDocument {
  const after = { ...doc.settings, ...patch }
  if (changedSettings(doc.settings, after).length === 0) return doc
  const last = doc.past.at(-1)
  const isSameTyping =
    last?.kind === 'settings' &&
    doc.undone.length === 0 &&
    at - doc.updatedAt < SETTLING_MS &&
    changedSettings(last.before, last.after).every((name) => name in patch)
  if (!isSameTyping) return withChange(doc, { kind: 'settings', before: doc.settings, after })
  const past = doc.past.slice(0, -1)
  return changedSettings(last.before, after).length === 0
    ? { ...doc, settings: last.before, past }
    : { ...doc, settings: after, past: [...past, { ...last, after }] }
}

/** Which settings two states of a session differ in. */
export function changedSettings(before: Settings, after: Settings): (keyof Settings)[] {
  // The keys of a value of this type; Object.keys gives them as plain texts.
  const names = Object.keys(after) as (keyof Settings)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/**
 * What undo takes back: the last thing done. A session that came by a link or from yesterday knows
 * its steps only; there it is the last confirm.
 */
export function lastChange(doc: StattingDocument): SessionChange | null {
  const step = doc.steps.at(-1)
  return doc.past.at(-1) ?? (step ? { kind: 'confirm', step } : null)
}

/** Takes the last change back. */
export function undoChange(doc: StattingDocument): StattingDocument {
  const change = lastChange(doc)
  if (!change) return doc
  return {
    ...takenBack(doc, change, waitedBeyond(change, doc)),
    past: doc.past.slice(0, -1),
    undone: [...doc.undone, asLeft(doc, leaving(change, doc))],
  }
}

/** Does again what was taken back last. */
export function redoChange(doc: StattingDocument): StattingDocument {
  const change = doc.undone.at(-1)
  if (!change) return doc
  return {
    ...done(doc, change, waitedBeyond(change, doc)),
    past: [...doc.past, leaving(change, doc)].slice(-MAX_PAST),
    undone: doc.undone.slice(0, -1),
  }
}

/** Options that are taken back keep what was typed for them meanwhile, for the redo. */
function asLeft(doc: StattingDocument, change: SessionChange): SessionChange {
  if (change.kind !== 'pick') return change
  const picks = change.picks.map((pick) => {
    const now = draftAt(doc, pick.slot)
    return now.option === pick.after.option ? { ...pick, after: now } : pick
  })
  return { kind: 'pick', picks }
}

function done(doc: StattingDocument, change: SessionChange, drafts: Drafts): StattingDocument {
  switch (change.kind) {
    case 'confirm':
      return withSteps(doc, [...doc.steps, change.step], drafts)
    case 'edit':
      return withSteps(doc, replaceStep(doc.steps, change.index, change.after), drafts)
    case 'delete':
      return withSteps(doc, removeStep(doc.steps, change.index), drafts)
    case 'clear':
      return withSteps(doc, [], drafts)
    case 'settings':
      return { ...doc, settings: change.after }
    case 'pick':
      return change.picks.reduce((now, { slot, after }) => withDraft(now, slot, after), doc)
  }
}

function takenBack(doc: StattingDocument, change: SessionChange, drafts: Drafts): StattingDocument {
  switch (change.kind) {
    case 'confirm':
      return withSteps(doc, doc.steps.slice(0, -1), drafts)
    case 'edit':
      return withSteps(doc, replaceStep(doc.steps, change.index, change.before), drafts)
    case 'delete':
      return withSteps(doc, doc.steps.toSpliced(change.index, 0, change.step), drafts)
    case 'clear':
      return withSteps(doc, change.steps, drafts)
    case 'settings':
      return { ...doc, settings: change.before }
    case 'pick':
      return change.picks.reduce((now, { slot, before }) => withDraft(now, slot, before), doc)
  }
}
