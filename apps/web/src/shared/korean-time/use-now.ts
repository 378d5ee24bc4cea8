import { useSyncExternalStore } from 'react'
import { drawnAt } from '../http/page-data.ts'
import { onClockSkew, serverNow } from '../http/server-time.ts'

const TICK_MS = 20_000

/** Below this the time that is shown counts as the time now: all that is drawn together shows the same. */
const SAME_MS = TICK_MS / 2

let shown = 0

/** The time now (epoch ms) by the server's clock, renewed while the page is looked at; where a page is taken over, first that of its drawing. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, () => drawnAt() ?? readNow())
}

function readNow(): number {
  const now = serverNow()
  if (Math.abs(now - shown) >= SAME_MS) shown = now
  return shown
}

function subscribe(listener: () => void): () => void {
  const renew = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const timer = setInterval(renew, TICK_MS)
  document.addEventListener('visibilitychange', renew)
  const stop = onClockSkew(renew)
  return () => {
    stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}
