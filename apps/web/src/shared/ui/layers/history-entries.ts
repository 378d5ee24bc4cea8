/*
 * The entries of the browser's history, with what is marked in them for the layers over a page: see layer-history.ts.
 */

/** An entry of the history, as the browser keeps it. */
export type Entry = {
  /** The router's number of the page; the same for all entries of its layers. */
  readonly idx: unknown
  readonly key: unknown
  readonly depth: number
  /** How many entries it is from the first one. The router's numbers know nothing of layers' entries that stayed. */
  readonly place: number
  /** The name in the query that shows the lowest layer, where the address does. */
  readonly shownBy: string | undefined
  readonly state: unknown
  readonly href: string
}

/** What an entry's state says beside the router's own words. */
export type Marks = { readonly depth: number; readonly shownBy?: string | undefined }

/** An address as the history takes it. */
export type Href = string | URL | null

type Replace = (marks: Marks, state: unknown, href?: Href) => void

/** The way to the browser's history, past whoever takes over its functions. */
export type HistoryEntries = {
  readonly here: () => Entry
  /** Reads where the browser is now; gives where it was. */
  readonly arrive: () => Entry
  readonly push: Replace
  readonly replace: Replace
  readonly go: (steps: number) => void
  /** Gives the history its own functions back. */
  readonly giveBack: () => void
}

/** Takes hold of the history as it is. */
export function holdEntries(): HistoryEntries {
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  const go = history.go.bind(history)
  let here = readEntry()
  return {
    here: () => here,
    arrive: () => {
      const before = here
      here = readEntry()
      return before
    },
    push: (marks, state, href) => {
      pushState(marked(state, { ...marks, place: here.place + 1 }), '', href)
      here = readEntry()
    },
    replace: (marks, state, href) => {
      replaceState(marked(state, { ...marks, place: here.place }), '', href)
      here = readEntry()
    },
    go,
    giveBack: () => Object.assign(history, { pushState, replaceState, go }),
  }
}

/** Whether an address says something by this name in its query. */
export const isIn = (href: Exclude<Href, null>, name: string) =>
  new URL(href, location.href).searchParams.has(name)

/** The address without what its query says by this name. */
export function without(href: string, name: string): string {
  const url = new URL(href)
  url.searchParams.delete(name)
  return url.href
}

function readEntry(): Entry {
  // Anything may stand there: what is not the router's has neither number nor key.
  const state = history.state as Readonly<Record<string, unknown>> | null
  const { idx, key = 'default', layers: depth, place, shownBy } = state ?? {}
  return {
    idx,
    key,
    depth: typeof depth === 'number' ? depth : 0,
    place: typeof place === 'number' ? place : 0,
    shownBy: typeof shownBy === 'string' ? shownBy : undefined,
    state,
    href: location.href,
  }
}

function marked(state: unknown, { depth, ...marks }: Marks & { readonly place: number }): unknown {
  return { ...(state as object | null), ...marks, layers: depth === 0 ? undefined : depth }
}
