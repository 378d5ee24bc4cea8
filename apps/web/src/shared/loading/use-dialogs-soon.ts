import { useEffect, useState } from 'react'

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * True from the first sign that somebody is there: dialogs are fetched then, so that the first sight stays
 * light and the first tap still opens at once.
 */
export function useLayersSoon(): boolean {
  const [isSoon, setIsSoon] = useState(false)
  useEffect(() => {
    const wake = () => setIsSoon(true)
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, wake, { once: true })
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, wake)
    }
  }, [])
  return isSoon
}
