import { formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useReadThanksQuery } from './correction.api.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'

/** Whose proposals were taken over, the most helpful first. */
export function ThanksList() {
  const texts = correctionTexts
  const { data, error, refetch } = useReadThanksQuery()
  if (data === undefined) {
    if (error === undefined) return <Skeleton lines={4} />
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return <EmptyState title={texts.thanksNone} />
  return (
    <section aria-label={texts.thanks} className={styles.thanks}>
      <p className={styles.muted}>{texts.thanksLine}</p>
      <ol className={styles.people}>
        {data.map(({ nickname, count }) => (
          <li key={nickname}>
            <b>{nickname}</b>
            <span>{texts.times(formatNumber(count))}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
