import { describeAutoRefusal } from '@gyeol/statting-auto'
import { Card } from '../../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/display/error-state.tsx'
import { LoadingBlock } from '../../../../shared/ui/display/loading-block.tsx'
import { OPTION_LABELS } from '../../slots/option-labels.ts'
import { findOption } from '../../sessions/statting-view.ts'
import { type AutoSearch, startSearch } from '../search/auto-search-store.ts'
import { autoTexts } from '../auto.texts.ts'
import { valueOf } from '@gyeol/statting'

/** What stands in the place of a result while there is none. */
export function NoResult({ search }: { readonly search: AutoSearch | null }) {
  const texts = autoTexts
  return (
    <Card padding="medium">
      <Content search={search} texts={texts} />
    </Card>
  )
}

type ContentProps = {
  readonly search: AutoSearch | null
  readonly texts: typeof autoTexts
}

function Content({ search, texts }: ContentProps) {
  const { results } = texts
  switch (search?.phase) {
    case undefined:
      return <EmptyState title={results.empty} line={results.emptyLine} gem="weapon" />
    case 'searching':
      return <LoadingBlock label={texts.search.searching} />
    case 'failed':
      return (
        <ErrorState
          title={results.failed}
          line={results.failedLine}
          onRetry={() => startSearch(search.request)}
        />
      )
    case 'refused':
      return (
        <ErrorState
          title={results.refused}
          line={search.refusals.map((refusal) => describe(refusal, search)).join(' ')}
        />
      )
    case 'cancelled':
      return <EmptyState title={texts.search.cancelledEmpty} line={results.emptyLine} />
    case 'proving':
    case 'finished':
      return <EmptyState title={results.nothing} line={results.nothingLine} />
  }
}

function describe(refusal: AutoSearch['refusals'][number], { request }: AutoSearch): string {
  const text = describeAutoRefusal(refusal, {
    nameOf: (key) => OPTION_LABELS[key],
    valueOf: (key, steps) => {
      const option = findOption(key)
      return option && valueOf(option, request.problem.settings, steps)
    },
  })
  return /[.!?]$/.test(text) ? text : `${text}.`
}
