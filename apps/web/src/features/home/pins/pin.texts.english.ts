import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { pinTexts as korean } from './pin.texts.ts'

export const pinTexts = defineEnglish<typeof korean>({
  title: 'Pin the tools you use most',
  line: 'Pinned tools come first on home in this browser.',
  pinned: 'Pinned tools',
  none: 'Nothing pinned yet. Choose below.',
  others: 'Other tools and data',
  up: (name) => `Move ${name} up`,
  reset: 'Unpin all',
  wasReset: 'Unpinned everything',
  undo: 'Undo',
  done: 'Done',
})
