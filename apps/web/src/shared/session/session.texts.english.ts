import { defineEnglish } from '../texts/texts.ts'
import type { sessionTexts as korean } from './session.texts.ts'

export const sessionTexts = defineEnglish<typeof korean>({ logout: 'Log out' })
