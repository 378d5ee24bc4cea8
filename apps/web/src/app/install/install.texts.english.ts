import { defineEnglish } from '../../shared/texts/texts.ts'
import type { installTexts as korean } from './install.texts.ts'

export const installTexts = defineEnglish<typeof korean>({
  offer: 'Add it to your home screen to open it like an app.',
  install: 'Install',
  newVersion: 'A new version is ready. Reload once you finish what you are doing.',
  reload: 'Reload',
})
