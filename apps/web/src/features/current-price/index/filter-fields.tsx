import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { indexTexts } from './index.texts.ts'
import { TrustFilter } from './trust-filter.tsx'
import type { PriceListState } from './use-price-list.ts'

/** What the list keeps to: levels with their counts, and what the viewer watches. */
export function FilterFields({ list }: { list: PriceListState }) {
  const texts = indexTexts
  const { filters, question, first, canWatch, watchedIds } = list
  return (
    <>
      <TrustFilter
        levels={question.levels}
        counts={first?.levelCounts}
        onLevels={(trust) => filters.set({ trust, more: '' })}
      />
      {canWatch && (
        <CheckRow
          label={texts.watched}
          hint={texts.watchedCount(watchedIds.size)}
          checked={question.isWatched}
          onChange={(isOn) => filters.set({ watched: isOn ? '1' : '', more: '' })}
        />
      )}
    </>
  )
}
