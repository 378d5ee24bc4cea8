import { defineEnglish } from '../texts/texts.ts'
import type { leaveTexts as korean } from './leave.texts.ts'

export const leaveTexts = defineEnglish<typeof korean>({
  title: 'You have unsaved changes',
  lost: 'If you leave now, what you wrote is lost.',
  kept: 'Your draft stays in this browser, so you can continue later.',
  go: 'Leave',
  stay: 'Keep writing',
})
