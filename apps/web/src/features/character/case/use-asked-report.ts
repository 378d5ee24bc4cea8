import { CASE_FIGURES } from '@gyeol/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { oneOfOrNone } from '../../../shared/router/use-filters.ts'
import type { OwnDialog } from '../own-dialog.ts'

/** `?report=…` comes from the login or from the inbox: it is opened once, and then the address says no more. */
export function useAskedReport(onOpen: (dialog: OwnDialog) => void): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('report')
  useEffect(() => {
    if (asked === null) return
    const report = oneOfOrNone(CASE_FIGURES, asked)
    if (report) onOpen({ report })
    setQuery(
      (now) => {
        now.delete('report')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [asked, onOpen, setQuery])
}
