import type { memberStatusTexts as korean } from './member-status.texts.ts'
import { defineEnglish } from './texts.ts'

export const memberStatusTexts = defineEnglish<typeof korean>({
  ACTIVE: 'Active',
  WAITING: 'Waiting for approval',
  DISABLED: 'Suspended',
})
