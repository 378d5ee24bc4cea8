import { defineEnglish } from '../../texts/texts.ts'
import type { keepTexts as korean } from './keep.texts.ts'

export const keepTexts = defineEnglish<typeof korean>({
  offline: 'Use without a connection',
  keep: 'Keep on this device',
  keepHint: (size) => `Takes about ${size}. You can then search and pick equipment offline too.`,
  keptCopy: (size) => `Kept. About ${size}`,
  forgot: 'The kept list was removed',
  noRoom: 'There is no room for it on this device.',
})
