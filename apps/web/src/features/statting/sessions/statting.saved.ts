import { OPTION_CATEGORIES, type OptionCategory } from '@gyeol/terms'
import { MAX_SAVES, type Saves, startSaves } from '../../../shared/named-saves/named-saves.ts'
import {
  isStoredTrash,
  readTrash,
  savesOf,
  type StoredTrash,
  withTrash,
  writeTrash,
} from '../../../shared/named-saves/stored-saves.ts'
import { newId } from '../../../shared/new-id.ts'
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

/** The sessions of this browser, and the category the option picker was left at. */
export type Workspace = Saves<StattingDocument> & { readonly search: OptionCategory | null }

/** Stored form, in the words of specification §3: `search` the picker's category, `stats` the sessions, `select` the one in front. */
const isStored = hasShape<{
  search: OptionCategory | null
  stats: WireDocument[]
  select: string
  trash: StoredTrash<WireDocument>
}>({
  search: orNull(oneOf(OPTION_CATEGORIES)),
  stats: listOf(isWireDocument, { min: 1, max: MAX_SAVES }),
  select: textLike(/^/),
  trash: isStoredTrash(isWireDocument),
})

/** The session a browser begins with is one for the whole visit: whoever asks again is told of the same. */
const FIRST = { id: newId(), at: Date.now() }

/** All option-grant sessions of this browser. */
export const stattingSaved = defineSaved<Workspace>({
  key: 'statting',
  version: 4,
  initial: () => ({
    ...startSaves(newDocument(stattingTexts.tabs.unnamed, FIRST))(),
    search: null,
  }),
  schema: readWorkspace,
  write: ({ items, activeId, trash, search }) => ({
    search,
    stats: items.map(writeDocument),
    select: activeId,
    trash: writeTrash(trash, writeDocument),
  }),
  // Version 2 did not know picked options among the things done, version 3 not what waited before a step, and
  // neither a trash; what they knew is the same.
  upgrades: { 1: toChanges, 2: (old) => old, 3: withTrash },
})

/** An empty session with the player's own settings. */
export function newDocument(
  name = stattingTexts.tabs.unnamed,
  begun = { id: newId(), at: Date.now() },
) {
  return createDocument({ ...begun, name, settings: loadPlayerSettings() })
}

/** Sessions in which nothing was done yet take the level of the site, unless the player has set one. */
export function takeSiteLevel(): void {
  if (hasOwnLevel()) return
  stattingSaved.update((all) => {
    const items = all.items.map(withSiteLevel)
    const isSame = items.every((doc, index) => doc === all.items[index])
    return isSame ? all : { ...all, items }
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
  const trash = readTrash(value.trash, readDocument)
  const saves = savesOf(value.stats.map(readDocument), value.select, trash)
  return saves && { ...saves, search: value.search }
}
