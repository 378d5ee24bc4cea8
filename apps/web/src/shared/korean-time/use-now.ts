import { useEffect, useState } from 'react'
import { drawnAt } from '../http/written-answers.ts'
import { useAsDrawn } from '../store/use-as-drawn.ts'

const TICK_MS = 20_000

/** The time now (epoch ms), renewed while the page is looked at; where a page is taken over, first that of its drawing. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  const isAsDrawn = useAsDrawn()
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
  return isAsDrawn ? (drawnAt() ?? now) : now
}
