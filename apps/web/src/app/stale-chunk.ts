import { APP_VERSION } from '../shared/app-version.ts'
import { unsavedFate } from '../shared/forms/unsaved-changes.ts'

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
  /** Somebody's words stand in a form that nobody has stored. */
  readonly isEditing: boolean
  readonly version: string
  readonly marks: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
  /** Whether the server gives another build than this one. */
  readonly isNewBuildOut: () => Promise<boolean>
}

/**
 * After a deploy an open tab asks for parts that are gone: reload once to get the new app. The
 * build that did so is marked for the tab, so a part that is missing for good never makes a loop;
 * where marks cannot be kept nothing is reloaded, nor while somebody is writing. True when the page is about to go away.
 */
export function reloadForStaleChunk(
  error: unknown,
  ports: Omit<ReloadPorts, 'isNewBuildOut'>,
): boolean {
  if (!isChunkError(error) || !ports.isOnline || ports.isEditing) return false
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

/** Longer than that nobody is on the way to another page: it was a download, or they have stayed. */
const LEAVING_MS = 10_000

/** A page that is being taken away is gone by then. */
const GONE_WITHIN_MS = 1_000

let leftAt = Number.NEGATIVE_INFINITY
// Pages are drawn ahead of time where there is no window.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

/**
 * Loads a part of the app; while a reload is under way it never settles, so no error flashes up.
 * Where the build is still the same, something in between keeps the part away, a content blocker perhaps: that is said.
 * Firefox and Safari break off what a page still loads when it is left, Firefox now and then before it says that it
 * leaves: to reload then would call the player back.
 */
export async function loadPart<Module>(
  load: () => Promise<Module>,
  ports?: ReloadPorts,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error) && (ports ?? browserPorts()).isOnline)
      await new Promise((resolve) => setTimeout(resolve, GONE_WITHIN_MS))
    const isLeft = performance.now() - leftAt < LEAVING_MS
    if (!isLeft && isChunkError(error) && (await isReloaded(error, ports ?? browserPorts())))
      return new Promise<Module>(() => undefined)
    throw error
  }
}

async function isReloaded(error: unknown, ports: ReloadPorts): Promise<boolean> {
  return ports.isOnline && (await ports.isNewBuildOut()) && reloadForStaleChunk(error, ports)
}

/** Where the code that looks does not come either, something in between keeps it away. */
async function isNewBuildOut(): Promise<boolean> {
  return import('./new-build.ts').then((build) => build.isNewBuildOut()).catch(() => false)
}

function browserPorts(): ReloadPorts {
  return {
    isOnline: navigator.onLine,
    isEditing: unsavedFate() !== null,
    version: APP_VERSION,
    marks: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => window.location.reload(),
    isNewBuildOut,
  }
}
