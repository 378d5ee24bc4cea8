import { startTransition, useEffect, useState } from 'react'
import { fetchAtRest } from './at-rest.ts'

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * True once the page rests and `load` has fetched its dialogs, or from the first sign that somebody
 * is there: the first sight stays light, and the first tap opens at once.
 */
export function useDialogsSoon(load: () => Promise<unknown>): boolean {
  const [isSoon, setIsSoon] = useState(false)
  useEffect(() => {
    let isOver = false
    const wake = () => setIsSoon(true)
    fetchAtRest(async () => {
      await load()
      if (!isOver) startTransition(wake)
    })
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, wake, { once: true })
    return () => {
      isOver = true
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, wake)
    }
  }, [load])
  return isSoon
}
