import { useEffect, useState } from 'react'

const TICK_MS = 20_000

/** The time now (epoch ms), renewed while the page is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(renew, TICK_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}
