import { useCallback, useEffect, useRef } from 'react'
import { showActionToast } from './toast.ts'
import type { ToastAction } from './toast-with-action.tsx'

/** Offers to take back what only the screen that shows it can: the offer goes with the screen, or when it is withdrawn. */
export function useScreenOffer() {
  const last = useRef<(() => void) | null>(null)
  const withdraw = useCallback(() => {
    last.current?.()
    last.current = null
  }, [])
  useEffect(() => withdraw, [withdraw])
  const offer = (text: string, action: ToastAction) => {
    last.current = showActionToast(text, action)
  }
  return { offer, withdraw }
}
