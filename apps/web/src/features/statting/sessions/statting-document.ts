import { DEFAULT_SETTINGS, type Recipe, type Settings, SLOT_COUNT } from '@gyeol/statting'

/**
 * What is being entered in one slot and not confirmed yet.
 * `value` null = untouched; `invalidText` keeps what could not be read as a number, so that nothing typed is lost.
 */
export type Draft = {
  readonly option: string | null
  readonly value: number | null
  readonly invalidText?: string
}

/** One named option-grant session as it is kept: settings and steps; everything shown is derived from them. */
export type StattingDocument = {
  readonly id: string
  readonly name: string
  readonly settings: Settings
  readonly steps: Recipe
  /** Steps taken back, the next one to redo last. */
  readonly undone: Recipe
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
    undone: [],
    drafts: EMPTY_DRAFTS,
    updatedAt: start.at,
  }
}

/** Replaces the draft of one slot. */
export function withDraft(doc: StattingDocument, slot: number, draft: Draft): StattingDocument {
  return { ...doc, drafts: doc.drafts.map((old, index) => (index === slot ? draft : old)) }
}

/** Replaces the steps; whatever was typed and not confirmed is dropped, as undo and redo do. */
export function withSteps(
  doc: StattingDocument,
  steps: Recipe,
  undone: Recipe = [],
): StattingDocument {
  return { ...doc, steps, undone, drafts: EMPTY_DRAFTS }
}

/** Forgets texts that could not be read: the field that shows them is about to leave the screen. */
export function withoutInvalidTexts(doc: StattingDocument): StattingDocument {
  return {
    ...doc,
    drafts: doc.drafts.map(({ option, value }) => ({ option, value })),
  }
}

/** Takes back the last step. */
export function undoStep(doc: StattingDocument): StattingDocument {
  const last = doc.steps.at(-1)
  return last ? withSteps(doc, doc.steps.slice(0, -1), [...doc.undone, last]) : doc
}

/** Brings back the step that was taken back last. */
export function redoStep(doc: StattingDocument): StattingDocument {
  const last = doc.undone.at(-1)
  return last ? withSteps(doc, [...doc.steps, last], doc.undone.slice(0, -1)) : doc
}

/** The same session without its steps. */
export function clearSteps(doc: StattingDocument): StattingDocument {
  return withSteps(doc, [])
}
