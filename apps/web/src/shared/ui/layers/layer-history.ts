/*
 * Back closes what is open over a page. Every open layer stands for one more entry of the browser's history at the same
 * address, marked with how many layers are open there; going back from it closes the topmost one.
 *
 * The router hears nothing of these entries: they carry its own state, number (`idx`) included, and the `popstate` between
 * two entries of one page is stopped before it. As journeys of the router they would run the page's loaders, scroll, and
 * count as leaving. Four rules keep the history clean:
 * - What the router pushes from a marked entry takes its place, and what it replaces there stays marked: a link followed in
 *   the drawer leaves nothing behind that Back would have to step over.
 * - What changed in the address while a layer was open (the filters of a sheet) is carried to the entry below.
 * - A layer that the address shows (`?id=`) stands in the address of its own entry only, and that entry stays when a link
 *   leads on from it. Then going back to the layer, and at once further to the page under it, goes over entries that are
 *   there already: whoever is quicker than the layer is drawn does not step over the page.
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

type Layer = {
  readonly close: () => void
  /** The name in the address's query that shows it. */
  readonly shownBy: string | undefined
}

/** An entry of the history, as the browser keeps it. */
type Entry = {
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
type Marks = { readonly depth: number; readonly shownBy?: string | undefined }

type Href = string | URL | null

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

/** Takes up a layer that has opened; the answer is called when it has closed. `shownBy`: see `Layer`. */
export function addLayer(close: () => void, shownBy?: string): () => void {
  const layer = { close, shownBy }
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
  /** The entry of another page that was left a moment ago: a page that asks before it is left goes back to it. */
  let left: Entry | null = null

  const push = (marks: Marks, state: unknown, href?: Href) => {
    pushState(marked(state, { ...marks, place: here.place + 1 }), '', href)
    here = readEntry()
  }
  const replace = (marks: Marks, state: unknown, href?: Href) => {
    replaceState(marked(state, { ...marks, place: here.place }), '', href)
    here = readEntry()
  }
  const move = (steps: number) => {
    isMoving = true
    go(steps)
  }

  function settle() {
    const { initialized, location, navigation } = router.state
    left = null
    if (isLeaving) return
    // A journey under way settles it itself, or calls again when it is over.
    if (isMoving || !initialized || navigation.state !== 'idle' || here.key !== location.key) return
    // What the address shows may not have been drawn yet.
    const depth = Math.max(layers.length, here.shownBy === undefined ? 0 : 1)
    if (here.depth > depth) move(depth - here.depth)
    for (const layer of layers.slice(here.depth)) {
      if (!stepInto(layer)) break
    }
  }
  const soon = soonAfter(settle)

  function stepInto({ shownBy }: Layer): boolean {
    const { state, depth, href } = here
    if (depth > 0 || shownBy === undefined) {
      push({ depth: depth + 1, shownBy: here.shownBy }, state, href)
      return true
    }
    // Told to go already, and not gone yet.
    if (!isIn(href, shownBy)) return false
    replace({ depth }, state, without(href, shownBy))
    push({ depth: 1, shownBy }, state, href)
    return true
  }

  function arrive(event: PopStateEvent) {
    const [before, wasAsked] = [here, isMoving]
    here = readEntry()
    isMoving = false
    soon()
    if (here.idx !== before.idx) left = before
    if (here.idx !== before.idx || here.depth === before.depth || isRouters(before)) return
    event.stopImmediatePropagation()
    if (here.key !== before.key) carry(before, before.href)
    // Whoever opened while the history was on its way stays.
    if (wasAsked) return
    const closing = layers.slice(here.depth).toReversed()
    // They take a moment to go, and count no more in it.
    layers = layers.slice(0, here.depth)
    for (const layer of closing) layer.close()
  }

  /** Leaves a step between a page and what its address shows to the router, where the layer is not there yet. */
  function isRouters(before: Entry): boolean {
    const isBack = here.depth < before.depth
    const [page, { shownBy }] = isBack ? [here, before] : [before, here]
    if (page.depth > 0 || shownBy === undefined || layers[0]?.shownBy === shownBy) return false
    if (isBack && here.key !== before.key) carry(before, without(before.href, shownBy))
    return true
  }

  function carry({ state, shownBy }: Entry, href: string) {
    replace({ depth: here.depth, shownBy: here.depth > 0 ? shownBy : undefined }, state, href)
  }

  Object.assign(history, {
    pushState: (state: unknown, _: string, href?: Href) => {
      const takesItsPlace = here.depth > (here.shownBy === undefined ? 0 : 1)
      ;(takesItsPlace ? replace : push)({ depth: 0 }, state, href)
    },
    replaceState: (state: unknown, _: string, href?: Href) => {
      const { depth, shownBy } = here
      const isShown = shownBy !== undefined && isIn(href ?? location.href, shownBy)
      replace({ depth, shownBy: isShown ? shownBy : undefined }, state, href)
    },
    go: (steps = 0) => {
      if (left !== null && steps === Number(left.idx) - Number(here.idx)) {
        go(left.place - here.place)
      } else if (steps < 0) {
        // Back means the page before, not the entry below a layer: a question "leave?" is a layer itself.
        move(steps - here.depth)
      } else go(steps)
    },
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

const isIn = (href: Exclude<Href, null>, name: string) =>
  new URL(href, location.href).searchParams.has(name)

function without(href: string, name: string): string {
  const url = new URL(href)
  url.searchParams.delete(name)
  return url.href
}
