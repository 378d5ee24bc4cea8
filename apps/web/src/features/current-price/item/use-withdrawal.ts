import type { PriceReport } from '@gyeol/contract'
import { useEffect, useRef, useState } from 'react'
import { useWithdrawReportMutation } from '../../../shared/prices/price-writing.api.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { useScreenOffer } from '../../../shared/toast/use-screen-offer.ts'
import { itemTexts } from './item.texts.ts'

/** So long a report that was taken back can be brought again. */
const UNDO_MS = 6_000

/**
 * Takes an own report back. A withdrawn one cannot be made valid again with its day and weight, so the
 * server is told only when nobody has called it off; leaving the page tells it at once.
 */
export function useWithdrawal({ id }: Pick<PriceReport, 'id'>) {
  const [withdraw] = useWithdrawReportMutation()
  const [isLeaving, setLeaving] = useState(false)
  const waiting = useRef<(() => void) | null>(null)
  // What was called off, or has been told to the server, is not offered any longer.
  const { offer, withdraw: endOffer } = useScreenOffer()
  useEffect(() => {
    const send = () => waiting.current?.()
    window.addEventListener('pagehide', send)
    return () => {
      window.removeEventListener('pagehide', send)
      send()
    }
  }, [])
  const undo = () => {
    if (waiting.current === null) return
    waiting.current = null
    endOffer()
    setLeaving(false)
    showToast(itemTexts.keeps)
  }
  const begin = () => {
    const send = () => {
      clearTimeout(timer)
      waiting.current = null
      endOffer()
      withdraw({ params: { id } })
        .unwrap()
        .catch(() => setLeaving(false))
    }
    const timer = setTimeout(() => {
      if (waiting.current === send) send()
    }, UNDO_MS)
    waiting.current = send
    setLeaving(true)
    const texts = itemTexts
    offer(texts.withdrawn, { label: texts.undo, run: undo })
  }
  return { isLeaving, begin, undo }
}
