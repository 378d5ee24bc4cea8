import { VisuallyHidden } from '../../../../shared/ui/display/visually-hidden.tsx'
import type { AutoSearch } from './auto-search-store.ts'
import { isOutOfReach } from './out-of-reach.ts'
import { autoTexts } from '../auto.texts.ts'

/** Says for screen readers when the search begins and how it ends; not every number on the way. */
export function SearchAnnouncer({ search }: { readonly search: AutoSearch | null }) {
  const texts = autoTexts
  return (
    <VisuallyHidden>
      <span role="status">{search && announce(search, texts)}</span>
    </VisuallyHidden>
  )
}

function announce(search: AutoSearch, texts: typeof autoTexts): string {
  const best = search.answer?.candidates[0]
  switch (search.phase) {
    case 'searching':
      return texts.search.started
    case 'proving':
    case 'finished':
      if (!best) return texts.results.nothing
      return isOutOfReach(search)
        ? texts.search.finishedShort(best.rate)
        : texts.search.finished(best.rate)
    case 'cancelled':
      return best ? texts.search.cancelled : texts.search.cancelledEmpty
    case 'refused':
      return texts.results.refused
    case 'failed':
      return texts.search.failed
  }
}
