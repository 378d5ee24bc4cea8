import type { CurrentPrice, PriceReport, PriceReportQuery } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { useListPriceReportsQuery } from '../../../shared/prices/price.api.ts'
import { copySpina } from '../../../shared/prices/words/copy-spina.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'
import { ReportRow } from './report-row.tsx'

type ReportsCardProps = {
  readonly prices: CurrentPrice
  readonly isOffline: boolean
  readonly now: number
}

type Choice = 'all' | 'in' | 'out'

const PAGE_SIZE = 20

/** What members reported, and what became of each. */
export function ReportsCard({ prices, isOffline, now }: ReportsCardProps) {
  const texts = itemTexts
  const [choice, setChoice] = useState<Choice>('all')
  const [pages, setPages] = useState(1)
  const { item, reportTotal, report } = prices
  const counts = useCounts(item.id, isOffline || reportTotal === 0)
  const choose = (next: Choice) => {
    setChoice(next)
    setPages(1)
  }
  const total = choice === 'all' ? reportTotal : (counts[choice] ?? 0)
  const left = total - pages * PAGE_SIZE
  return (
    <Card as="section" aria-labelledby="reports" onCopy={copySpina}>
      <div className={styles.reportsHead}>
        <h2 id="reports" className={styles.cardTitle}>
          {texts.reports} <span className={styles.count}>{formatNumber(reportTotal)}</span>
        </h2>
        {reportTotal > 0 && (
          <SegmentedControl
            label={texts.filter}
            value={choice}
            onChange={choose}
            segments={[
              { value: 'all', label: texts.filters.all },
              { value: 'in', label: texts.filters.in(countText(counts.in)) },
              { value: 'out', label: texts.filters.out(countText(counts.out)) },
            ]}
          />
        )}
      </div>
      {report !== null && choice === 'all' && (
        <ul className={styles.reports}>
          <ReportRow
            report={report}
            item={item}
            estimate={prices[report.series]}
            now={now}
            isLinked
          />
        </ul>
      )}
      {choice === 'all' ? (
        <Rows
          reports={prices.reports.filter(({ id }) => id !== report?.id)}
          prices={prices}
          now={now}
          emptyWords={report === null ? texts.noReports : null}
        />
      ) : (
        <Page prices={prices} now={now} query={{ use: choice, page: 1, pageSize: PAGE_SIZE }} />
      )}
      {Array.from({ length: pages - 1 }, (_, place) => (
        <Page
          key={place}
          prices={prices}
          now={now}
          query={{
            ...(choice === 'all' ? {} : { use: choice }),
            page: place + 2,
            pageSize: PAGE_SIZE,
          }}
        />
      ))}
      {left > 0 && (
        <div className={styles.reportsMore}>
          {isOffline ? (
            <p className={styles.quiet}>{texts.reportsOffline}</p>
          ) : (
            <Button block variant="ghost" onClick={() => setPages(pages + 1)}>
              {texts.moreReports(left)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

/** How many reports were counted, and how many were not; undefined while that is on its way. */
function useCounts(id: string, skip: boolean) {
  const { data: counted } = useListPriceReportsQuery(
    { params: { id }, query: { use: 'in', pageSize: 1 } },
    { skip },
  )
  const { data: others } = useListPriceReportsQuery(
    { params: { id }, query: { use: 'out', pageSize: 1 } },
    { skip },
  )
  return { in: counted?.total, out: others?.total }
}

function countText(count: number | undefined): string {
  return count === undefined ? '' : ` ${formatNumber(count)}`
}

type PageProps = {
  readonly prices: CurrentPrice
  readonly now: number
  readonly query: PriceReportQuery
}

function Page({ prices, now, query }: PageProps) {
  const texts = itemTexts
  const { data, error, refetch } = useListPriceReportsQuery({
    params: { id: prices.item.id },
    query,
  })
  if (data === undefined) {
    return error === undefined ? (
      <div className={styles.reportsMore}>
        <Skeleton lines={3} />
      </div>
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <Rows
      reports={data.items}
      prices={prices}
      now={now}
      emptyWords={query.page === 1 ? texts.noSuchReports : null}
    />
  )
}

type RowsProps = Omit<PageProps, 'query'> & {
  readonly reports: readonly PriceReport[]
  readonly emptyWords: string | null
}

function Rows({ reports, prices, now, emptyWords }: RowsProps) {
  if (reports.length === 0) {
    return emptyWords === null ? null : <p className={styles.noReports}>{emptyWords}</p>
  }
  return (
    <ul className={styles.reports}>
      {reports.map((report) => (
        <ReportRow
          key={report.id}
          report={report}
          item={prices.item}
          estimate={prices[report.series]}
          now={now}
        />
      ))}
    </ul>
  )
}
