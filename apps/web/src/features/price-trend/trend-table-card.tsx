import { chartCsvRows } from '../../shared/chart/table/chart-csv.ts'
import { ChartTable } from '../../shared/chart/table/chart-table.tsx'
import { saveCsv } from '../../shared/files/csv.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import styles from './trend-screen.module.css'
import { trendTexts } from './trend.texts.ts'
import type { Trend } from './use-trend.ts'

/** The numbers of the chart: to read, and as a file. */
export function TrendTableCard({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const { lines, answer, choice } = trend
  const step = answer.data?.step ?? 'day'
  const hasValues = lines.some(({ points }) => points.some(({ value }) => value !== null))
  const save = () => {
    const names = lines.map(({ name }) => name).join('-')
    saveCsv(texts.csvName(names, choice.today), chartCsvRows(lines, step))
  }
  if (lines.length === 0) return null
  return (
    <Card as="section" aria-labelledby="trend-table" className={styles.table}>
      <div className={styles.tableHead}>
        <h2 id="trend-table">{texts.table}</h2>
        {hasValues && (
          <Button size="small" icon={<DownloadIcon />} onClick={save}>
            {texts.csv}
          </Button>
        )}
      </div>
      {hasValues ? (
        <ChartTable
          caption={texts.tableOf}
          lines={lines}
          focus={choice.focus ?? undefined}
          step={step}
          today={choice.today}
        />
      ) : (
        <p className={styles.nothing}>{texts.noPoints}</p>
      )}
    </Card>
  )
}
