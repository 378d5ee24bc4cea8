import type { CurrentPrice } from '@gyeol/contract'
import type { PriceSeries } from '@gyeol/terms'
import { LedgerIcon } from '../../../shared/icons/icons.ts'
import { provenanceWords, spinaWords } from '../../../shared/prices/words/price-words.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { pricePaths } from '../price-paths.ts'
import { noPriceWords } from './item-words.ts'
import { itemTexts } from './item.texts.ts'

type ItemDockProps = {
  readonly prices: CurrentPrice
  readonly series: PriceSeries
  readonly today: string
}

/** Under the thumb: the price with what it rests on, and the way to report. */
export function ItemDock({ prices, series, today }: ItemDockProps) {
  const texts = itemTexts
  const { item } = prices
  const estimate = prices[series]
  if (item.isSample) return null
  return (
    <ActionDock
      label={texts.dock}
      summary={
        estimate.median === null ? (
          <>
            {noPriceWords(estimate)}
            <b>{texts.noPrice}</b>
          </>
        ) : (
          <>
            {provenanceWords(estimate, { today })}
            <b>{spinaWords(estimate.median)}</b>
          </>
        )
      }
      actions={
        <LinkButton
          size="large"
          aria-label={texts.ledger}
          title={texts.ledger}
          icon={<LedgerIcon />}
          to={pricePaths.ledgerLine(item.id)}
        />
      }
      main={
        <LinkButton variant="primary" size="large" to={pricePaths.report(item.id)}>
          {texts.report}
        </LinkButton>
      }
    />
  )
}
