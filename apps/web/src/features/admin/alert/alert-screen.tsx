import type { Alerts } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { NarrowPage } from '../../../shared/ui/layout/page.tsx'
import { Switch } from '../../../shared/ui/controls/switch.tsx'
import { usePauseAlertMutation, useReadAlertsQuery } from './alert.api.ts'
import styles from './alert.module.css'
import { AlertTargets } from './alert-targets.tsx'
import { AlertTest } from './alert-test.tsx'
import { alertTexts } from './alert.texts.ts'

/** /admin/alert: what the owner is told outside the site, where to, and a test. */
export function AlertScreen() {
  const texts = alertTexts
  const { data, isError, refetch } = useReadAlertsQuery()
  return (
    <NarrowPage size="medium" title={texts.title} line={texts.line} className={styles.body}>
      {data === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton lines={6} />}
      {data !== undefined && (
        <>
          <AlertTargets alerts={data} />
          <AlertTest hasTarget={data.webhook !== null || data.mail !== null} />
          <AlertList alerts={data.alerts} />
        </>
      )}
    </NarrowPage>
  )
}

const shown = (at: string) => formatListDate(Date.parse(at))

function AlertList({ alerts }: { alerts: Alerts['alerts'] }) {
  const texts = alertTexts
  const [pause] = usePauseAlertMutation()
  return (
    <Card as="section" padding="large" aria-labelledby="alerts" className={styles.section}>
      <SectionTitle id="alerts">{texts.alerts}</SectionTitle>
      <p className={styles.note}>{texts.alertsLine}</p>
      {alerts.map(({ code, since, toldAt, isPaused }) => (
        <Switch
          key={code}
          label={texts.names[code] ?? code}
          hint={[
            since === null ? texts.calm : texts.since(shown(since)),
            ...(toldAt === null ? [] : [texts.toldAt(shown(toldAt))]),
          ].join(' · ')}
          checked={!isPaused}
          onChange={(isOn) => void pause({ params: { code }, body: { isPaused: !isOn } })}
        />
      ))}
    </Card>
  )
}
