import { useCallback, useEffect, useRef } from 'react'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { beginFormCall } from '../../../shared/http/http-effects.ts'
import { useReportPriceMutation } from '../../../shared/prices/price-writing.api.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { showErrorToast, showLongToast } from '../../../shared/toast/toast.ts'
import { bodyOfReport } from './report-body.ts'
import { reportTexts } from './report.texts.ts'
import { dropUnsent, unsentReportsSaved } from './unsent-reports.saved.ts'

/** The reports that wait for a connection; they go out when there is one, and on request. */
export function useUnsentReports() {
  const [reports] = useSaved(unsentReportsSaved)
  const canReport = permits(useSession().roles, 'current-price.report')
  const [report] = useReportPriceMutation()
  const isSending = useRef(false)
  const send = useCallback(async () => {
    if (isSending.current || !canReport || !navigator.onLine) return
    isSending.current = true
    const texts = reportTexts
    const end = beginFormCall()
    for (const { key, at: _at, ...values } of unsentReportsSaved.load()) {
      try {
        await report({ body: bodyOfReport(values), idempotencyKey: key }).unwrap()
        dropUnsent(key)
        showLongToast(texts.sentLater(values.itemName), 'success')
      } catch (error) {
        const { code, message } = refusalOf(error)
        // No answer, or nobody logged in: they wait on. What the server refuses, it refuses again.
        if (code === null || code === 'LOGIN_REQUIRED') break
        dropUnsent(key)
        showErrorToast(texts.refusedLater(values.itemName, message))
      }
    }
    end()
    isSending.current = false
  }, [canReport, report])
  useEffect(() => {
    const again = () => void send()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [send])
  return { reports, send }
}
