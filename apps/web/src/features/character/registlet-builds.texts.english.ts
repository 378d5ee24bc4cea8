import { defineEnglish } from '../../shared/texts/texts.ts'
import type { registletBuildTexts as korean } from './registlet-builds.texts.ts'

export const registletBuildTexts = defineEnglish<typeof korean>({
  title: 'My characters that use it',
  level: (level) => `Lv ${level}`,
})
