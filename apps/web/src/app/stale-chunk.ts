import { APP_VERSION } from '../shared/app-version.ts'

const MARK_KEY = 'reloaded-for'

/** The words of the three browser families when a part of the app cannot be fetched. */
const CHUNK_ERROR =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** True for a part of the app that could not be fetched: after a deploy, or offline. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(error.message)
}

export type ReloadPorts = {
  readonly isOnline: boolean
  readonly version: string
  readonly marks: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

/**
 * After a deploy an open tab asks for parts that are gone: reload once to get the new app. The
 * build that did so is marked for the tab, so a part that is missing for good never makes a loop;
 * where marks cannot be kept nothing is reloaded. True when the page is about to go away.
 */
export function reloadForStaleChunk(error: unknown, ports: ReloadPorts = browserPorts()): boolean {
  if (!isChunkError(error) || !ports.isOnline) return false
  try {
    if (ports.marks.getItem(MARK_KEY) === ports.version) return false
    ports.marks.setItem(MARK_KEY, ports.version)
    if (ports.marks.getItem(MARK_KEY) !== ports.version) return false
  } catch {
    return false
  }
  ports.reload()
  return true
}

/** Loads a part of the app; while a reload is under way it never settles, so no error flashes up. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (reloadForStaleChunk(error)) return new Promise<Module>(() => undefined)
    throw error
  }
}

function browserPorts(): ReloadPorts {
  return {
    isOnline: navigator.onLine,
    version: APP_VERSION,
    marks: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
  }
}
