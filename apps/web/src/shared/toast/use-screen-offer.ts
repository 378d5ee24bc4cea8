import { useCallback, useEffect, useRef } from 'react'
import { showActionToast } from './toast.ts'
import type { ToastAction } from './toast-with-action.tsx'

/** Offers to take back what only the screen that shows it can: the offers go with the screen, or when they are withdrawn. */
export function useScreenOffer() {
  // More than one: an offer that gave way to another would come back after both.
  const made = useRef<readonly (() => void)[]>([])
  const withdraw = useCallback(() => {
    for (const end of made.current) end()
    made.current = []
  }, [])
  useEffect(() => withdraw, [withdraw])
  const offer = (text: string, action: ToastAction) => {
    made.current = [...made.current, showActionToast(text, action)]
  }
  return { offer, withdraw }
}
