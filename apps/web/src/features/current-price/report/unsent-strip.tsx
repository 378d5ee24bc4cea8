import { OfflineIcon } from '../../../shared/icons/icons.ts'
import { showActionToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import { unsentReportsSaved } from './unsent-reports.saved.ts'
import { useUnsentReports } from './use-unsent-reports.ts'

/** Says which reports still wait for a connection; nothing where none do. */
export function UnsentStrip() {
  const texts = reportTexts
  const { reports, send } = useUnsentReports()
  if (reports.length === 0) return null
  const drop = () => {
    const dropped = reports
    unsentReportsSaved.save([])
    showActionToast(texts.unsentDropped, {
      label: texts.undo,
      run: () => unsentReportsSaved.update((now) => [...dropped, ...now]),
    })
  }
  return (
    <div className={styles.unsent} role="status">
      <OfflineIcon aria-hidden="true" />
      <span>{texts.unsent(reports.length)}</span>
      <Button size="small" onClick={() => void send()}>
        {texts.unsentNow}
      </Button>
      <Button size="small" variant="ghost" onClick={drop}>
        {texts.unsentDrop}
      </Button>
    </div>
  )
}
