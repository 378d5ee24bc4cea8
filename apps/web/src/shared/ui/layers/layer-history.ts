/*
 * Back closes what is open over a page. Every open layer stands for one more entry of the browser's history at the same
 * address, marked with how many layers are open there; going back from it closes the topmost one.
 *
 * The router hears nothing of these entries: they carry its own state, number (`idx`) included, and the `popstate` between
 * two entries of one page is stopped before it. As journeys of the router they would run the page's loaders, scroll, and
 * count as leaving. Five rules keep the history clean:
 * - What the router pushes from a marked entry takes its place, and what it replaces there stays marked: a link followed in
 *   the drawer leaves nothing behind that Back would have to step over.
 * - What changed in the address while a layer was open (the filters of a sheet) is carried to the entry below.
 * - A layer that the address shows (`?id=`) stands in the address of its own entry only, and that entry stays when a link
 *   leads on from it. Then going back to the layer, and at once further to the page under it, goes over entries that are
 *   there already: whoever is quicker than the layer is drawn does not step over the page.
 * - A layer that stays counts twice, for the same reason: of two steps back at once the second one would come before the
 *   entry of the first is made again, and leave the page.
 * - Layers come and go within a moment of each other (a menu that opens a dialog), so the count is settled only after, by
 *   looking at the entry itself: a mark without its layer, after a reload say, is stepped back from.
 */

import {
  type Entry,
  type HistoryEntries,
  holdEntries,
  type Href,
  isIn,
  without,
} from './history-entries.ts'

/** What is needed of the router. */
type Journeys = {
  readonly state: {
    readonly initialized: boolean
    readonly location: { readonly key: string }
    readonly navigation: { readonly state: string }
  }
  readonly subscribe: (listener: () => void) => () => void
}

/** What a layer is to the history. */
export type LayerKind = {
  /** The name in the address's query that shows it. */
  readonly shownBy?: string | undefined
  /** It answers a step back by saying why it stays, and keeps its entry. */
  readonly stays?: boolean | undefined
}

type Layer = LayerKind & { readonly close: () => void }

let layers: readonly Layer[] = []
/** Settles the count soon; does nothing where nobody keeps the layers in the history. */
let settleSoon: () => void = () => undefined
let isLeaving = false

/**
 * Loads `href` in place of the page. Going back in the history would call that off, so layers that close while the page is
 * still there leave their entries behind.
 */
export function leavePage(href: string): void {
  isLeaving = true
  // Going back may bring this very page to life again, as it was.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  window.location.assign(href)
}

/** Takes up a layer that has opened; the answer is called when it has closed. */
export function addLayer(close: () => void, { shownBy, stays }: LayerKind = {}): () => void {
  const layer = { close, shownBy, stays }
  layers = stays === true ? [...layers, layer, layer] : [...layers, layer]
  settleSoon()
  return () => {
    layers = layers.filter((other) => other !== layer)
    settleSoon()
  }
}

/**
 * Keeps the open layers in the history of the browser. It must listen before the router does: at the window browsers ask
 * the listeners in the order in which they came, those that capture too.
 */
export function keepLayersInHistory<Router extends Journeys>(
  createRouter: () => Router,
): { readonly router: Router; readonly stop: () => void } {
  const entries = holdEntries()
  let isMoving = false
  /** The entry of another page that was left a moment ago: a page that asks before it is left goes back to it. */
  let left: Entry | null = null

  const move = (steps: number) => {
    isMoving = true
    entries.go(steps)
  }

  function settle() {
    const { initialized, location, navigation } = router.state
    const here = entries.here()
    left = null
    // A journey under way settles it itself, or calls again when it is over.
    if (
      isLeaving ||
      isMoving ||
      !initialized ||
      navigation.state !== 'idle' ||
      here.key !== location.key
    )
      return
    // What the address shows may not have been drawn yet.
    const depth = Math.max(layers.length, here.shownBy === undefined ? 0 : 1)
    if (here.depth > depth) move(depth - here.depth)
    stepIntoAll(entries, layers.slice(here.depth))
  }
  const soon = soonAfter(settle)

  function arrive(event: PopStateEvent) {
    const [before, wasAsked] = [entries.arrive(), isMoving]
    const here = entries.here()
    isMoving = false
    soon()
    if (here.idx !== before.idx) left = before
    if (here.idx !== before.idx || here.depth === before.depth || isRouters(entries, before)) return
    event.stopImmediatePropagation()
    if (here.key !== before.key) carry(entries, before, before.href)
    // Whoever opened while the history was on its way stays.
    if (wasAsked) return
    closeAbove(here.depth)
    // At once: the next step back may be on its way.
    stepIntoAll(entries, layers.slice(here.depth))
  }

  Object.assign(history, functionsForRouter(entries, { move, left: () => left }))
  window.addEventListener('popstate', arrive)
  const router = createRouter()
  const unsubscribe = router.subscribe(soon)
  settleSoon = soon
  soon()
  return {
    router,
    stop: () => {
      window.removeEventListener('popstate', arrive)
      unsubscribe()
      settleSoon = () => undefined
      entries.giveBack()
    },
  }
}

