import { createStore } from '../store/create-store.ts'

/** A short link through which the viewer came to a planner. */
export type OpenedLink = { readonly code: string; readonly path: string }

/** The last short link that was opened here; null when none was. */
export const openedLink = createStore<OpenedLink | null>(null)
