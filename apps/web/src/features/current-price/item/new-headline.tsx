import type { CurrentPrice } from '@gyeol/contract'
import { useState } from 'react'
import { provenanceWords, spinaWords } from '../../../shared/prices/words/price-words.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { shownSeries } from './item-words.ts'
import { itemTexts } from './item.texts.ts'

type NewHeadlineProps = { readonly prices: CurrentPrice; readonly today: string }

/** Says a price once when it changes under an open page; the first one is read with the page. */
export function NewHeadline({ prices, today }: NewHeadlineProps) {
  const texts = itemTexts
  const estimate = prices[shownSeries(prices)]
  const [known, setKnown] = useState(estimate.median)
  const [words, setWords] = useState('')
  if (estimate.median !== known) {
    setKnown(estimate.median)
    setWords(
      estimate.median === null
        ? texts.announcedNone
        : texts.announced(spinaWords(estimate.median), provenanceWords(estimate, { today })),
    )
  }
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  )
}
