import { defineSaved } from '../saved-data/saved-data.ts'

/** Whether single letters and signs are shortcuts (WCAG 2.1.4: they can be switched off). */
export const letterKeysSaved = defineSaved<boolean>({
  key: 'letter-keys',
  version: 1,
  initial: () => true,
  schema: (value) => (typeof value === 'boolean' ? value : null),
  debounceMs: 0,
})
