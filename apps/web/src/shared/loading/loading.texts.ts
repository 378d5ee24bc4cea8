import { defineTexts } from '../texts/texts.ts'

/** Fixed by the specification §2. */
export const loadingTexts = defineTexts({ korea: { loading: '로딩중...' } })
