import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isRecord,
  listOf,
  oneOf,
  orNull,
  textLike,
} from '../../../shared/saved-data/shapes.ts'
import { withRedoOfConfirms } from './change-wire.ts'
import { siteLevel } from './site-level.ts'
import { createDocument, type StattingDocument } from './statting-document.ts'
import { stattingTexts } from '../statting.texts.ts'
import { hasOwnLevel, loadPlayerSettings } from './stat-state.saved.ts'
import { isWireDocument, readDocument, type WireDocument, writeDocument } from './statting-wire.ts'
import { createWorkspace, MAX_DOCUMENTS, type Workspace } from './statting-workspace.ts'

/** Stored form, in the words of specification §3: `search` the picker's category, `stats` the sessions, `select` the one in front. */
const isStored = hasShape<{
  search: OptionCategory | null
  stats: WireDocument[]
  select: string
}>({
  search: orNull(oneOf(OPTION_CATEGORIES)),
  stats: listOf(isWireDocument, { min: 1, max: MAX_DOCUMENTS }),
  select: textLike(/^/),
})

/** The session a browser begins with is one for the whole visit: whoever asks again is told of the same. */
const FIRST = { id: crypto.randomUUID(), at: Date.now() }

/** All option-grant sessions of this browser. */
export const stattingSaved = defineSaved<Workspace>({
  key: 'statting',
  version: 3,
  initial: () => createWorkspace(newDocument(stattingTexts.tabs.unnamed, FIRST)),
  schema: readWorkspace,
  write: ({ documents, activeId, search }) => ({
    search,
    stats: documents.map(writeDocument),
    select: activeId,
  }),
  // Version 2 did not know picked options among the things done; what it knew is the same.
  upgrades: { 1: toChanges, 2: (old) => old },
})

/** An empty session with the player's own settings. */
export function newDocument(
  name = stattingTexts.tabs.unnamed,
  begun = { id: crypto.randomUUID(), at: Date.now() },
) {
  return createDocument({ ...begun, name, settings: loadPlayerSettings() })
}

/** Sessions in which nothing was done yet take the level of the site, unless the player has set one. */
export function takeSiteLevel(): void {
  if (hasOwnLevel()) return
  stattingSaved.update((all) => {
    const documents = all.documents.map(withSiteLevel)
    const isSame = documents.every((doc, index) => doc === all.documents[index])
    return isSame ? all : { ...all, documents }
  })
}

function withSiteLevel(doc: StattingDocument): StattingDocument {
  const { steps, past, undone, drafts, settings } = doc
  const isBegun =
    steps.length + past.length + undone.length > 0 || drafts.some(({ option }) => option !== null)
  const level = siteLevel()
  return isBegun || settings.level === level ? doc : { ...doc, settings: { ...settings, level } }
}

/** Version 1 could redo confirms only; everything done to a session is taken back and done again now. */
function toChanges(old: unknown): unknown {
  if (!isRecord(old) || !Array.isArray(old['stats'])) return old
  return {
    ...old,
    stats: old['stats'].map((stat) => (isRecord(stat) ? withRedoOfConfirms(stat) : stat)),
  }
}

/** All or nothing: one unreadable session sets the whole text aside, where it can still be rescued. */
function readWorkspace(value: unknown): Workspace | null {
  if (!isStored(value)) return null
  const documents = value.stats.map(readDocument)
  const ids = new Set(documents.map((doc) => doc.id))
  const [first] = documents
  if (!first || ids.size < documents.length) return null
  const activeId = ids.has(value.select) ? value.select : first.id
  return { documents, activeId, search: value.search }
}
