import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import { hasShape, isBoolean } from '../../shared/saved-data/shapes.ts'

type OfferMemory = { readonly isRefused: boolean }

const isMemory = hasShape<{ isRefused: boolean }>({ isRefused: isBoolean })

/** Whether the question of the language was waved away: another one, or keeping that of a link. */
export const languageOfferSaved = defineSaved<OfferMemory>({
  key: 'language-offer',
  version: 1,
  initial: () => ({ isRefused: false }),
  schema: (value) => (isMemory(value) ? value : null),
})
