import { SLOT_COUNT } from '@gyeol/statting'
import { hasShape, listOf, numberFrom, textLike } from '../../../shared/saved-data/shapes.ts'
import {
  isWireChanges,
  isWireDraft,
  readChanges,
  readDraft,
  type WireChange,
  type WireDraft,
  writeChanges,
  writeDraft,
} from './change-wire.ts'
import { isWireFormula, readFormula, type WireFormula, writeFormula } from './formula-wire.ts'
import { isWireSettings, readSettings, type WireSettings, writeSettings } from './settings-wire.ts'
import type { StattingDocument } from './statting-document.ts'

/**
 * Here, in formula-wire.ts, settings-wire.ts and change-wire.ts, the words of saved data, files and links (specification §3: type w/a, matType 0/1/2, matLevel,
 * formula codes `[slot, step delta, option if new]`) meet the words of the code.
 */
const MAX_NAME = 60

/** A build as links and files carry it: settings and formula, without a viewer's own drafts. */
export type WireBuild = {
  readonly name: string
  readonly settings: WireSettings
  readonly formula: WireFormula
}

/** A session as the browser keeps it. */
export type WireDocument = WireBuild & {
  readonly id: string
  readonly undo: WireChange[]
  readonly redo: WireChange[]
  readonly draft: WireDraft[]
  readonly at: number
}

const BUILD_SHAPE = {
  name: textLike(new RegExp(`^[^]{1,${MAX_NAME}}$`)),
  formula: isWireFormula,
  settings: isWireSettings,
}

/** Whether something from outside is a build. */
export const isWireBuild = hasShape<WireBuild>(BUILD_SHAPE)

/** Whether something from the browser's storage is a session. */
export const isWireDocument = hasShape<WireDocument>({
  ...BUILD_SHAPE,
  id: textLike(/^[A-Za-z0-9_-]{1,64}$/),
  undo: isWireChanges,
  redo: isWireChanges,
  draft: listOf(isWireDraft, { min: SLOT_COUNT, max: SLOT_COUNT }),
  at: numberFrom(0, Number.MAX_SAFE_INTEGER),
})

/** What a link or file says of a session. */
export function writeBuild(doc: StattingDocument): WireBuild {
  return {
    name: doc.name.slice(0, MAX_NAME),
    settings: writeSettings(doc.settings),
    formula: writeFormula(doc.steps),
  }
}

/** The settings and steps of a build; identity, drafts and redo belong to the viewer. */
export function readBuild(wire: WireBuild): Pick<StattingDocument, 'name' | 'settings' | 'steps'> {
  return {
    name: wire.name,
    settings: readSettings(wire.settings),
    steps: readFormula(wire.formula),
  }
}

/** What the browser keeps of a session. */
export function writeDocument(doc: StattingDocument): WireDocument {
  return {
    ...writeBuild(doc),
    id: doc.id,
    undo: writeChanges(doc.past),
    redo: writeChanges(doc.undone),
    draft: doc.drafts.map(writeDraft),
    at: doc.updatedAt,
  }
}

/** A kept session, brought back. */
export function readDocument(wire: WireDocument): StattingDocument {
  const build = readBuild(wire)
  return {
    ...build,
    id: wire.id,
    past: readChanges(wire.undo),
    undone: readChanges(wire.redo),
    drafts: wire.draft.map(readDraft),
    updatedAt: wire.at,
  }
}
