import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { listOf, textLike } from '../../../shared/saved-data/shapes.ts'

/** More are not looked through any more. */
const MOST_RECENT = 8

/** Longer texts were pasted, not searched for. */
const LONGEST = 64

const isRecent = listOf(textLike(/^[^\n]{1,64}$/), { min: 0, max: MOST_RECENT })

/** What was searched for last in this browser, newest first. */
export const recentSearchesSaved = defineSaved<readonly string[]>({
  key: 'search-recent',
  version: 1,
  initial: () => [],
  schema: (value) => (isRecent(value) ? value : null),
})

/** Remembers a search that led somewhere; single letters and half syllables are no searches. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  if (trimmed.length < 2 || trimmed.length > LONGEST) return
  recentSearchesSaved.update((recent) =>
    [trimmed, ...recent.filter((other) => other !== trimmed)].slice(0, MOST_RECENT),
  )
}

/** Forgets them all. */
export function forgetSearches(): void {
  recentSearchesSaved.save([])
}
