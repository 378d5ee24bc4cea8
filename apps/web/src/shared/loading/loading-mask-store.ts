import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'

/** How a call under way shows: `hint` says so at the foot of the page, `veil` covers the page. */
export type Cover = 'hint' | 'veil'

/** How many calls show in which way. */
const pending = createStore<Readonly<Record<Cover, number>>>({ hint: 0, veil: 0 })

/** What a page reads before anybody has asked for anything is its own affair. */
let isOpening = false

/** What it needs of a window. */
type Deeds = {
  readonly addEventListener: (
    type: 'click' | 'keydown',
    listen: (event: Pick<Event, 'isTrusted'>) => void,
    isFirst: true,
  ) => void
}

/** From now until the first tap or key, reading covers nothing: what is drawn stays in sight, and can be tapped. */
export function openQuietly(target: Deeds): void {
  isOpening = true
  const end = ({ isTrusted }: Pick<Event, 'isTrusted'>) => {
    if (isTrusted) isOpening = false
  }
  target.addEventListener('click', end, true)
  target.addEventListener('keydown', end, true)
}

/**
 * Shows one call and gives the function that ends it.
 * GET waits one macrotask (0 ms, specification §4), so an answer at hand never shows it; the other
 * methods cover at once.
 */
export function beginMask(method: string): () => void {
  const isRead = method === 'GET'
  const cover: Cover = isRead && isOpening ? 'hint' : 'veil'
  let state: 'waiting' | 'shown' | 'over' = 'waiting'
  const show = () => {
    if (state !== 'waiting') return
    state = 'shown'
    count(cover, 1)
  }
  const timer = isRead ? setTimeout(show, 0) : undefined
  if (timer === undefined) show()
  return () => {
    clearTimeout(timer)
    if (state === 'shown') count(cover, -1)
    state = 'over'
  }
}

function count(cover: Cover, by: number): void {
  pending.update((counts) => ({ ...counts, [cover]: counts[cover] + by }))
}

/** True while at least one call shows. */
export function isMasked(): boolean {
  return strongest(pending.get()) !== undefined
}

/** The strongest way in which a call shows, if one is under way. */
export function useCover(): Cover | undefined {
  return useStore(pending, strongest)
}

function strongest(counts: Readonly<Record<Cover, number>>): Cover | undefined {
  return (['veil', 'hint'] as const).find((cover) => counts[cover] > 0)
}
