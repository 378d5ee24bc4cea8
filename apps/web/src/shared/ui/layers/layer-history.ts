/*
 * Back closes what is open over a page. Every open layer stands for one more entry of the browser's history at the same
 * address, marked with how many layers are open there; going back from it closes the topmost one.
 *
 * The router hears nothing of these entries: they carry its own state, number (`idx`) included, and the `popstate` between
 * two entries of one page is stopped before it. As journeys of the router they would run the page's loaders, scroll, and
 * count as leaving. Three rules keep the history clean:
 * - What the router pushes from a marked entry takes its place, and what it replaces there stays marked: a link followed in
 *   the drawer leaves nothing behind that Back would have to step over.
 * - What changed in the address while a layer was open (the filters of a sheet) is carried to the entry below.
 * - Layers come and go within a moment of each other (a menu that opens a dialog), so the count is settled only after, by
 *   looking at the entry itself: a mark without its layer, after a reload say, is stepped back from.
 */

/** What is needed of the router. */
type Journeys = {
  readonly state: {
    readonly initialized: boolean
    readonly location: { readonly key: string }
    readonly navigation: { readonly state: string }
  }
  readonly subscribe: (listener: () => void) => () => void
}

type Layer = { readonly close: () => void }

/** An entry of the history, as the browser keeps it. */
type Entry = {
  /** The router's number of the page; the same for all entries of its layers. */
  readonly idx: unknown
  readonly key: unknown
  readonly depth: number
  readonly state: unknown
  readonly href: string
}

/** Name of the mark in an entry's state. */
const MARK = 'layers'

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
export function addLayer(close: () => void): () => void {
  const layer = { close }
  layers = [...layers, layer]
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
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  const go = history.go.bind(history)
  let here = readEntry()
  let isMoving = false

  const write = (how: typeof pushState, state: unknown, href?: string | URL | null) => {
    how(state, '', href)
    here = readEntry()
  }
  const move = (steps: number) => {
    isMoving = true
    go(steps)
  }

  function settle() {
    const { initialized, location, navigation } = router.state
    if (isLeaving) return
    // A journey under way settles it itself, or calls again when it is over.
    if (isMoving || !initialized || navigation.state !== 'idle' || here.key !== location.key) return
    if (here.depth > layers.length) move(layers.length - here.depth)
    while (here.depth < layers.length) write(pushState, markedState(here.state, here.depth + 1))
  }
  const soon = soonAfter(settle)

  function arrive(event: PopStateEvent) {
    const [before, wasAsked] = [here, isMoving]
    here = readEntry()
    isMoving = false
    soon()
    if (here.idx !== before.idx || here.depth === before.depth) return
    event.stopImmediatePropagation()
    if (here.key !== before.key) {
      write(replaceState, markedState(before.state, here.depth), before.href)
    }
    // Whoever opened while the history was on its way stays.
    if (!wasAsked) for (const layer of layers.slice(here.depth).toReversed()) layer.close()
  }

  Object.assign(history, {
    pushState: (state: unknown, _: string, href?: string | URL | null) =>
      write(here.depth > 0 ? replaceState : pushState, state, href),
    replaceState: (state: unknown, _: string, href?: string | URL | null) =>
      write(replaceState, markedState(state, here.depth), href),
    // Back means the page before, not the entry below a layer: a question "leave?" is a layer itself.
    go: (steps = 0) => (steps < 0 ? move(steps - here.depth) : go(steps)),
  })
  window.addEventListener('popstate', arrive)
  const router = createRouter()
  const unsubscribe = router.subscribe(soon)
  settleSoon = soon
  soon()
  const stop = () => {
    window.removeEventListener('popstate', arrive)
    unsubscribe()
    settleSoon = () => undefined
    Object.assign(history, { pushState, replaceState, go })
  }
  return { router, stop }
}

function soonAfter(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run)
  }
}

function readEntry(): Entry {
  // Anything may stand there: what is not the router's has neither number nor key.
  const state = history.state as Readonly<Record<string, unknown>> | null
  const depth = state?.[MARK]
  return {
    idx: state?.idx,
    key: state?.key ?? 'default',
    depth: typeof depth === 'number' ? depth : 0,
    state,
    href: location.href,
  }
}

function markedState(state: unknown, depth: number): unknown {
  // `undefined` leaves an entry without layers as the router wrote it.
  return { ...(state as object | null), [MARK]: depth === 0 ? undefined : depth }
}
