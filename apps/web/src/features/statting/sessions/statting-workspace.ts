import type { OptionCategory } from '@gyeol/terms'
import { type StattingDocument, withoutInvalidTexts } from './statting-document.ts'

/** All named sessions of this browser; never empty. */
export type Workspace = {
  readonly documents: readonly StattingDocument[]
  readonly activeId: string
  /** The category the option picker was left at. */
  readonly search: OptionCategory | null
}

export const MAX_DOCUMENTS = 60

/** A workspace with one empty session. */
export function createWorkspace(first: StattingDocument): Workspace {
  return { documents: [first], activeId: first.id, search: null }
}

/** The session in front. */
export function activeDocument(workspace: Workspace): StattingDocument {
  const found = workspace.documents.find((doc) => doc.id === workspace.activeId)
  const first = found ?? workspace.documents[0]
  if (!first) throw new Error('a workspace holds at least one session')
  return first
}

/** Adds a session behind the active one and brings it to the front. */
export function addDocument(workspace: Workspace, doc: StattingDocument): Workspace {
  const at = workspace.documents.findIndex((other) => other.id === workspace.activeId) + 1
  return {
    ...workspace,
    documents: workspace.documents.toSpliced(at, 0, doc),
    activeId: doc.id,
  }
}

/** Brings a session to the front; unknown ids change nothing. */
export function selectDocument(workspace: Workspace, id: string): Workspace {
  return workspace.documents.some((doc) => doc.id === id)
    ? { ...updateDocument(workspace, id, withoutInvalidTexts), activeId: id }
    : workspace
}

/** Replaces one session by an edited one. */
export function updateDocument(
  workspace: Workspace,
  id: string,
  edit: (doc: StattingDocument) => StattingDocument,
): Workspace {
  return {
    ...workspace,
    documents: workspace.documents.map((doc) => (doc.id === id ? edit(doc) : doc)),
  }
}

/** A copy beside its original, with a name that is still free. */
export function copyDocument(
  workspace: Workspace,
  id: string,
  start: { id: string; at: number; suffix: string },
): Workspace {
  const original = workspace.documents.find((doc) => doc.id === id)
  if (!original) return workspace
  const name = freeName(workspace, `${original.name} ${start.suffix}`)
  return addDocument(
    { ...workspace, activeId: id },
    { ...original, id: start.id, name, updatedAt: start.at },
  )
}

/** Renames a session; a name of spaces only is refused by giving the workspace back unchanged. */
export function renameDocument(workspace: Workspace, id: string, name: string): Workspace {
  const trimmed = name.trim()
  return trimmed === ''
    ? workspace
    : updateDocument(workspace, id, (doc) => ({ ...doc, name: trimmed }))
}

/** What was closed and where it stood, to bring it back. */
export type Closed = { readonly doc: StattingDocument; readonly index: number }

/** Closes a session; the last one is replaced by an empty one. */
export function closeDocument(
  workspace: Workspace,
  id: string,
  fresh: StattingDocument,
): { workspace: Workspace; closed: Closed | null } {
  const index = workspace.documents.findIndex((doc) => doc.id === id)
  const doc = workspace.documents[index]
  if (!doc) return { workspace, closed: null }
  const rest = workspace.documents.toSpliced(index, 1)
  if (rest.length === 0) {
    const empty = createWorkspace(fresh)
    return { workspace: { ...empty, search: workspace.search }, closed: { doc, index } }
  }
  const neighbour = rest[Math.min(index, rest.length - 1)]
  const activeId =
    workspace.activeId === id ? (neighbour?.id ?? workspace.activeId) : workspace.activeId
  return { workspace: { ...workspace, documents: rest, activeId }, closed: { doc, index } }
}

/** Brings a closed session back to its place and to the front. */
export function reopenDocument(workspace: Workspace, { doc, index }: Closed): Workspace {
  if (workspace.documents.some((other) => other.id === doc.id)) return workspace
  return {
    ...workspace,
    documents: workspace.documents.toSpliced(index, 0, doc),
    activeId: doc.id,
  }
}

/** The wanted name, or the same with the first free number behind it. */
export function freeName(workspace: Workspace, wanted: string): string {
  const taken = new Set(workspace.documents.map((doc) => doc.name))
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${wanted} ${number}`
    if (!taken.has(name)) return name
  }
}
