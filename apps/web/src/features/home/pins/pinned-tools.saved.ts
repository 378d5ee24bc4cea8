import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { listOf, textLike } from '../../../shared/saved-data/shapes.ts'

const isKeys = listOf(textLike(/^[A-Za-z]{1,40}$/), { min: 0, max: 60 })

/** Keys of the tools this browser shows first, in their order. */
export const pinnedToolsSaved = defineSaved<readonly string[]>({
  key: 'pinned-tools',
  version: 1,
  initial: () => [],
  schema: (value) => (isKeys(value) ? value : null),
})
