import { useSyncExternalStore } from 'react'
import { type SavedDefinition, SavedStore } from './saved-store.ts'

/** The window-facing half of a store: what runs when the page sleeps, wakes or another tab writes. */
type Lifecycle = Pick<SavedStore<unknown>, 'key' | 'flush' | 'refresh'>

const stores = new Map<string, Lifecycle>()

/**
 * The only way to the browser's storage:
 *
 *     export const pointsSaved = defineSaved({
 *       key: 'points', version: 1, initial: () => EMPTY,
 *       schema: (value) => (isPoints(value) ? value : null),
 *       upgrades: { 0: fromPlainList },
 *     })
 *
 * Stored as `{ v, data }`. Damaged and foreign data is set aside under `<key>/broken`, a newer version's is left alone;
 * without storage everything works in memory; tabs are kept in step.
 */
export function defineSaved<Data>(definition: SavedDefinition<Data>): SavedStore<Data> {
  const store = new SavedStore(definition)
  // The build draws pages ahead of time, where there is no window.
  if (stores.size === 0 && typeof window !== 'undefined') listenToWindow()
  stores.set(definition.key, store)
  return store
}

/** The data of a store and how to replace it, for components. */
export function useSaved<Data>(store: SavedStore<Data>): readonly [Data, (data: Data) => void] {
  return [useSyncExternalStore(store.subscribe, store.load, store.initial), store.save]
}

/** Writes everything that waits, in every store. */
export function flushSaved(): void {
  for (const store of stores.values()) store.flush()
}

function listenToWindow(): void {
  // Phones kill a tab in the background without further notice: hidden is the last safe moment.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushSaved()
  })
  window.addEventListener('pagehide', flushSaved)
  // A page that comes back from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) refreshSaved()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === null) refreshSaved()
    else stores.get(key)?.refresh()
  })
}

/** Reads everything again: another tab, or a backup, has written. */
export function refreshSaved(): void {
  for (const store of stores.values()) store.refresh()
}
