import { defineEnglish } from '../../shared/texts/texts.ts'
import type { shortLinkTexts as korean } from './short-link.texts.ts'

export const shortLinkTexts = defineEnglish<typeof korean>({
  opening: 'Opening what was shared',
  gone: 'This link is gone',
  goneLine: 'Its maker deleted it, or nobody opened it for a long time. Ask whoever sent it.',
  offline: 'It can be opened once you are online',
  offlineLine: 'Short links need an internet connection.',
  failed: "Couldn't open the link",
  home: 'Go home',
})
