import {
  apply,
  check,
  limitsOf,
  type OptionDefinition,
  type OptionLimits,
  preview,
  type Preview,
  recipeOf,
  type Refusal,
  replay,
  type Replay,
  type Session,
  stepsFromValue,
  valueOf,
} from '@gyeol/statting'
import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { confirmStep, lastChange } from './session-changes.ts'
import { EMPTY_DRAFTS, type StattingDocument } from './statting-document.ts'

/** Why a typed value is not taken, said about one slot. */
export type DraftIssue =
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Everything the screen shows of a document, derived in one go. */
export type StattingView = {
  /** The session with all valid drafts entered. */
  readonly session: Session
  readonly preview: Preview
  readonly issues: readonly (DraftIssue | null)[]
  /** Steps of the recipe that can no longer be carried out. */
  readonly problems: Replay['invalid']
  readonly confirmRefusal: Refusal | null
  readonly repeatRefusal: Refusal | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const OPTIONS: ReadonlyMap<string, OptionDefinition> = new Map(
  OPTION_CATALOGUE.map((option) => [option.key, option]),
)

/** The catalogue row of an option, or undefined for one this version does not know. */
export function findOption(key: string | null) {
  return key === null ? undefined : OPTIONS.get(key)
}

/** The limits of a slot's option under the session's settings. */
export function limitsIn(session: Session, key: string): OptionLimits | undefined {
  const option = findOption(key)
  return option && limitsOf(option, session.settings)
}

/** The shown value of an amount of steps. */
export function shownValue(session: Session, key: string, steps: number): number {
  const option = findOption(key)
  return option ? valueOf(option, session.settings, steps) : 0
}

/** The next slot, round from the one behind `slot`, whose option was picked and has no value yet. */
export function nextWithoutValue({ slots }: Session, slot: number): number | null {
  const order = [...slots.keys()].map((at) => (slot + 1 + at) % slots.length)
  const next = order.slice(0, -1).find((at) => {
    const { option, confirmed, pendingSteps } = slots[at] ?? {}
    return option && !confirmed && pendingSteps === 0
  })
  return next ?? null
}

/** Derives what is shown from what is kept. */
export function viewOf(doc: StattingDocument): StattingView {
  const { session: committed, invalid } = replay(OPTION_CATALOGUE, doc.settings, doc.steps)
  const { session, issues } = enterDrafts(committed, doc)
  const blocked = issues.find((issue) => issue !== null)
  return {
    session,
    preview: preview(session),
    issues,
    problems: invalid,
    confirmRefusal:
      blocked?.kind === 'refused'
        ? blocked.refusal
        : blocked
          ? { code: 'NOT_A_WHOLE_NUMBER' }
          : check(session, { type: 'confirm' }),
    repeatRefusal: check(session, { type: 'repeat' }),
    canUndo: lastChange(doc) !== null,
    canRedo: doc.undone.length > 0,
  }
}

type Entered = { readonly session: Session; readonly issues: (DraftIssue | null)[] }

function enterDrafts(start: Session, doc: StattingDocument): Entered {
  const issues: (DraftIssue | null)[] = []
  let session = start
  doc.drafts.forEach((draft, slot) => {
    issues[slot] = null
    const kept = session.slots[slot]
    // Another option was granted there meanwhile: its value is not what was typed.
    if (kept?.confirmed && draft.option !== null && draft.option !== kept.option) return
    if (kept && !kept.confirmed && draft.option !== null) {
      const picked = apply(session, { type: 'pick', slot, option: draft.option })
      if (!picked.ok) {
        issues[slot] = { kind: 'refused', refusal: picked.refusal }
        return
      }
      session = picked.value
    }
    if (draft.invalidText !== undefined) {
      issues[slot] = { kind: 'not-a-number' }
      return
    }
    const option = findOption(session.slots[slot]?.option ?? null)
    if (!option || draft.value === null) return
    const { steps, clamped } = stepsFromValue(option, session.settings, draft.value)
    if (clamped) {
      issues[slot] = { kind: 'refused', refusal: { code: clamped, slot, limit: steps } }
      return
    }
    const entered = apply(session, { type: 'enter', slot, steps })
    if (entered.ok) session = entered.value
    else issues[slot] = { kind: 'refused', refusal: entered.refusal }
  })
  return { session, issues }
}

/** Confirms or repeats; the document is unchanged when the engine refuses. */
export function commit(doc: StattingDocument, type: 'confirm' | 'repeat'): StattingDocument {
  const view = viewOf(doc)
  if (type === 'confirm' ? view.confirmRefusal : view.repeatRefusal) return doc
  const done = apply(view.session, { type })
  const step = done.ok ? recipeOf(done.value).at(-1) : undefined
  return step ? confirmStep(doc, step) : doc
}

/** The state after the first `count` steps, as the session was then. */
export function viewAfter(doc: StattingDocument, count: number): StattingView {
  return viewOf({ ...doc, steps: doc.steps.slice(0, count), drafts: EMPTY_DRAFTS })
}
