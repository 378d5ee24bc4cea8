import { useEffect, useState } from 'react'
import { onClockSkew, serverNow } from '../http/server-time.ts'
import { drawnAt } from '../http/page-data.ts'
import { useAsDrawn } from '../store/use-as-drawn.ts'

const TICK_MS = 20_000

/** The time now (epoch ms) by the server's clock, renewed while the page is looked at; where a page is taken over, first that of its drawing. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow())
  const isAsDrawn = useAsDrawn()
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(serverNow())
    }
    const timer = setInterval(renew, TICK_MS)
    document.addEventListener('visibilitychange', renew)
    const stop = onClockSkew(renew)
    // The server may have been heard since this was drawn, before anybody listened.
    setNow((drawn) => (Math.abs(serverNow() - drawn) < TICK_MS ? drawn : serverNow()))
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return isAsDrawn ? (drawnAt() ?? now) : now
}
