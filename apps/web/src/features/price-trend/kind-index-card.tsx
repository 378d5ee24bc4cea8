import type { TrendIndex } from '@gyeol/contract'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { Spark } from '../../shared/chart/spark/spark.tsx'
import { PriceChange } from '../../shared/prices/words/price-change.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import styles from './kind-index-card.module.css'
import { useReadTrendIndexQuery } from './trend.api.ts'
import { trendTexts } from './trend.texts.ts'

type KindRow = TrendIndex['kinds'][number]

const IN_HUNDREDTHS = 100
const BASE = 10_000

/** How the things of each kind moved together in thirty days, as a number around 100 (PR32). */
export function KindIndexCard() {
  const texts = trendTexts.index
  const { data, isError, error, refetch } = useReadTrendIndexQuery({ query: {} })
  return (
    <section aria-labelledby="kind-index" className={styles.index}>
      <SectionTitle id="kind-index" trailing={<small>{texts.line}</small>}>
        {texts.title}
      </SectionTitle>
      <Card as="ul">
        {data === undefined && !isError && (
          <li className={styles.row} aria-busy="true">
            <Skeleton lines={3} />
          </li>
        )}
        {data === undefined && isError && (
          <li>
            <QueryFailure error={error} onRetry={() => void refetch()} />
          </li>
        )}
        {data?.kinds.map((kind) => (
          <IndexRow key={kind.kindId} kind={kind} />
        ))}
      </Card>
    </section>
  )
}

function IndexRow({ kind }: { readonly kind: KindRow }) {
  const texts = trendTexts.index
  const { name, items, index, change, points } = kind
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{texts.items(items)}</small>
      </span>
      <Spark values={points} base={BASE} tone={toneOf(change)} />
      <span className={styles.value}>
        {index === null ? (
          <small>{texts.none}</small>
        ) : (
          <>
            <b>{(index / IN_HUNDREDTHS).toFixed(1)}</b>
            <PriceChange change={change} />
          </>
        )}
      </span>
    </li>
  )
}

function toneOf(change: number | null): 'up' | 'down' | 'quiet' {
  if (change === null || change === 0) return 'quiet'
  return change > 0 ? 'up' : 'down'
}
