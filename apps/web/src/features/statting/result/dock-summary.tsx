import { formatNumber } from '@gyeol/korean'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingView } from '../sessions/statting-view.ts'

/** Potential change and success rate, always under the thumb. */
export function DockSummary({ view }: { readonly view: StattingView }) {
  const texts = stattingTexts
  const { session, preview } = view
  const last = session.finished === null ? null : session.history.at(-1)
  const before = last?.potentialBefore ?? session.potential
  const after = last?.potentialAfter ?? preview.futurePotential
  return (
    <>
      {texts.columns.potential} {before !== after && `${formatNumber(before)} → `}
      {formatNumber(after)}
      <b translate="no">{session.finished ?? preview.successRate}%</b>
    </>
  )
}