/** Closes the layers above `depth`, the topmost first, down to one that stays. */
function closeAbove(depth: number) {
  const staying = layers.findLastIndex(({ stays }) => stays === true)
  const closing = layers.slice(Math.max(depth, staying)).toReversed()
  // They take a moment to go, and count no more in it.
  layers = layers.slice(0, Math.max(depth, staying + 1))
  for (const layer of closing) layer.close()
}

function stepIntoAll(entries: HistoryEntries, above: readonly Layer[]) {
  above.every((layer) => stepInto(entries, layer))
}

/** Makes an entry for a layer; not for one that was told to go already, and has not gone yet. */
function stepInto({ here, push, replace }: HistoryEntries, { shownBy }: Layer): boolean {
  const { state, depth, href, shownBy: lowest } = here()
  if (depth > 0 || shownBy === undefined) {
    push({ depth: depth + 1, shownBy: lowest }, state, href)
    return true
  }
  if (!isIn(href, shownBy)) return false
  replace({ depth }, state, without(href, shownBy))
  push({ depth: 1, shownBy }, state, href)
  return true
}

/** Leaves a step between a page and what its address shows to the router, where the layer is not there yet. */
function isRouters(entries: HistoryEntries, before: Entry): boolean {
  const here = entries.here()
  const isBack = here.depth < before.depth
  const [page, { shownBy }] = isBack ? [here, before] : [before, here]
  if (page.depth > 0 || shownBy === undefined || layers[0]?.shownBy === shownBy) return false
  if (isBack && here.key !== before.key) carry(entries, before, without(before.href, shownBy))
  return true
}

/** Takes what changed in an entry along into the one the browser has gone to. */
function carry(entries: HistoryEntries, { state, shownBy }: Entry, href: string) {
  const { depth } = entries.here()
  entries.replace({ depth, shownBy: depth > 0 ? shownBy : undefined }, state, href)
}

type Moves = { readonly move: (steps: number) => void; readonly left: () => Entry | null }

/** What the router asks of the history, as it becomes of the entry the browser is in. */
function functionsForRouter({ here, push, replace, go }: HistoryEntries, { move, left }: Moves) {
  return {
    pushState: (state: unknown, _: string, href?: Href) => {
      const { depth, shownBy } = here()
      const takesItsPlace = depth > (shownBy === undefined ? 0 : 1)
      const write = takesItsPlace ? replace : push
      write({ depth: 0 }, state, href)
    },
    replaceState: (state: unknown, _: string, href?: Href) => {
      const { depth, shownBy } = here()
      const isShown = shownBy !== undefined && isIn(href ?? location.href, shownBy)
      replace({ depth, shownBy: isShown ? shownBy : undefined }, state, href)
    },
    go: (steps = 0) => {
      const { idx, depth, place } = here()
      const from = left()
      if (from !== null && steps === Number(from.idx) - Number(idx)) go(from.place - place)
      // Back means the page before, not the entry below a layer: a question "leave?" is a layer itself.
      else if (steps < 0) move(steps - depth)
      else go(steps)
    },
  }
}

/** A microtask is early enough for a step back that follows at once, and late enough for layers that change places. */
function soonAfter(run: () => void): () => void {
  let isAwaited = false
  return () => {
    if (isAwaited) return
    isAwaited = true
    queueMicrotask(() => {
      isAwaited = false
      run()
    })
  }
}
