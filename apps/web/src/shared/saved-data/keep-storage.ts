import { itemKeys } from './storage-area.ts'

/** `may-go`: the browser may throw saved data away when room is short, or when the site has not been used for long. */
export type StorageKeeping = 'kept' | 'may-go'

/** Keys under which somebody's work lies; the others hold tastes and what was seen. */
const WORK = new Set([
  'statting',
  'enchant',
  'points',
  'skill-step',
  'characters',
  'main-quest',
  'main-quest-more',
  'select',
  'event-plan',
  'trade-ledger',
  'price-unsent',
  'drafts',
])

/** Work is made by hand; it is found with the next thing that is done. */
const USES = ['pointerup', 'keyup']

/** What the browser does with saved data; null where it cannot say (plain http, old browsers). */
export async function storageKeeping(): Promise<StorageKeeping | null> {
  try {
    const isKept = await managerOfStorage()?.persisted?.()
    if (isKept === undefined) return null
    return isKept ? 'kept' : 'may-go'
  } catch {
    return null
  }
}

/** Asks the browser to keep saved data; gives what it does from now on. Firefox asks the reader: only in a press. */
export async function askToKeep(): Promise<StorageKeeping | null> {
  try {
    await managerOfStorage()?.persist?.()
  } catch {
    // Forbidden storage: said elsewhere.
  }
  return storageKeeping()
}

/** Asks once there is something to lose; not in Firefox, which would ask the reader out of the blue. */
export function keepOnceThereIsWork(target: EventTarget = window): void {
  if (/Firefox\//.test(navigator.userAgent)) return
  const askIfDue = () => {
    if (!itemKeys().some((key) => WORK.has(key))) return
    for (const type of USES) target.removeEventListener(type, askIfDue)
    void askToKeep()
  }
  for (const type of USES) target.addEventListener(type, askIfDue)
  askIfDue()
}

/** The types say that every browser has all of it. */
function managerOfStorage(): Partial<StorageManager> | undefined {
  return navigator.storage
}
