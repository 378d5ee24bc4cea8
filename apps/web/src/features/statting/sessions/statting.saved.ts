import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { hasShape, listOf, oneOf, orNull, textLike } from '../../../shared/saved-data/shapes.ts'
import { createDocument } from './statting-document.ts'
import { stattingTexts } from '../statting.texts.ts'
import { loadPlayerSettings } from './stat-state.saved.ts'
import { isWireDocument, readDocument, type WireDocument, writeDocument } from '../statting-wire.ts'
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

/** All option-grant sessions of this browser. */
export const stattingSaved = defineSaved<Workspace>({
  key: 'statting',
  version: 1,
  initial: () => createWorkspace(newDocument()),
  schema: readWorkspace,
  write: ({ documents, activeId, search }) => ({
    search,
    stats: documents.map(writeDocument),
    select: activeId,
  }),
})

/** An empty session with the player's own settings. */
export function newDocument(name = stattingTexts.korea.tabs.unnamed) {
  return createDocument({
    id: crypto.randomUUID(),
    name,
    at: Date.now(),
    settings: loadPlayerSettings(),
  })
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
