import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'
import { savedDataTexts } from './saved-data.texts.ts'
import type { StorageOutcome } from './storage-area.ts'

type Notice = 'broken' | Exclude<StorageOutcome, 'ok'>

const status = createStore<StorageOutcome>('ok')
let notify: ((text: string) => void) | null = null
const told = new Set<Notice>()
const waiting: string[] = []

/** Connects the one-time messages to the toasts; messages from before are delivered now. */
export function connectSavedData(show: ((text: string) => void) | null): void {
  notify = show
  if (show !== null) for (const text of waiting.splice(0)) show(text)
}

/** Notes how the last write went. Every kind of trouble is told once per visit. */
export function reportStorage(outcome: StorageOutcome): void {
  if (outcome !== 'ok') tellOnce(outcome)
  status.set(outcome)
}

/** Says once per visit that something unreadable was set aside. */
export function reportBroken(): void {
  tellOnce('broken')
}

/** `full` or `denied` while changes live in memory only. */
export function storageStatus(): StorageOutcome {
  return status.get()
}

/** {@link storageStatus} for the note in the layout. */
export function useStorageStatus(): StorageOutcome {
  return useStore(status)
}

/** Starts over as on a fresh page; for tests. */
export function resetStorageStatus(): void {
  status.set('ok')
  told.clear()
  waiting.length = 0
}

function tellOnce(notice: Notice): void {
  if (told.has(notice)) return
  told.add(notice)
  const text = savedDataTexts[notice]
  if (notify === null) waiting.push(text)
  else notify(text)
}
