import { onSessionChange } from '../../shared/session/session-sync.ts'
import { createListeners } from '../../shared/store/create-store.ts'
import { type LiveNews, openLine, readChange } from './live-line.ts'

/** Name of the lock whose holder keeps the line, and of the channel on which it passes news on. */
const NAME = 'live'

/** A glance at another tab is not worth giving the line away. */
const HIDDEN_GRACE_MS = 5_000

/** A line this soon after the page was loaded cannot have missed what the page did not show yet. */
const FRESH_MS = 15_000

const { tell, subscribe } = createListeners<LiveNews>()
let isStarted = false

/**
 * Tells of changes on the site as they happen; gives the function that stops listening. All tabs of
 * a browser share one line: a tab in sight holds a lock and passes on what it hears. Where that is
 * impossible each tab in sight has its own. No tab in sight, no line.
 */
export function onLiveNews(listener: (news: LiveNews) => void): () => void {
  const stop = subscribe(listener)
  if (!isStarted) start()
  return stop
}

function start(): void {
  isStarted = true
  if (typeof EventSource === 'undefined') return
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = readNews(data)
    if (news !== null) tell(news)
  })
  const pass = (news: LiveNews) => {
    tell(news)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage(news)
  }
  holdWhileInSight(() => takePlace(() => listen(pass)))
}

/** Opens the line; what happened between the last line of this browser and this one is unknown. */
function listen(pass: (news: LiveNews) => void): () => void {
  let isFirst = true
  return openLine({
    onNews: pass,
    onHello: () => {
      // Later greetings follow a break that the browser has resumed from where it was.
      if (isFirst && performance.now() > FRESH_MS) pass('reset')
      isFirst = false
    },
  })
}

/** Runs `work` once this tab holds the lock; gives the function that lets it go. */
function takePlace(work: () => () => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return work()
  const waiting = new AbortController()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const take = async () => {
    const stop = work()
    await held
    stop()
  }
  navigator.locks.request(NAME, { signal: waiting.signal }, take).catch(() => undefined)
  return () => {
    waiting.abort()
    letGo()
  }
}

/** Runs `hold` while the tab can be seen and the network is there. */
function holdWhileInSight(hold: () => () => void): void {
  let release: (() => void) | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    release?.()
    release = null
  }
  const follow = () => {
    clearTimeout(leaving)
    if (!navigator.onLine) return drop()
    if (document.visibilityState === 'visible') release ??= hold()
    else leaving = setTimeout(drop, HIDDEN_GRACE_MS)
  }
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  // A page that sleeps must not hold the line of the others; it comes back by `pageshow`.
  window.addEventListener('pagehide', drop)
  window.addEventListener('pageshow', follow)
  // The server tells a line what its viewer may know: a new viewer needs a new line.
  onSessionChange(() => {
    drop()
    follow()
  })
  follow()
}

/** Checks what came over the channel: another version of the app may be open beside this one. */
function readNews(data: unknown): LiveNews | null {
  if (data === 'reset') return 'reset'
  if (typeof data !== 'object' || data === null || !('change' in data)) return null
  const change = readChange(data.change)
  return change === null ? null : { change }
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return null
  }
}
