import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Before anything of another kind, but behind what the system itself does. */
const FIRST = -10
/** Browsers give their pages the usual place again as they come to the front. */
const AGAIN_MS = 10

/** Whether this user of this machine may let something go first. */
export function mayFavour(): boolean {
  try {
    setPriority(FIRST)
    setPriority(0)
    return true
  } catch {
    return false
  }
}

/**
 * Lets the pages of a browser, by its process, have the cores before the browser's own parts and before
 * whatever measures: a phone has more cores than pages need, a small machine does not. Gives the function
 * that ends it.
 */
export function favourPages(browser: number): () => Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: browser })
  return () => worker.terminate()
}

/** Goes over a browser's pages; what is none of its processes is looked at once. */
function favourAgain(browser: number, strangers: Set<string>): void {
  for (const id of readdirSync('/proc')) {
    if (strangers.has(id)) continue
    try {
      if (groupOf(id) !== browser) strangers.add(id)
      else if (isPage(id))
        for (const thread of readdirSync(`/proc/${id}/task`)) setPriority(Number(thread), FIRST)
    } catch {
      // No process, or one that ended meanwhile.
    }
  }
}

/** All processes of a browser are in the group of its first. */
function groupOf(id: string): number {
  const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1) ?? ''
  return Number(afterName.split(' ')[2])
}

/** Asked anew each time: a process becomes a page's after it has begun. */
function isPage(id: string): boolean {
  return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')
}

if (!isMainThread && typeof workerData === 'number') {
  const browser = workerData
  const strangers = new Set<string>()
  setInterval(() => favourAgain(browser, strangers), AGAIN_MS)
}
