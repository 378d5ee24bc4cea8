import { whenIdle } from './when-idle.ts'

/** Where a browser has no better idea of when it is idle. */
const IDLE_MS = 400

/** However busy the page stays, what it will need is fetched by then. */
const LONGEST_WAIT_MS = 2500

/** Between what waits for the rest: all at once it would hold up a tap. */
const TURN = { atMost: 100, otherwise: 20 }

let turns: Promise<void> | undefined

/**
 * When the page has come to rest for the first time: everything it asked for at the start has come,
 * and there is nothing left to draw. What the first tap most likely needs is fetched then, each in an
 * idle moment of its own, in the order they asked.
 */
export function atRest(): Promise<void> {
  const mine = turns ?? firstRest()
  turns = mine.then(() => new Promise((resolve) => whenIdle(resolve, TURN)))
  return mine
}

function firstRest(): Promise<void> {
  return new Promise((resolve) => {
    const rests = () => whenIdle(resolve, { atMost: LONGEST_WAIT_MS, otherwise: IDLE_MS })
    if (document.readyState === 'complete') rests()
    else window.addEventListener('load', rests, { once: true })
  })
}

const underWay = new Set<Promise<unknown>>()

/**
 * Fetches a part at rest, for whom data is not dear; gives up its trouble, because the tap that
 * needs the part asks again and says so.
 */
export function fetchAtRest(load: () => Promise<unknown>): void {
  if (savesData()) return
  const fetched = atRest()
    .then(load)
    .catch(() => undefined)
  underWay.add(fetched)
  void fetched.finally(() => underWay.delete(fetched))
}

/** When the page rests and what its first tap needs has come: the moment for what only looks better. */
export async function afterFirstTapParts(): Promise<void> {
  await atRest()
  await Promise.all(underWay)
}

/** The viewer has asked their browser to be sparing with data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
