import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { slotTexts as korean } from './slot.texts.ts'

export const slotTexts = defineEnglish<typeof korean>({
  open: 'Slot total',
  openCount: (count) => `Slot total ${count}`,
  add: 'Try in a slot',
  title: 'Total of the slots',
  line: 'Each piece holds two crystas. What you choose stays in the address, so you can share it as it is.',
  slot: (piece, place) => `${piece} slot ${place}`,
  empty: 'Empty',
  search: 'Name',
  remove: (slot) => `Clear ${slot}`,
  owned: 'Owned',
  clear: 'Clear all',
  cleared: 'All slots cleared',
  undo: 'Undo',
  sum: 'Total',
  of: 'Which piece',
  all: 'All',
  nothing: 'Put crystas into slots to see their stats added up.',
  noOptions: 'There are no stats to add.',
  conditions: 'Stats that need the gear in brackets are added apart.',
  copy: 'Copy total',
  noRoom: (name) => `No free slot for ${name}. Clear one first.`,
})
