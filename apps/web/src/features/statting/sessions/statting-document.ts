import {
  DEFAULT_SETTINGS,
  type Recipe,
  type RecipeStep,
  type Settings,
  SLOT_COUNT,
} from '@gyeol/statting'

/**
 * What is being entered in one slot and not confirmed yet.
 * `value` null = untouched; `invalidText` keeps what could not be read as a number, so that nothing typed is lost.
 */
export type Draft = {
  readonly option: string | null
  readonly value: number | null
  readonly invalidText?: string
}

/** What one slot waited with before and after options were picked or taken out. */
export type SlotPick = { readonly slot: number; readonly before: Draft; readonly after: Draft }

/**
 * A change of the steps. `drafts` is what the slots waited with on its other side: before it while it is done, after it
 * while it is taken back; absent when that was nothing.
 */
export type StepsChange = (
  | { readonly kind: 'confirm'; readonly step: RecipeStep }
  | {
      readonly kind: 'edit'
      readonly index: number
      readonly before: RecipeStep
      readonly after: RecipeStep
    }
  | { readonly kind: 'delete'; readonly index: number; readonly step: RecipeStep }
  | { readonly kind: 'clear'; readonly steps: Recipe }
) & { readonly drafts?: readonly Draft[] }

/** One thing a player did to a session, with all that is needed to take it back and to do it again. */
export type SessionChange =
  | StepsChange
  | { readonly kind: 'settings'; readonly before: Settings; readonly after: Settings }
  /** Nothing of it is confirmed: it is forgotten with the next change of the steps. */
  | { readonly kind: 'pick'; readonly picks: readonly SlotPick[] }

/** One named option-grant session as it is kept: settings and steps; everything shown is derived from them. */
export type StattingDocument = {
  readonly id: string
  readonly name: string
  readonly settings: Settings
  readonly steps: Recipe
  /** What was done to it, the last thing last; steps that are older than the oldest of it are not in it. */
  readonly past: readonly SessionChange[]
  /** What was taken back, the next one to redo last. */
  readonly undone: readonly SessionChange[]
  readonly drafts: readonly Draft[]
  readonly updatedAt: number
}

export const EMPTY_DRAFT: Draft = { option: null, value: null }

export const EMPTY_DRAFTS: readonly Draft[] = Array.from({ length: SLOT_COUNT }, () => EMPTY_DRAFT)

/** A new session; identity and time come from the caller so that this stays a plain value. */
export function createDocument(start: {
  id: string
  name: string
  at: number
  settings?: Settings
}): StattingDocument {
  return {
    id: start.id,
    name: start.name,
    settings: start.settings ?? DEFAULT_SETTINGS,
    steps: [],
    past: [],
    undone: [],
    drafts: EMPTY_DRAFTS,
    updatedAt: start.at,
  }
}

/** Replaces the draft of one slot. */
export function withDraft(doc: StattingDocument, slot: number, draft: Draft): StattingDocument {
  return { ...doc, drafts: doc.drafts.map((old, index) => (index === slot ? draft : old)) }
}

/** Replaces the steps; nothing waits in the slots unless it is given. */
export function withSteps(
  doc: StattingDocument,
  steps: Recipe,
  drafts = EMPTY_DRAFTS,
): StattingDocument {
  return { ...doc, steps, drafts }
}

/** Forgets texts that could not be read: the field that shows them is about to leave the screen. */
export function withoutInvalidTexts(doc: StattingDocument): StattingDocument {
  return { ...doc, drafts: readable(doc.drafts) }
}

/** What waits, without the texts that could not be read. */
export function readable(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map(({ option, value }) => ({ option, value }))
}
