import { formatNumber } from '@gyeol/korean'
import { BellIcon } from '../../../shared/icons/icons.ts'
import { IconButton, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import type { PriceListState } from './use-price-list.ts'

/** Under the thumb: how many items have a price, those the viewer watches, and the way to report. */
export function PriceDock({ list, isFresh }: { list: PriceListState; isFresh: boolean }) {
  const texts = indexTexts
  const { first, filters, question, canWatch } = list
  const counts = first?.levelCounts
  const all = counts === undefined ? 0 : counts.none + counts.low + counts.medium + counts.high
  return (
    <ActionDock
      label={texts.dock}
      summary={
        isFresh ? (
          <>
            {texts.nobody}
            <b>{texts.nobodyCount}</b>
          </>
        ) : (
          <>
            {texts.priced}
            <b>
              {first === undefined ? '–' : formatNumber(first.priced)}
              <small className={styles.ofAll}>
                {first === undefined ? '' : ` / ${formatNumber(all)}`}
              </small>
            </b>
          </>
        )
      }
      actions={
        canWatch && !isFresh ? (
          <IconButton
            label={texts.watches}
            icon={<BellIcon />}
            variant="secondary"
            size="large"
            aria-pressed={question.isWatched}
            onClick={() => filters.set({ watched: question.isWatched ? '' : '1', more: '' })}
          />
        ) : undefined
      }
      main={
        <LinkButton variant="primary" size="large" to={pricePaths.report()}>
          {isFresh ? texts.first : texts.reportLong}
        </LinkButton>
      }
    />
  )
}
