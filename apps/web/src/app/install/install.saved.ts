import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { hasShape, isBoolean, listOf, textLike } from '../../shared/saved-data/shapes.ts'

/** The first days on which the site was of use, and whether installing it was offered. */
type InstallMemory = { readonly days: readonly string[]; readonly isOffered: boolean }

/** The offer comes on the second. */
export const DAYS_BEFORE_OFFER = 2

const isMemory = hasShape<{ days: string[]; isOffered: boolean }>({
  days: listOf(textLike(/^\d{4}-\d{2}-\d{2}$/), { min: 0, max: DAYS_BEFORE_OFFER }),
  isOffered: isBoolean,
})

export const installSaved = defineSaved<InstallMemory>({
  key: 'install',
  version: 1,
  initial: () => ({ days: [], isOffered: false }),
  schema: (value) => (isMemory(value) ? value : null),
})
