import { addSave, freeName, MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { newDocument, stattingSaved } from './statting.saved.ts'
import type { StattingDocument } from './statting-document.ts'

/** A build that comes from outside: a link, a file, a pasted text. */
export type IncomingBuild = Pick<StattingDocument, 'name' | 'settings' | 'steps'>

/** Whether no further session can be kept. */
export function hasAllSessions(): boolean {
  return stattingSaved.load().items.length >= MAX_SAVES
}

/** Puts a new session in front, empty or with a build. False when no more can be kept. */
export function beginSession(build?: IncomingBuild): boolean {
  if (hasAllSessions()) return false
  const fresh = newDocument()
  stattingSaved.update((all) => {
    const name = freeName(all, build?.name ?? fresh.name)
    return addSave(all, { ...fresh, ...build, name })
  })
  return true
}
