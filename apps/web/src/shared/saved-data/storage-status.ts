import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'
import type { StorageOutcome } from './storage-area.ts'

/** What there is to say, once per visit. */
export type Notice = 'broken' | 'newer' | Exclude<StorageOutcome, 'ok'>

let outcomeNow: StorageOutcome = 'ok'
/** Keys whose data a newer version of the app has written. */
const newerKeys = new Set<string>()
const status = createStore<StorageOutcome>('ok')
const isOutdated = createStore(false)
let notify: ((notice: Notice) => void) | null = null
const told = new Set<Notice>()
const waiting: Notice[] = []

/** Connects the one-time messages to the toasts; messages from before are delivered now. */
export function connectSavedData(show: ((notice: Notice) => void) | null): void {
  notify = show
  if (show !== null) for (const notice of waiting.splice(0)) show(notice)
}

/** Notes how the last write went. Every kind of trouble is told once per visit. */
export function reportStorage(outcome: StorageOutcome): void {
  if (outcome !== 'ok') tellOnce(outcome)
  outcomeNow = outcome
  showSoon()
}

/** Says once per visit that something unreadable was set aside. */
export function reportBroken(): void {
  tellOnce('broken')
}

/** Notes whether what is stored under a key needs a newer version of the app; told once per visit. */
export function reportNewer(key: string, isNewer: boolean): void {
  if (newerKeys.has(key) === isNewer) return
  if (isNewer) {
    newerKeys.add(key)
    tellOnce('newer')
  } else newerKeys.delete(key)
  showSoon()
}

/** Saved data is read while React draws, and nothing may be drawn anew amid that. */
function showSoon(): void {
  queueMicrotask(() => {
    status.set(outcomeNow)
    isOutdated.set(newerKeys.size > 0)
  })
}

/** Whether the app is older than what is stored, and so keeps changes in memory only. */
export function useIsOutdated(): boolean {
  return useStore(isOutdated)
}

/** `full` or `denied` while changes live in memory only. */
export function storageStatus(): StorageOutcome {
  return outcomeNow
}

/** {@link storageStatus} for the note in the layout. */
export function useStorageStatus(): StorageOutcome {
  return useStore(status)
}

/** Starts over as on a fresh page; for tests. */
export function resetStorageStatus(): void {
  outcomeNow = 'ok'
  newerKeys.clear()
  status.set('ok')
  isOutdated.set(false)
  told.clear()
  waiting.length = 0
}

function tellOnce(notice: Notice): void {
  if (told.has(notice)) return
  told.add(notice)
  if (notify === null) waiting.push(notice)
  else notify(notice)
}
