import type { PriceItem, TrendChart } from '@gyeol/contract'
import { DAY_MS, formatDate } from '@gyeol/korean'
import { PRICE_SERIES, type PriceSeries } from '@gyeol/terms'
import { useState } from 'react'
import { Link } from 'react-router'
import { ChartTable } from '../../../shared/chart/table/chart-table.tsx'
import type { ChartLine } from '../../../shared/chart/time/chart-line.ts'
import { TimeChart } from '../../../shared/chart/time/time-chart.tsx'
import { ChevronRightIcon, TableIcon, TrendIcon } from '../../../shared/icons/icons.ts'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useReadPriceTrendQuery } from '../../../shared/prices/price.api.ts'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'

const DAYS = 30
const HEIGHT = 240

type ChartCardProps = {
  readonly item: PriceItem
  readonly first: PriceSeries
  readonly today: string
}

/** Thirty days of one series; the same numbers as a table on request. */
export function ChartCard({ item, first, today }: ChartCardProps) {
  const texts = itemTexts
  const words = priceTexts
  const [chosen, setChosen] = useState<PriceSeries | null>(null)
  const [isTable, setTable] = useState(false)
  const series = chosen ?? first
  const { data, error, refetch } = useReadPriceTrendQuery({
    query: { itemId: item.id, from: daysBefore(today), to: today, series },
  })
  return (
    <Card as="section" padding="medium" aria-labelledby="chart">
      <div className={styles.cardHead}>
        <h2 id="chart" className={styles.cardTitle}>
          {texts.days}
        </h2>
        <SegmentedControl
          label={texts.series}
          value={series}
          onChange={setChosen}
          segments={PRICE_SERIES.map((value) => ({ value, label: words.series[value] }))}
        />
        <Link className={styles.more} to={pricePaths.chart(item.id)}>
          {texts.bigger}
          <ChevronRightIcon aria-hidden="true" />
        </Link>
      </div>
      {data === undefined && error === undefined && (
        <div className={styles.chartRoom} role="status" aria-label={texts.waiting} />
      )}
      {data === undefined && error !== undefined && (
        <ErrorState title={texts.chartFailed} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          {isTable ? (
            <ChartTable
              caption={texts.tableOf(nameOfItem(item))}
              lines={[lineOf(data, item, texts.median)]}
              today={today}
            />
          ) : (
            <Drawing chart={data} item={item} />
          )}
          <Button
            block
            variant="soft"
            className={styles.chartFoot}
            icon={isTable ? <TrendIcon /> : <TableIcon />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? texts.chart : texts.table}
          </Button>
        </>
      )}
    </Card>
  )
}

function Drawing({ chart, item }: { chart: TrendChart; item: PriceItem }) {
  const texts = itemTexts
  const words = priceTexts
  const [reading, setReading] = useState<string | null>(null)
  const line = lineOf(chart, item, texts.median)
  return (
    <TimeChart
      label={texts.chartOf(nameOfItem(item), words.series[chart.series])}
      lines={[line]}
      focus={line.key}
      dots={chart.dots.map(({ at, value, isFiltered }) => ({ day: at, value, isFiltered }))}
      events={chart.events.map(({ at, title }) => ({ day: at, title }))}
      from={chart.from}
      to={chart.to}
      height={HEIGHT}
      hasEndLabels={false}
      reading={reading}
      onRead={setReading}
    />
  )
}

function lineOf({ points }: TrendChart, { id }: PriceItem, name: string): ChartLine {
  return {
    key: id,
    name,
    look: 'primary',
    points: points.map(({ at, median, q1, q3, members }) => ({
      day: at,
      value: median,
      q1,
      q3,
      members,
    })),
  }
}

/** The first of thirty days that end today. */
function daysBefore(today: string): string {
  return formatDate(Date.parse(`${today}T00:00:00+09:00`) - (DAYS - 1) * DAY_MS)
}
