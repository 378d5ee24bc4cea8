import { formatNumber } from '@gyeol/korean'
import { PRICE_SERIES } from '@gyeol/terms'
import { useState } from 'react'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { timesApart } from '../../shared/chart/time/base100.ts'
import { TimeChart } from '../../shared/chart/time/time-chart.tsx'
import { priceTexts } from '../../shared/prices/prices.texts.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { BELOW_MD, useMedia } from '../../shared/ui/layout/use-media.ts'
import { ItemPicks } from './item-picks.tsx'
import { ReadingList } from './reading-list.tsx'
import styles from './trend-screen.module.css'
import { dotsOf, eventsOf } from './trend-lines.ts'
import { TREND_RANGES } from './trend-question.ts'
import { trendTexts } from './trend.texts.ts'
import type { Trend } from './use-trend.ts'

const PHONE_HEIGHT = 300
const DESK_HEIGHT = 380

/** The picks, what of them is drawn, the drawing, and the values of the day that is read. */
export function TrendChartCard({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const { choice, set } = trend
  return (
    <Card as="section" aria-label={texts.drawing}>
      <ItemPicks trend={trend} />
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.range}
          value={choice.range}
          onChange={(range) => set({ range })}
          segments={TREND_RANGES.map((value) => ({ value, label: texts.ranges[value] }))}
        />
        <SegmentedControl
          label={texts.series}
          value={choice.series}
          onChange={(series) => set({ series })}
          segments={PRICE_SERIES.map((value) => ({ value, label: texts.seriesNames[value] }))}
        />
      </div>
      <Drawing trend={trend} />
    </Card>
  )
}

function Drawing({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const { answer } = trend
  if (answer.data === undefined && answer.isError)
    return (
      <div className={styles.waiting}>
        <QueryFailure
          error={answer.error}
          onRetry={() => void answer.refetch()}
          goneLine={texts.missing}
        />
      </div>
    )
  if (answer.data === undefined)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton lines={4} shape="block" />
      </div>
    )
  return <Drawn trend={trend} />
}

function Drawn({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const seriesNames = priceTexts.series
  const isPhone = useMedia(BELOW_MD)
  const [read, setRead] = useState<string | null>(null)
  const { choice, answer, lines, from, isBase100 } = trend
  const { data } = answer
  if (data === undefined) return null
  const names = lines.map(({ name }) => name).join(', ')
  return (
    <>
      <div className={styles.drawing} aria-busy={answer.isFetching || undefined}>
        <OfflineTag answer={data} />
        <Scale trend={trend} />
        <TimeChart
          label={texts.chart(names, texts.ranges[choice.range], seriesNames[choice.series])}
          lines={lines}
          focus={choice.focus ?? undefined}
          dots={dotsOf(data)}
          events={eventsOf(data)}
          from={from}
          to={data.to}
          step={data.step}
          base100={isBase100}
          height={isPhone ? PHONE_HEIGHT : DESK_HEIGHT}
          reading={read}
          onRead={setRead}
        />
      </div>
      <ReadingList lines={lines} day={read} step={data.step} />
    </>
  )
}

/** Values far apart show how they move only as an index; the viewer may go back to plain values. */
function Scale({ trend }: { readonly trend: Trend }) {
  const texts = trendTexts
  const { lines, isFarApart, isBase100, set } = trend
  if (!isFarApart && !isBase100) return null
  const times = formatNumber(Math.floor(timesApart(lines)))
  return (
    <>
      {isFarApart && <HintStrip>{isBase100 ? texts.switched : texts.tooFar(times)}</HintStrip>}
      <div className={styles.scale}>
        <SegmentedControl
          label={texts.scale}
          value={isBase100 ? 'base' : 'plain'}
          onChange={(scale) => set({ base: scale === 'base' ? 'first' : 'plain' })}
          segments={[
            { value: 'plain', label: texts.scales.plain },
            { value: 'base', label: texts.scales.base },
          ]}
        />
      </div>
    </>
  )
}
