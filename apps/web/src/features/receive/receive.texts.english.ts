import { defineEnglish } from '../../shared/texts/texts.ts'
import type { receiveTexts as korean } from './receive.texts.ts'

export const receiveTexts = defineEnglish<typeof korean>({
  opening: 'Opening what you received',
  nothing: 'Nothing received',
  nothingLine: 'Share a link or text from another app, or open a backup file with this app.',
  tooBig: 'The file is too big. Files up to 5 MB can be opened.',
  unreadable: "Couldn't read the file.",
  home: 'Go home',
})
