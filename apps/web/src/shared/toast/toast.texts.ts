import { defineTexts } from '../texts/texts.ts'

export const toastTexts = defineTexts({
  korea: { success: '성공', failure: '실패', region: '알림' },
})
