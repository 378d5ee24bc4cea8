import { createStore, type Store } from './create-store.ts'

/**
 * Yes or no that holds until the tab is closed, also over a reload; null until somebody has chosen.
 * Where the browser keeps nothing, it holds as long as the page.
 */
export function createVisitChoice(key: string): Store<boolean | null> {
  const choice = createStore(read(key))
  choice.subscribe(() => write(key, choice.get()))
  return { ...choice, initial: null }
}

function read(key: string): boolean | null {
  try {
    const kept = globalThis.sessionStorage?.getItem(key)
    return kept === 'yes' ? true : kept === 'no' ? false : null
  } catch {
    return null
  }
}

function write(key: string, value: boolean | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value ? 'yes' : 'no')
  } catch {
    // Kept in memory all the same.
  }
}
