import { formatNumber } from '@gyeol/korean'
import type { ConditionOffer, SearchAnswer, SearchHit, SearchKind } from '../lookup/search-entry.ts'
import type { SearchTexts } from '../search.texts.ts'

/** A line of the palette that can be taken. */
export type PaletteOption =
  | { readonly type: 'hit'; readonly id: string; readonly hit: SearchHit }
  | { readonly type: 'offer'; readonly id: string; readonly offer: ConditionOffer }
  | { readonly type: 'recent'; readonly id: string; readonly text: string }
  | { readonly type: 'all'; readonly id: string; readonly text: string }

/** Lines under one heading. */
export type PaletteGroup = {
  readonly key: string
  readonly title: string
  /** How many there are in all; undefined where that says nothing. */
  readonly count?: string
  readonly options: readonly PaletteOption[]
}

/** The address of the result page. */
export function resultsPath(text: string): string {
  return `/search?q=${encodeURIComponent(text.trim())}`
}

/** Whether an answer has nothing to offer and will not have more soon. */
export function isNothing({ total, offers, catalogue }: SearchAnswer): boolean {
  return total === 0 && offers.length === 0 && !catalogue.isLoading
}

/** What the palette lists for an answer; `kind`: only hits of it. */
export function answerGroups(
  answer: SearchAnswer,
  kind: SearchKind | null,
  texts: SearchTexts,
): readonly PaletteGroup[] {
  const offers: PaletteGroup = {
    key: 'offers',
    title: texts.byCondition,
    options: answer.offers.map((offer) => ({ type: 'offer', id: `offer/${offer.kind}`, offer })),
  }
  const hits = answer.groups
    .filter((group) => group.hits.length > 0 && (kind === null || group.kind === kind))
    .map((group): PaletteGroup => {
      return {
        key: group.kind,
        title: texts.kind[group.kind],
        ...(group.total > group.hits.length ? { count: formatNumber(group.total) } : {}),
        options: group.hits.map((hit) => ({ type: 'hit', id: hit.key, hit })),
      }
    })
  const all: PaletteGroup = {
    key: 'all',
    title: '',
    options: [{ type: 'all', id: 'all', text: answer.text }],
  }
  const mixed = answer.isNamed ? [...hits.slice(0, 1), offers, ...hits.slice(1)] : [offers, ...hits]
  const groups = kind === null ? mixed : hits
  return [...groups, all].filter(({ options }) => options.length > 0)
}

type Start = {
  readonly recent: readonly string[]
  readonly suggestions: readonly SearchHit[]
}

/** What the palette lists before anything is typed. */
export function startGroups(
  { recent, suggestions }: Start,
  texts: SearchTexts,
): readonly PaletteGroup[] {
  const searches: PaletteGroup = {
    key: 'recent',
    title: texts.recent,
    options: recent.map((text) => ({ type: 'recent', id: `recent/${text}`, text })),
  }
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  const rest = kinds.map((kind): PaletteGroup => {
    const own = suggestions.filter((hit) => hit.kind === kind)
    return {
      key: kind,
      title: texts.kind[kind],
      options: own.map((hit) => ({ type: 'hit', id: hit.key, hit })),
    }
  })
  return [searches, ...rest].filter(({ options }) => options.length > 0)
}
