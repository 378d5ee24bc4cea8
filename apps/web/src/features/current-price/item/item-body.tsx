import type { CurrentPrice } from '@gyeol/contract'
import type { PriceSeries } from '@gyeol/terms'
import { useState } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { ChartCard } from './chart-card.tsx'
import { Explanation } from './explanation.tsx'
import { HeadlineCard } from './headline-card.tsx'
import styles from './item.module.css'
import { itemTexts } from './item.texts.ts'
import { ReportsCard } from './reports-card.tsx'
import { TogetherCard } from './together-card.tsx'
import { WatchCard } from './watch-card.tsx'

type ItemBodyProps = {
  readonly prices: CurrentPrice & { readonly isOffline: boolean }
  readonly series: PriceSeries
  readonly isNarrow: boolean
  readonly now: number
  readonly today: string
  readonly copyOf: string | null | undefined
}

/** The cards of an item; what stands in the rail of a wide screen comes below them on a phone. */
export function ItemBody({ prices, series, isNarrow, now, today, copyOf }: ItemBodyProps) {
  const texts = itemTexts
  const [isWhy, setWhy] = useState(false)
  const { item, isOffline } = prices
  const side = (
    <>
      {!item.isSample && <WatchCard prices={prices} series={series} />}
      <TogetherCard prices={prices} series={series} />
    </>
  )
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <HeadlineCard
          prices={prices}
          today={today}
          copyOf={copyOf}
          onWhy={isNarrow ? () => setWhy(true) : undefined}
        />
        <ChartCard item={item} first={series} today={today} />
        <ReportsCard prices={prices} isOffline={isOffline} now={now} />
      </div>
      <div className={styles.side}>
        <Card as="section" padding="medium" aria-labelledby="why" className={styles.wideOnly}>
          <h2 id="why" className={styles.cardTitle}>
            {texts.why}
          </h2>
          <Explanation estimate={prices[series]} />
        </Card>
        {side}
      </div>
      {isNarrow && (
        <Sheet title={texts.why} open={isWhy} onOpenChange={setWhy}>
          <Explanation estimate={prices[series]} />
        </Sheet>
      )}
    </div>
  )
}
