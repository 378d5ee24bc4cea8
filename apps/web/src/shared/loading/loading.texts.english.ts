import { defineEnglish } from '../texts/texts.ts'
import type { loadingTexts as korean } from './loading.texts.ts'

export const loadingTexts = defineEnglish<typeof korean>({ loading: 'Loading…' })
