import { ALERT_CHANNELS } from '@gyeol/contract'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useTestAlertsMutation } from './alert.api.ts'
import styles from './alert.module.css'
import { alertTexts } from './alert.texts.ts'

/** Sends one now, and says what became of it. */
export function AlertTest({ hasTarget }: { hasTarget: boolean }) {
  const texts = alertTexts
  const [test, { data, isLoading }] = useTestAlertsMutation()
  return (
    <Card as="section" padding="large" aria-labelledby="alert-test" className={styles.section}>
      <SectionTitle id="alert-test">{texts.test}</SectionTitle>
      <p className={styles.note}>{hasTarget ? texts.testLine : texts.testNone}</p>
      <div className={styles.actions}>
        <Button disabled={!hasTarget} busy={isLoading} onClick={() => void test({ body: {} })}>
          {texts.test}
        </Button>
      </div>
      <div role="status">
        <ul className={styles.outcomes}>
          {ALERT_CHANNELS.map((channel) => {
            const outcome = data?.[channel] ?? null
            if (outcome === null) return null
            return (
              <li key={channel}>
                {texts.testOf(texts.channels[channel], texts.outcomes[outcome])}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
